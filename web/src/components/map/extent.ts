import type { MapBounds, Position } from './map-profile.ts'
import type { MapCircle, MarketView } from './market-view.ts'

export const world: MapBounds = { west: -180, south: -85, east: 180, north: 85 }

const milesPerDegree = 69.093

/** The bounds of a circle on the globe, cut off near the poles. */
export function circleBounds({ lat, lng, miles }: MapCircle): MapBounds {
  const byLat = miles / milesPerDegree
  const [south, north] = [Math.max(world.south, lat - byLat), Math.min(world.north, lat + byLat)]
  const farthest = Math.max(Math.abs(south), Math.abs(north))
  const byLng = Math.min(180, byLat / Math.cos((farthest * Math.PI) / 180))
  return { west: Math.max(-180, lng - byLng), south, east: Math.min(180, lng + byLng), north }
}

/** The smallest bounds around positions, with a margin in degrees. Undefined for none. */
export function boundsAround(positions: readonly Position[], margin = 0): MapBounds | undefined {
  if (positions.length === 0) return undefined
  const lats = positions.map(({ lat }) => lat)
  const lngs = positions.map(({ lng }) => lng)
  return {
    west: Math.min(...lngs) - margin,
    south: Math.min(...lats) - margin,
    east: Math.max(...lngs) + margin,
    north: Math.max(...lats) + margin,
  }
}

const cornersOf = ({ west, south, east, north }: MapBounds): Position[] => [
  { lat: south, lng: west },
  { lat: north, lng: east },
]

/** The bounds of everything that a view of the world shows, and a little more: a single place would fill the map. */
export const extentOf = ({ markers, clusters, circle }: MarketView) =>
  boundsAround(
    [
      ...(circle ? cornersOf(circleBounds(circle)) : []),
      ...clusters.flatMap(({ bounds }) => cornersOf(bounds)),
      ...markers,
    ],
    0.05,
  )
