import type { MapCluster, MapMarker } from '../market-view.ts'
import { mercator, type Pixel } from './mercator.ts'

const pinRadius = 20
/** Between the centers of neighbors, in px. A target is 40 px wide. */
const spacing = 46
const innerRadius = 58

/** Offsets from the center: rings that are filled from the inside, each starting at the top. */
export function fanOffsets(count: number): Pixel[] {
  const offsets: Pixel[] = []
  for (let ring = 0; offsets.length < count; ring++) {
    const radius = innerRadius + ring * spacing
    const room = Math.floor((2 * Math.PI * radius) / spacing)
    const onRing = Math.min(room, count - offsets.length)
    for (let at = 0; at < onRing; at++) {
      const angle = (2 * Math.PI * at) / onRing - Math.PI / 2
      offsets.push({ x: Math.round(Math.cos(angle) * radius), y: Math.round(Math.sin(angle) * radius) })
    }
  }
  return offsets
}

/** The radius of the area that a fan covers, in px. */
export const fanRadius = (offsets: readonly Pixel[]) =>
  Math.max(0, ...offsets.map(({ x, y }) => Math.hypot(x, y))) + spacing / 2

/** A cluster that can't be split by zooming in, with its places around it. */
export interface OpenFan {
  cluster: MapCluster
  markers: readonly MapMarker[]
  /** At which it is open. */
  zoom: number
}

/** Whether a fan is drawn over a pin. */
export function isCovered(pin: MapMarker | MapCluster, { cluster, markers, zoom }: OpenFan): boolean {
  const { toPixel } = mercator(zoom)
  const [center, at] = [toPixel(cluster), toPixel(pin)]
  return Math.hypot(at.x - center.x, at.y - center.y) < fanRadius(fanOffsets(markers.length)) + pinRadius
}
