import { keyOfWords } from '@app/catalogue/gazetteer/city-key.ts'
import { isKnownWord } from './ordinary-words.ts'
import { place, pointOf, townPlace, type PlaceMatch } from './place-meanings.ts'
import type { NamedPlace, PlaceNames } from './place-names.ts'
import { stateAt } from './read-states.ts'
import type { Token } from './tokens.ts'
import { accentedFirst, areJoined, hasWords, isTownName } from './town-names.ts'
import {
  leastPlausible,
  leastPopulation,
  scoreAfterPreposition,
  scoreOfSmallTown,
  scoreOfTown,
  scoreOfTypo,
} from './town-scores.ts'

const maxWords = 5
/** Tokens. Correcting towns takes longest, and longer texts are pasted rather than typed. */
const mostCorrected = 48

const hasDigit = (tokens: readonly Token[], start: number, end: number) =>
  tokens.slice(start, end).some(({ word }) => /\d/.test(word))

/** Words that may name a town, and the towns of exactly that name. */
interface TownWords {
  tokens: readonly Token[]
  start: number
  length: number
  key: string
  namesakes: readonly NamedPlace[]
  /** Corrections take too long in long texts. */
  isShort: boolean
  isAfterPreposition: boolean
}

export type TownsAt = (tokens: readonly Token[], start: number, isAfterPreposition: boolean) => PlaceMatch[]

/** Finds the towns that the tokens from `start` on may name. */
export function townReader(names: Pick<PlaceNames, 'towns' | 'similarTowns'>): TownsAt {
  function townsAt(tokens: readonly Token[], start: number, isAfterPreposition: boolean): PlaceMatch[] {
    const found: (PlaceMatch | undefined)[] = []
    const isShort = tokens.length <= mostCorrected
    for (let length = Math.min(maxWords, tokens.length - start); length > 0; length--) {
      if (hasDigit(tokens, start, start + length)) continue
      const key = keyOfWords(tokens.slice(start, start + length).map(({ word }) => word))
      const namesakes = accentedFirst(names.towns(key), tokens.slice(start, start + length))
      const words = { tokens, start, length, key, namesakes, isShort, isAfterPreposition }
      found.push(townInState(words), townAlone(words))
    }
    return found.filter((match) => match !== undefined)
  }

  /** 'Columbus, OH', 'Columbs Ohio'. */
  function townInState({
    tokens,
    start,
    length,
    key,
    namesakes,
    isShort,
  }: TownWords): PlaceMatch | undefined {
    const state = namesakes.length > 0 || isShort ? stateAt(tokens, start + length, true) : undefined
    if (state === undefined) return undefined
    const isInState = (town: NamedPlace) => town.state === state[0]
    const [exact] = namesakes.filter(isInState)
    if (exact) return { length: length + state[1], meaning: townPlace(exact, []), score: 2.4 }
    if (!isShort || !isTownName(tokens, start, length)) return undefined
    const [likely, ...others] = names.similarTowns(key).filter(isInState)
    const meaning = likely && place(pointOf(likely), others.slice(0, 3).map(pointOf), true)
    return meaning && { length: length + state[1], meaning, score: 2 }
  }

  /** 'Columbus'. */
  function townAlone(words: TownWords): PlaceMatch | undefined {
    const { tokens, start, length, namesakes, isAfterPreposition } = words
    const [town] = namesakes
    if (town === undefined || (!isAfterPreposition && areJoined(tokens, start, length, town)))
      return similarTownAlone(words)
    const score = isAfterPreposition
      ? scoreAfterPreposition(town, length)
      : scoreOfTown(town.population, length)
    if (score) {
      // 'A holiday party', though there is a Holiday in Florida.
      const isDoubtful =
        !isAfterPreposition && length === 1 && town.population < 100_000 && isKnownWord(tokens[start]!.word)
      return isDoubtful ? weakTown(words, town) : { length, meaning: townPlace(town, namesakes), score }
    }
    return town.population >= leastPopulation && isTownName(tokens, start, length)
      ? weakTown(words, town)
      : similarTownAlone(words)
  }

  const weakTown = ({ length, namesakes }: TownWords, town: NamedPlace): PlaceMatch => ({
    length,
    meaning: townPlace(town, namesakes),
    score: scoreOfSmallTown(length),
    isWeak: true,
  })

  /** 'Columbs'. */
  function similarTownAlone(words: TownWords): PlaceMatch | undefined {
    const { tokens, start, length, key, isShort, isAfterPreposition } = words
    const isLikely = (isAfterPreposition || key.length >= 6) && isTownName(tokens, start, length)
    const similar = isShort && isLikely ? names.similarTowns(key).filter(hasWords(length)) : []
    const [town] = similar
    const isPlausible =
      town && (isAfterPreposition || town.population >= leastPlausible(tokens, start, length))
    return isPlausible
      ? { length, meaning: townPlace(town, similar, true), score: scoreOfTypo(town, isAfterPreposition) }
      : undefined
  }

  return townsAt
}
