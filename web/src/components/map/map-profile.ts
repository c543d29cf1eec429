import type { LineScoreItem } from '../display/line-score.tsx'

export interface Position {
  lat: number
  lng: number
}

/** In degrees. */
export interface MapBounds {
  west: number
  south: number
  east: number
  north: number
}

/** A profile as a map shows it. */
export interface MapProfile extends Position {
  id: string
  name: string
  /** In one line. Empty if unknown. */
  address: string
  headerImage: string | null
  logo: string | null
  googlePlaceId: string | null
  /** Its page on this site. */
  to?: string
  rating?: number | null | undefined
  reviewCount?: number | undefined
  /** Its key figures. */
  score?: LineScoreItem[]
}

/** A search on Google Maps for the address, and for the place itself if its id is known. */
export function googleMapsLink({ address, googlePlaceId }: Pick<MapProfile, 'address' | 'googlePlaceId'>) {
  const query = new URLSearchParams({ api: '1', query: address })
  if (googlePlaceId !== null && googlePlaceId !== '') query.set('query_place_id', googlePlaceId)
  return `https://www.google.com/maps/search/?${query.toString()}`
}

/** Directions on Google Maps to the address, or to the position if there is none. */
export function directionsLink(place: Pick<MapProfile, 'address' | 'googlePlaceId'> & Position) {
  const { address, googlePlaceId, lat, lng } = place
  const query = new URLSearchParams({ api: '1', destination: address === '' ? `${lat},${lng}` : address })
  if (googlePlaceId !== null && googlePlaceId !== '') query.set('destination_place_id', googlePlaceId)
  return `https://www.google.com/maps/dir/?${query.toString()}`
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
