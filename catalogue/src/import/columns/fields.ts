import { FacilityDraft } from '@app/contract/facilities/facility-schema.ts'

/** What the contract keeps of a facility in its own row, but for its owner, whom no file can name. */
export type DraftField = Exclude<keyof typeof FacilityDraft.shape, 'parentId'>
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

/** What becomes rows of a facility's children. */
export const childFields = ['sports', 'spaces', 'amenities'] as const
export type ChildField = (typeof childFields)[number]

/** What is not kept, but tells how to read the rest. */
const clueFields = [
  'country',
  'streetNumber',
  'streetName',
  'streetType',
  'streetDirection',
  'unit',
  'alias',
  'surface',
  'indoor',
  'standing',
] as const

export const fields = [...draftFields, ...childFields, ...clueFields] as const
export type Field = (typeof fields)[number]

const labels: Partial<Record<Field, string>> = {
  postalCode: 'postal code',
  lat: 'latitude',
  lng: 'longitude',
  googlePlaceId: 'Google place id',
  facilityType: 'facility type',
  indoorArea: 'indoor area',
  yearOpened: 'year opened',
  timeZone: 'time zone',
}
export const labelOf = (field: Field) => labels[field] ?? field
