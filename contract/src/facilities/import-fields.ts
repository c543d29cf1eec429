// The fields of imported files. Without zod, because pages in the browser use them too.
import type { FacilityDraft } from './facility-schema.ts'

type TeamField = 'parentId' | 'responseTime' | 'floorLength' | 'floorWidth' | 'clearHeight'

/** The facility's own fields in the contract, except its owner, which no file can identify, and what only its team knows. */
export type DraftField = Exclude<keyof typeof FacilityDraft.shape, TeamField>
export const draftFields = [
  'name',
  'description',
  'address',
  'city',
  'state',
  'postalCode',
  'lat',
  'lng',
  'googlePlaceId',
  'phone',
  'email',
  'website',
  'facilityType',
  'availability',
  'capacity',
  'indoorArea',
  'yearOpened',
  'timeZone',
] as const satisfies readonly DraftField[]

/** Fields stored as child rows of a facility. */
export const childFields = ['sports', 'spaces', 'amenities'] as const
export type ChildField = (typeof childFields)[number]

/** Fields that are not stored but help interpret the others. */
const hintFields = [
  'country',
  'streetNumber',
  'streetName',
  'streetType',
  'streetDirection',
  'unit',
  'alias',
  'surface',
  'indoor',
  'operationalStatus',
  'active',
  'closingDate',
  'spaceName',
  'sourceId',
] as const

export const fields = [...draftFields, ...childFields, ...hintFields] as const
export type Field = (typeof fields)[number]

/** The columns of an address are joined, and names, sports, spaces and amenities are collected from several columns. */
const collected: ReadonlySet<string> = new Set<Field>(['address', 'alias', 'sports', 'spaces', 'amenities'])
/** Whether several columns may have this target. */
export const isRepeatable = (target: string) =>
  target === '-' || target.includes(':') || collected.has(target)

const labels: Partial<Record<Field, string>> = {
  postalCode: 'postal code',
  lat: 'latitude',
  lng: 'longitude',
  googlePlaceId: 'Google place ID',
  facilityType: 'facility type',
  indoorArea: 'indoor area',
  yearOpened: 'year opened',
  timeZone: 'time zone',
  streetNumber: 'street number',
  streetName: 'street name',
  streetType: 'street type',
  streetDirection: 'street direction',
  alias: 'other names',
  indoor: 'indoor or outdoor',
  operationalStatus: 'status',
  active: 'open or not',
  closingDate: 'closing date',
  spaceName: 'space name',
  sourceId: 'number in the source',
}
export const labelOf = (field: Field) => labels[field] ?? field
