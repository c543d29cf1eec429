import type { MapBounds, Position } from '../map-profile.ts'

/** The smallest bounds around positions. Undefined for none. */
export function boundsAround(positions: readonly Position[]): MapBounds | undefined {
  if (positions.length === 0) return undefined
  const lats = positions.map(({ lat }) => lat)
  const lngs = positions.map(({ lng }) => lng)
  return {
    west: Math.min(...lngs),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    north: Math.max(...lats),
  }
}

/** Google Maps with the same view. Their zooms are one higher, because their tiles are half as wide. */
export function googleMapsViewLink({ lat, lng }: Position, zoom: number) {
  const center = `${lat.toFixed(5)},${lng.toFixed(5)}`
  const query = new URLSearchParams({
    api: '1',
    map_action: 'map',
    center,
    zoom: String(Math.round(zoom) + 1),
  })
  return `https://www.google.com/maps/@?${query.toString()}`
}
