import type { Candidate } from '../rows/candidate.ts'
import type { KnownFacility } from './known-facility.ts'
import type { Differences, FieldChange } from './row-outcome.ts'
import { isSameSpot, isSameValue } from './same-value.ts'

/**
 * What a row would change in an existing facility: fields in the file with different values, and missing sports, spaces
 * and amenities. Never clears a field and never replaces a description.
 */
export function differencesOf(candidate: Candidate, known: KnownFacility): Differences {
  return {
    fields: [...fieldChanges(candidate, known), ...positionChanges(candidate, known)],
    ...missingChildren(candidate, known),
  }
}

export const isUnchanged = ({ fields, sports, spaces, amenities }: Differences) =>
  fields.length + sports.length + spaces.length + amenities.length === 0

function fieldChanges({ draft, stated, respelled }: Candidate, known: KnownFacility): FieldChange[] {
  return [...stated].flatMap((field) => {
    const [from, to] = [known.draft[field], draft[field]]
    if (field === 'lat' || field === 'lng' || to === null) return []
    if (field === 'description' && from !== null) return []
    return isSameValue(field, from, to, respelled.has(field)) ? [] : [{ field, from, to }]
  })
}

function positionChanges({ draft, stated }: Candidate, known: KnownFacility): FieldChange[] {
  const [from, to] = [known.draft, draft]
  if (!stated.has('lat') || to.lat === null || to.lng === null) return []
  if (
    from.lat !== null &&
    from.lng !== null &&
    isSameSpot({ lat: from.lat, lng: from.lng }, { lat: to.lat, lng: to.lng })
  )
    return []
  return [
    { field: 'lat', from: from.lat, to: to.lat },
    { field: 'lng', from: from.lng, to: to.lng },
  ]
}

const missingChildren = ({ sports, spaces, amenities, statedChildren }: Candidate, known: KnownFacility) => ({
  sports: statedChildren.has('sports') ? sports.filter((sport) => !known.sports.includes(sport)) : [],
  spaces: statedChildren.has('spaces')
    ? spaces.filter((space) => !known.spaces.some(({ name }) => name === space.name))
    : [],
  amenities: statedChildren.has('amenities')
    ? amenities.filter((amenity) => !known.amenities.includes(amenity))
    : [],
})
