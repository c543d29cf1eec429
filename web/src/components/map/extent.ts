import { circleBounds } from './circle-bounds.ts'
import type { MapBounds } from './map-profile.ts'
import type { MarketView } from './market-view.ts'

export const world: MapBounds = { west: -180, south: -85, east: 180, north: 85 }

/** In degrees. Without it, a single place would fill the map. */
const margin = 0.05

/** The bounds of everything that a view of the world shows. Undefined if that is nothing. */
export function extentOf({ markers, clusters, circle }: MarketView): MapBounds | undefined {
  const boxes = [
    ...(circle ? [circleBounds(circle)] : []),
    ...clusters.map(({ bounds }) => bounds),
    ...markers.map(({ lat, lng }) => ({ west: lng, south: lat, east: lng, north: lat })),
  ]
  if (boxes.length === 0) return undefined
  return {
    west: Math.min(...boxes.map(({ west }) => west)) - margin,
    south: Math.min(...boxes.map(({ south }) => south)) - margin,
    east: Math.max(...boxes.map(({ east }) => east)) + margin,
    north: Math.max(...boxes.map(({ north }) => north)) + margin,
  }
}
