import { stateOf } from '@app/contract/reference-lists/regions.ts'
import type { NamedPlace } from './place-names.ts'
import type { Meaning, PlaceMeaning } from './reading.ts'
import { otherTowns } from './town-scores.ts'

export interface PlaceMatch {
  length: number
  meaning: Meaning
  /** How sure it is that the words are a place, per word. A word of a vocabulary scores 2. */
  score: number
  /** A small town without its state. */
  isWeak?: boolean
}

export const pointOf = ({ name, state, lat, lng }: NamedPlace): PlaceMeaning => ({
  type: 'point',
  label: `${name}, ${stateOf(state)?.code ?? state}`,
  lat,
  lng,
})

export const place = (
  found: PlaceMeaning,
  others: readonly PlaceMeaning[] = [],
  isGuess = false,
): Meaning => ({
  type: 'place',
  place: found,
  others,
  isGuess,
})

/** A town with the namesakes worth offering. */
export const townPlace = (town: NamedPlace, namesakes: readonly NamedPlace[], isGuess = false) =>
  place(pointOf(town), otherTowns(namesakes).map(pointOf), isGuess)
