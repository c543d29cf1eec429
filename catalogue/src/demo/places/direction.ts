import { milesBetween, type Position } from '@app/contract/rules/globe.ts'
import { capitalized } from '../wording.ts'

const compass = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const
export type Direction = (typeof compass)[number]

export function directionFrom(center: Position, point: Position): Direction | undefined {
  const eastward = (point.lng - center.lng) * Math.cos((center.lat * Math.PI) / 180)
  const eighth = Math.round(Math.atan2(eastward, point.lat - center.lat) / (Math.PI / 4))
  return compass[(eighth + 8) % 8]
}

/** Of the distance between the corners of a state. */
const centralShare = 0.15
const fewestPlaces = 25

/** Names the part of a state that a point is in, such as 'Central Indiana'. A state with few places has no parts. */
export function partsOf(state: string, places: readonly Position[]): (point: Position) => string | undefined {
  if (places.length < fewestPlaces) return () => undefined
  const corner = (pick: (...values: number[]) => number) => ({
    lat: pick(...places.map(({ lat }) => lat)),
    lng: pick(...places.map(({ lng }) => lng)),
  })
  const [southwest, northeast] = [corner(Math.min), corner(Math.max)]
  const center = { lat: (southwest.lat + northeast.lat) / 2, lng: (southwest.lng + northeast.lng) / 2 }
  const centralMiles = centralShare * milesBetween(southwest, northeast)
  return (point) => {
    const direction = directionFrom(center, point)
    if (direction === undefined || milesBetween(center, point) < centralMiles) return `Central ${state}`
    return `${capitalized(direction.length > 'south'.length ? direction : `${direction}ern`)} ${state}`
  }
}
