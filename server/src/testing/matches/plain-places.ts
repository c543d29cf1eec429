import type { MatchRequest } from '@app/contract/events/match-request.ts'
import type { PlainHost } from './plain-hosts.ts'

interface Point {
  lat: number | null
  lng: number | null
}

export function milesBetween(a: Point, b: Point): number {
  if (a.lat === null || a.lng === null || b.lat === null || b.lng === null) return Number.NaN
  const rad = Math.PI / 180
  const half =
    Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lng - a.lng) * rad) / 2) ** 2
  return Math.round(2 * 3958.7613 * Math.asin(Math.sqrt(half)) * 1000) / 1000
}

/** What the gazetteer found for the address of a request. */
export interface PlainPlace {
  lat: number
  lng: number
  precision: string
  state: string
}

/** Whether a host is in the state that a request names, or near enough to its town. */
export function isWithin(host: PlainHost, request: MatchRequest, place: PlainPlace | null): boolean {
  if (place === null) return true
  if (place.precision === 'state') return host.state === place.state
  return milesBetween(place, host) <= (request.requestDist ?? 150)
}
