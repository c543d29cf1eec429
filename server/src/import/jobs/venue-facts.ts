import type { Space } from '@app/catalogue/import/classification/space.ts'
import type { KnownFacility } from '@app/catalogue/import/plan/known-facility.ts'
import type { Differences } from '@app/catalogue/import/plan/row-outcome.ts'
import type { Candidate, Draft } from '@app/catalogue/import/rows/candidate.ts'
import { cellsOf } from '@app/contract/columns/column.ts'
import { labelOf } from '@app/contract/imports/import-fields.ts'
import { ProfileDraft } from '@app/contract/profile-schema.ts'
import type { ImportedKind } from '../imported-kind.ts'
import type { VenueFacts } from '@app/contract/imports/import-schema.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** Facts that only this kind has, in words. Those of facilities have fields of their own. */
function ownFacts({ name, reading }: ImportedKind, draft: Draft): VenueFacts['own'] {
  if (name === 'facility') return []
  const columns = reading.fields.flatMap((field) => (field in ProfileDraft.shape ? [] : [{ field }]))
  return cellsOf(columns)(draft).flatMap((cell, at) =>
    cell === null || cell === '' ? [] : [{ label: labelOf(columns[at]?.field ?? ''), value: String(cell) }],
  )
}

const factsOf = (
  kind: ImportedKind,
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
  facilityType: textOf(draft.facilityType),
  capacity: draft.capacity ?? null,
  yearOpened: draft.yearOpened ?? null,
  own: ownFacts(kind, draft),
  sports: children.sports,
  spaces: children.spaces.map(({ name, count, surface, location }) => ({ name, count, surface, location })),
  amenities: children.amenities,
})

export const factsOfRow = (
  kind: ImportedKind,
  { draft, aliases, sports, amenities, spaces }: Candidate,
): VenueFacts =>
  factsOf(kind, draft, { otherNames: [...aliases], sports: [...sports], amenities: [...amenities], spaces })

export const factsOfProfile = (
  kind: ImportedKind,
  { draft, otherNames, sports, amenities, spaces }: KnownFacility,
) =>
  factsOf(kind, draft, {
    otherNames: [...otherNames],
    sports: [...sports],
    amenities: [...amenities],
    spaces,
  })

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
