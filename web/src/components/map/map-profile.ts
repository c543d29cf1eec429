import type { DateBlockDates } from '@app/contract/rules/event-dates.ts'
import type { LineScoreItem } from '../display/line-score.tsx'
import type { Offer } from '../display/offer-line.tsx'

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
  /** When it takes place. */
  dates?: DateBlockDates | undefined
  /** Its page on this site. */
  to?: string
  rating?: number | null | undefined
  reviewCount?: number | undefined
  offer?: Offer | null | undefined
  /** Takes no new likes or followers. */
  isClosed?: boolean | undefined
  /** Its key figures. */
  score?: LineScoreItem[]
}

type Addressed = Pick<MapProfile, 'address' | 'googlePlaceId'>

/** A search on Google Maps for the address, and for the place itself if its id is known. */
export const googleMapsLink = ({ address, googlePlaceId }: Addressed) =>
  linkOf('search', 'query', address, googlePlaceId)

/** Directions on Google Maps to the address, or to the position if there is none. */
export const directionsLink = ({ address, googlePlaceId, lat, lng }: Addressed & Position) =>
  linkOf('dir', 'destination', address || `${lat},${lng}`, googlePlaceId)

function linkOf(page: string, parameter: string, text: string, placeId: string | null) {
  const query = new URLSearchParams({ api: '1', [parameter]: text })
  if (placeId) query.set(`${parameter}_place_id`, placeId)
  return `https://www.google.com/maps/${page}/?${query.toString()}`
}
