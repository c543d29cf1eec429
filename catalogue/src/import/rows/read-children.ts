import { amenityNames } from '@app/contract/reference-lists/amenities.ts'
import type { Location } from '@app/contract/reference-lists/locations.ts'
import type { Sport } from '@app/contract/reference-lists/sports.ts'
import { sportsInNames } from '../classification/name-words.ts'
import { phraseKey } from '../classification/phrase-key.ts'
import { spaceFromText } from '../classification/space-list.ts'
import { mergeSpaces, spaceOf, type Space } from '../classification/space.ts'
import { sportOf } from '../classification/sport-of.ts'
import { surfaceOf } from '../classification/surface-of.ts'
import type { VenueKind } from '../classification/venue-kind.ts'
import type { ChildField } from '../columns/fields.ts'
import type { RowNotes } from './row-notes.ts'
import { wordsIn } from './words-in.ts'

export interface Children {
  sports: string[]
  spaces: Space[]
  amenities: string[]
  statedChildren: ReadonlySet<ChildField>
}

/** Finds out what is played in a place and on what: by its columns and its kind, sports also by its names. */
export function readChildren(
  notes: RowNotes,
  kinds: readonly VenueKind[],
  names: readonly string[],
): Children {
  const listed = listedSports(notes)
  const sports = [...listed.map((sport) => sport.name), ...kinds.flatMap((kind) => kind.sports ?? [])]
  const spaces = readSpaces(notes, listed, kinds)
  const amenities = listedAmenities(notes)
  const isRaceTrack = notes.draft.facilityType === 'Race Track'
  return {
    sports: [
      ...new Set(sports.length > 0 ? sports : sportsInNames(names, isRaceTrack ? 'Race Track' : undefined)),
    ],
    spaces: mergeSpaces(spaces.found),
    amenities,
    statedChildren: new Set<ChildField>([
      ...(sports.length > 0 ? (['sports'] as const) : []),
      ...(spaces.isStated ? (['spaces'] as const) : []),
      ...(amenities.length > 0 ? (['amenities'] as const) : []),
    ]),
  }
}

function listedSports(notes: RowNotes): Sport[] {
  return wordsIn(notes.all('sports'), /[;|,\n]/).flatMap((word) => {
    const sport = sportOf(word)
    if (sport === undefined)
      notes.remarks.push({
        code: 'word-unknown',
        text: `sport "${word}" is not known, or means several, and is left out`,
      })
    return sport ?? []
  })
}

function listedSpaces(notes: RowNotes): Space[] {
  return wordsIn(notes.all('spaces')).flatMap((text) => {
    const space = spaceFromText(text)
    if (space === undefined)
      notes.remarks.push({ code: 'word-unknown', text: `space "${text}" is not known and is left out` })
    return space ?? []
  })
}

/** The spaces listed; else one for each sort that the sports or else the kind of place ask for, which is only a guess for sports. */
function readSpaces(notes: RowNotes, sports: readonly Sport[], kinds: readonly VenueKind[]) {
  const listed = listedSpaces(notes)
  if (notes.all('spaces').length > 0) return { found: listed, isStated: listed.length > 0 }
  const surfaces = wordsIn(notes.all('surface'))
  const surface = surfaces.map(surfaceOf).find((found) => found !== undefined)
  const location = readLocation(notes)
  const wanted =
    sports.length > 0
      ? sports.map(({ defaultSpaceType: { name, surface: usual } }) =>
          spaceOf(name, { surface: surfaces.length > 0 ? surface : usual, location }),
        )
      : kinds.flatMap((kind) => kind.spaces ?? []).map((name) => spaceOf(name, { surface, location }))
  // Several sports on one pitch share it.
  const found = [...new Map(wanted.map((space) => [space.name, space])).values()]
  return { found, isStated: found.length > 0 && (sports.length === 0 || surface !== undefined) }
}

function readLocation(notes: RowNotes): Location | undefined {
  const text = notes.text('indoor') ?? ''
  if (/^(?:yes|true|1|y|indoors?)$/i.test(text)) return 'Indoor'
  return /^(?:no|false|0|n|outdoors?)$/i.test(text) ? 'Outdoor' : undefined
}

const amenityByKey = new Map(amenityNames.map((name) => [phraseKey(name), name]))

function listedAmenities(notes: RowNotes): string[] {
  const found = wordsIn(notes.all('amenities'), /[;|,\n]/).flatMap((word) => {
    const amenity = amenityByKey.get(phraseKey(word))
    if (amenity === undefined)
      notes.remarks.push({ code: 'word-unknown', text: `amenity "${word}" is not known and is left out` })
    return amenity ?? []
  })
  return [...new Set(found)]
}
