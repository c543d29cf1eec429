import type { Space } from '@app/catalogue/import/classification/space.ts'
import type { KnownFacility } from '@app/catalogue/import/plan/known-facility.ts'
import type { Differences } from '@app/catalogue/import/plan/row-outcome.ts'
import type { Candidate, Draft } from '@app/catalogue/import/rows/candidate.ts'
import { labelOf } from '@app/contract/facilities/import-fields.ts'
import type { VenueFacts } from '@app/contract/facilities/import-schema.ts'

const factsOf = (
  draft: Draft,
  children: Pick<VenueFacts, 'sports' | 'amenities' | 'otherNames'> & { spaces: readonly Space[] },
): VenueFacts => ({
  name: draft.name,
  otherNames: children.otherNames,
  address: draft.address,
  city: draft.city,
  state: draft.state,
  postalCode: draft.postalCode,
  lat: draft.lat,
  lng: draft.lng,
  phone: draft.phone,
  email: draft.email,
  website: draft.website,
  facilityType: draft.facilityType,
  capacity: draft.capacity,
  yearOpened: draft.yearOpened,
  sports: children.sports,
  spaces: children.spaces.map(({ name, count, surface, location }) => ({ name, count, surface, location })),
  amenities: children.amenities,
})

export const factsOfRow = ({ draft, aliases, sports, amenities, spaces }: Candidate): VenueFacts =>
  factsOf(draft, { otherNames: [...aliases], sports: [...sports], amenities: [...amenities], spaces })

export const factsOfFacility = ({ draft, otherNames, sports, amenities, spaces }: KnownFacility) =>
  factsOf(draft, { otherNames: [...otherNames], sports: [...sports], amenities: [...amenities], spaces })

/** Replaced values, and the names of what is added. */
export const describeDifferences = ({ fields, sports, spaces, amenities, otherNames }: Differences) => ({
  differences: fields.map(({ field, from, to }) => ({
    field,
    label: field === 'isActive' ? 'open' : labelOf(field),
    from,
    to,
  })),
  added: [...sports, ...spaces.map(({ name }) => name), ...amenities, ...otherNames],
})
