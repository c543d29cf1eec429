import { regionOf } from '@app/contract/reference-lists/regions.ts'

type Row = Record<string, unknown>

/** What the server adds to a place that its manager left out. */
export interface Settle {
  (place: Row, changes?: Row): Promise<Row>
  region(state: unknown): string | null
}

export interface Position {
  lat: number
  lng: number
}

/** Places by name, and names by place; the offline gazetteer in practice. */
export interface Geocode {
  geocode(text: string): Promise<Position | null>
  locate(lat: number, lng: number): Promise<{ timeZone: string } | null>
}

const parts = ['address', 'city', 'state', 'postalCode']
const text = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * A position from the address where none is given, or where the town changed and the position did not; a time
 * zone from the position. The position found is approximate: the middle of a postal code or town.
 */
export function settleBy(geocode: Geocode): Settle {
  const settle = async (place: Row, changes?: Row): Promise<Row> => {
    const settled: Row = {}
    const moved =
      changes !== undefined &&
      !('lat' in changes) &&
      !('lng' in changes) &&
      parts.some((part) => part !== 'address' && part in changes)
    if (place.lat === null || place.lng === null || moved) {
      const address = parts
        .map((part) => text(place[part]))
        .filter((part) => part !== '')
        .join(', ')
      const found = address === '' ? null : await geocode.geocode(address)
      if (found) Object.assign(settled, { lat: found.lat, lng: found.lng })
    }
    const lat = settled.lat ?? place.lat
    const lng = settled.lng ?? place.lng
    // A zone said in the same breath as the position stands.
    const elsewhere =
      changes !== undefined &&
      !('timeZone' in changes) &&
      ('lat' in settled || 'lat' in changes || 'lng' in changes)
    if (
      'timeZone' in place &&
      typeof lat === 'number' &&
      typeof lng === 'number' &&
      (place.timeZone === null || elsewhere)
    )
      settled.timeZone = (await geocode.locate(lat, lng))?.timeZone ?? null
    return settled
  }
  return Object.assign(settle, {
    region: (state: unknown) => regionOf(text(state)) ?? null,
  })
}
