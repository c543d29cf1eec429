import { amenityNames } from '@app/contract/reference-lists/amenities.ts'
import type { Location } from '@app/contract/reference-lists/locations.ts'
import type { Sport } from '@app/contract/reference-lists/sports.ts'
import { sportsInNames } from '../classification/name-words.ts'
import { phraseKey } from '../classification/phrase-key.ts'
import { parseSpace } from '../classification/parse-space.ts'
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

/** Reads sports, spaces and amenities from the columns and the kind of venue. Sports fall back to its names. */
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
        text: `skipped unknown or ambiguous sport "${word}"`,
      })
    return sport ?? []
  })
}

function listedSpaces(notes: RowNotes): Space[] {
  return wordsIn(notes.all('spaces')).flatMap((text) => {
    const space = parseSpace(text)
    if (space === undefined)
      notes.remarks.push({ code: 'word-unknown', text: `skipped unknown space "${text}"` })
    return space ?? []
  })
}

/**
 * The listed spaces, or else one per space type that the sports or the kind of venue imply. Spaces implied by sports are
 * guesses unless the file gives a surface.
 */
function readSpaces(notes: RowNotes, sports: readonly Sport[], kinds: readonly VenueKind[]) {
  const listed = listedSpaces(notes)
  if (notes.all('spaces').length > 0) return { found: listed, isStated: listed.length > 0 }
  const surfaces = wordsIn(notes.all('surface'))
  const surface = surfaces.map(surfaceOf).find((found) => found !== undefined)
  const location = readLocation(notes)
  const inferred =
    sports.length > 0
      ? sports.map(({ defaultSpaceType: { name, surface: defaultSurface } }) =>
          spaceOf(name, { surface: surfaces.length > 0 ? surface : defaultSurface, location }),
        )
      : kinds.flatMap((kind) => kind.spaces ?? []).map((name) => spaceOf(name, { surface, location }))
  // Sports with the same space type share one space.
  const found = [...new Map(inferred.map((space) => [space.name, space])).values()]
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
      notes.remarks.push({ code: 'word-unknown', text: `skipped unknown amenity "${word}"` })
    return amenity ?? []
  })
  return [...new Set(found)]
}
