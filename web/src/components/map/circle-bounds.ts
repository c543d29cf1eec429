import type { MapBounds } from './map-profile.ts'
import type { MapCircle } from './market-view.ts'

const milesPerDegree = 69.093
/** Of the map's projection. */
const maxLat = 85

/** The bounds of a circle on the globe, cut off near the poles. */
export function circleBounds({ lat, lng, miles }: MapCircle): MapBounds {
  const byLat = miles / milesPerDegree
  const [south, north] = [Math.max(-maxLat, lat - byLat), Math.min(maxLat, lat + byLat)]
  const farthest = Math.max(Math.abs(south), Math.abs(north))
  const byLng = Math.min(180, byLat / Math.cos((farthest * Math.PI) / 180))
  return { west: Math.max(-180, lng - byLng), south, east: Math.min(180, lng + byLng), north }
}
