import type { DraftField } from '@app/catalogue/import/columns/fields.ts'

/** The column of each draft field, in the table that holds it. */
export const profileColumns = {
  name: 'name',
  description: 'description',
  address: 'address',
  city: 'city',
  state: 'state',
  postalCode: 'postal_code',
  lat: 'lat',
  lng: 'lng',
  googlePlaceId: 'google_place_id',
  phone: 'phone',
  email: 'email',
  website: 'website',
} as const satisfies Partial<Record<DraftField, string>>

export const facilityColumns = {
  facilityType: 'facility_type',
  availability: 'availability',
  capacity: 'capacity',
  indoorArea: 'indoor_area',
  yearOpened: 'year_opened',
  timeZone: 'time_zone',
} as const satisfies Partial<Record<DraftField, string>>

/** Columns of `profile` and `facility` with values for them. */
export interface ColumnPatch {
  profile: Record<string, unknown>
  facility: Record<string, unknown>
}

const columnOf = (columns: Readonly<Partial<Record<DraftField, string>>>, field: DraftField) => columns[field]

/** Sorts fields with their values by the table they stand in. */
export function columnPatch(fields: readonly (readonly [DraftField, unknown])[]): ColumnPatch {
  const patch: ColumnPatch = { profile: {}, facility: {} }
  for (const [field, value] of fields) {
    const ofProfile = columnOf(profileColumns, field)
    const ofFacility = columnOf(facilityColumns, field)
    if (ofProfile !== undefined) patch.profile[ofProfile] = value
    if (ofFacility !== undefined) patch.facility[ofFacility] = value
  }
  return patch
}
