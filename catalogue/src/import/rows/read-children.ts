import type { Location } from '@app/contract/reference-lists/locations.ts'
import type { Sport } from '@app/contract/reference-lists/sports.ts'
import { amenityOf } from '../classification/amenity-of.ts'
import { sportsInNames } from '../classification/name-words.ts'
import { parseSpace } from '../classification/parse-space.ts'
import { mergeSpaces, spaceOf, type Space } from '../classification/space.ts'
import { spacePhrase } from '../classification/space-phrase.ts'
import { splitSpaceName } from '../classification/split-space-name.ts'
import { sportOf } from '../classification/sport-of.ts'
import { surfaceOf } from '../classification/surface-of.ts'
import type { VenueKind } from '../classification/venue-kind.ts'
import type { ChildField } from '@app/contract/imports/import-fields.ts'
import type { Children, PartOf } from './candidate.ts'
import type { MeantChildren } from './read-meant-columns.ts'
import type { RowNotes } from './row-notes.ts'
import { wordsIn } from './words-in.ts'

/**
 * Reads sports, spaces and amenities from the columns and the kind of venue. Sports fall back to its names. A sport alone
 * says nothing about spaces: their number and surface stay unknown.
 */
export function readChildren(
  notes: RowNotes,
  kinds: readonly VenueKind[],
  names: readonly string[],
  meant: MeantChildren,
): Children {
  const listed = listedSports(notes)
  const named = spacePhrase(notes.text('spaceName') ?? '')
  const sports = [
    ...listed.map((sport) => sport.name),
    ...kinds.flatMap((kind) => kind.sports ?? []),
    ...meant.sports,
    ...(named?.sport === undefined ? [] : [named.sport]),
  ]
  const spaces = mergeSpaces([...readSpaces(notes, listed, kinds, named?.space), ...meant.spaces])
  const amenities = [...new Set([...listedAmenities(notes), ...meant.amenities])]
  const isRaceTrack = notes.draft.facilityType === 'Race Track'
  return {
    sports: [
      ...new Set(sports.length > 0 ? sports : sportsInNames(names, isRaceTrack ? 'Race Track' : undefined)),
    ],
    spaces,
    amenities,
    partOf: readPart(notes, names[0] ?? ''),
    isOneSpace: named !== undefined || kinds.some((kind) => kind.isSpace),
    statedChildren: new Set<ChildField>([
      ...(sports.length > 0 ? (['sports'] as const) : []),
      ...(spaces.length > 0 ? (['spaces'] as const) : []),
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
 * The listed spaces, or else the one space that the row is about: named by a column or by the kind of venue, or implied by a
 * surface. A pitch, or a surface, belongs to a space of the row's sports.
 */
function readSpaces(
  notes: RowNotes,
  sports: readonly Sport[],
  kinds: readonly VenueKind[],
  named: Space['name'] | undefined,
): Space[] {
  if (notes.all('spaces').length > 0) return listedSpaces(notes)
  const surface = readSurface(notes)
  const location = readLocation(notes)
  const ofSports = [...new Set(sports.map(({ defaultSpaceType: { name } }) => name))]
  const isOneSpace = surface !== undefined || kinds.some((kind) => kind.isSpace)
  const names = [
    ...(named === undefined ? [] : [named]),
    ...(isOneSpace && ofSports.length > 0 ? ofSports : kinds.flatMap((kind) => kind.spaces ?? [])),
  ]
  return [...new Set(names)].map((name) => spaceOf(name, { surface, location }))
}

/** The space in a name. It is only used if other rows are about the same place. */
function readPart(notes: RowNotes, name: string): PartOf | undefined {
  const found = splitSpaceName(name)
  if (found === undefined) return undefined
  const { place, space } = found
  const details = { surface: readSurface(notes), location: readLocation(notes) }
  return { place, space: spaceOf(space.space, details), sport: space.sport }
}

const readSurface = (notes: RowNotes) =>
  wordsIn(notes.all('surface'))
    .map(surfaceOf)
    .find((found) => found !== undefined)

function readLocation(notes: RowNotes): Location | undefined {
  const text = notes.text('indoor') ?? ''
  if (/^(?:yes|true|1|y|indoors?|int[ée]rieur|interior|techado)$/i.test(text)) return 'Indoor'
  return /^(?:no|false|0|n|outdoors?|ext[ée]rieur|exterior)$/i.test(text) ? 'Outdoor' : undefined
}

function listedAmenities(notes: RowNotes): string[] {
  return wordsIn(notes.all('amenities'), /[;|,\n]/).flatMap((word) => {
    const amenity = amenityOf(word)
    if (amenity === undefined)
      notes.remarks.push({ code: 'word-unknown', text: `skipped unknown amenity "${word}"` })
    return amenity ?? []
  })
}
