import type { Field } from '@app/contract/imports/import-fields.ts'
import type { ErrorMiles } from '../matching/located.ts'
import { nameKey } from '../matching/name-key.ts'
import { otherNamesOf } from '../matching/name-parts.ts'
import type { Candidate } from '../rows/candidate.ts'
import type { KnownFacility } from './known-facility.ts'
import type { Differences, FieldChange } from './row-outcome.ts'
import { isSameSpot, isSameValue } from './same-value.ts'

/**
 * What a row would change in an existing facility: fields in the file with different values, and missing sports, spaces,
 * amenities and names. Never clears a field, never replaces a description, and never renames a facility: another name in the
 * file may be its former one.
 */
export function differencesOf(
  candidate: Candidate,
  known: KnownFacility,
  { errorMiles, fillsOnly }: { errorMiles: ErrorMiles; fillsOnly: boolean },
): Differences {
  const fields = [
    ...fieldChanges(candidate, known, errorMiles),
    ...positionChanges(candidate, known, errorMiles),
    ...(candidate.isClosed && known.isActive ? [{ field: 'isActive' as const, from: true, to: false }] : []),
  ]
  return {
    fields: fillsOnly ? fields.filter(({ from }) => isEmpty(from)) : fields,
    ...missingChildren(candidate, known),
  }
}

export const isUnchanged = ({ fields, sports, spaces, amenities, otherNames }: Differences) =>
  fields.length + sports.length + spaces.length + amenities.length + otherNames.length === 0

function fieldChanges(candidate: Candidate, known: KnownFacility, errorMiles: ErrorMiles): FieldChange[] {
  const { draft, stated, respelled } = candidate
  const isVague = isVaguer(candidate, known, errorMiles)
  return [...stated].flatMap((field) => {
    const [from, to] = [known.draft[field], draft[field]]
    if (field === 'lat' || field === 'lng' || to === null) return []
    if (field === 'description' && from !== null) return []
    if (field === 'name' && draft.name.toLowerCase() !== known.draft.name.toLowerCase()) return []
    if (isVague && from !== null && townFields.has(field)) return []
    if (Array.isArray(from) && Array.isArray(to)) return listChange(field, from, to)
    return isSameValue(field, from, to, respelled.has(field)) ? [] : [{ field, from, to }]
  })
}

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

/** A list gets what it lacks. Nothing is removed from it. */
function listChange(field: Field, from: readonly unknown[], to: readonly unknown[]): FieldChange[] {
  const missing = to.filter((value) => !from.includes(value))
  return missing.length === 0 ? [] : [{ field, from, to: [...from, ...missing] }]
}

const townFields: ReadonlySet<Field> = new Set(['city', 'state', 'postalCode'])

/** Whether the row knows only the town of a facility that has a position of its own: a suburb may be called by its city. */
const isVaguer = ({ draft, stated }: Candidate, known: KnownFacility, errorMiles: ErrorMiles) =>
  !stated.has('address') &&
  known.draft.lat !== null &&
  errorMiles(known.draft) === 0 &&
  (draft.lat === null || errorMiles(draft) > 0)

/** A position of its own replaces the center of a postal code, but not the other way around. */
function positionChanges(
  { draft, stated }: Candidate,
  known: KnownFacility,
  errorMiles: ErrorMiles,
): FieldChange[] {
  const [from, to] = [known.draft, draft]
  if (!stated.has('lat') || to.lat === null || to.lng === null) return []
  if (from.lat !== null && from.lng !== null) {
    if (isSameSpot({ lat: from.lat, lng: from.lng }, { lat: to.lat, lng: to.lng })) return []
    if (errorMiles(to) > errorMiles(from)) return []
  }
  return [
    { field: 'lat', from: from.lat, to: to.lat },
    { field: 'lng', from: from.lng, to: to.lng },
  ]
}

const missingChildren = (
  { draft, aliases, sports, spaces, amenities, statedChildren }: Candidate,
  known: KnownFacility,
) => ({
  sports: statedChildren.has('sports') ? sports.filter((sport) => !known.sports.includes(sport)) : [],
  spaces: statedChildren.has('spaces')
    ? spaces.filter((space) => !known.spaces.some(({ name }) => name === space.name))
    : [],
  amenities: statedChildren.has('amenities')
    ? amenities.filter((amenity) => !known.amenities.includes(amenity))
    : [],
  otherNames: missingNames([draft.name, ...aliases], known),
})

function missingNames(names: readonly string[], known: KnownFacility): string[] {
  const keys = new Set(known.otherNames.map(nameKey))
  return otherNamesOf(known.draft.name, names).filter((name) => !keys.has(nameKey(name)))
}
