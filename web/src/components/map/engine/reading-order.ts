import type { Position } from '../map-profile.ts'

const rowsOfView = 12

/** From top to bottom in rows of about a pin's height, and in each from left to right. */
export function inReadingOrder<P extends Position>(places: readonly P[]): P[] {
  const lats = places.map(({ lat }) => lat)
  const top = Math.max(...lats)
  const height = (top - Math.min(...lats)) / rowsOfView || 1
  const rowOf = ({ lat }: Position) => Math.floor((top - lat) / height)
  return places.toSorted((a, b) => rowOf(a) - rowOf(b) || a.lng - b.lng)
}
