import { regionOf, type StateName } from '@app/contract/reference-lists/regions.ts'

type Row = Record<string, unknown>

/** Fills in location fields that the manager left out. Returns only the fields that it changes. */
export interface ResolveLocation {
  (place: Row, changes?: Row): Promise<Row>
  region(state: unknown): string | null
}

export interface Position {
  lat: number
  lng: number
}

/** Resolves addresses to positions, and positions to time zones. In practice, the offline gazetteer. */
export interface Geocoder {
  geocode(text: string): Promise<
    | (Position & {
        /** 'Portland, ME'. */
        label: string
        precision: 'postal code' | 'city' | 'state'
        state: StateName
        population: number | null
      })
    | null
  >
  timeZoneAt(lat: number, lng: number): string | null
}

/** The time zone of a place, by whose days its page is counted. A place without a position is in UTC. */
export const zoneOfPlace = (
  { timeZoneAt }: Pick<Geocoder, 'timeZoneAt'>,
  { lat, lng }: { lat: number | null; lng: number | null },
) => (lat !== null && lng !== null ? timeZoneAt(lat, lng) : null) ?? 'UTC'

const addressFields = ['address', 'city', 'state', 'postalCode']
const text = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * Derives the position from the address, if the place has no position or only its town changed. Derives the time zone
 * from the position. The derived position is approximate: the center of a postal code or town.
 */
export function locationResolver(geocode: Geocoder): ResolveLocation {
  const resolveLocation = async (place: Row, changes?: Row): Promise<Row> => {
    const resolved: Row = {}
    const hasMoved =
      changes !== undefined &&
      !('lat' in changes) &&
      !('lng' in changes) &&
      addressFields.some((field) => field !== 'address' && field in changes)
    if (place.lat === null || place.lng === null || hasMoved) {
      const address = addressFields
        .map((field) => text(place[field]))
        .filter((part) => part !== '')
        .join(', ')
      const found = address === '' ? null : await geocode.geocode(address)
      if (found) Object.assign(resolved, { lat: found.lat, lng: found.lng })
    }
    const lat = resolved.lat ?? place.lat
    const lng = resolved.lng ?? place.lng
    // An explicit timeZone in the same patch wins over the one derived from the position.
    const needsNewTimeZone =
      changes !== undefined &&
      !('timeZone' in changes) &&
      ('lat' in resolved || 'lat' in changes || 'lng' in changes)
    if (
      'timeZone' in place &&
      typeof lat === 'number' &&
      typeof lng === 'number' &&
      (place.timeZone === null || needsNewTimeZone)
    )
      resolved.timeZone = geocode.timeZoneAt(lat, lng)
    return resolved
  }
  return Object.assign(resolveLocation, {
    region: (state: unknown) => regionOf(text(state)) ?? null,
  })
}
