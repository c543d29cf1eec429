import type { Landmark } from '../market-view.ts'
import { mercator } from './mercator.ts'
import { obstacleOf, overlapOf } from './pin-group.ts'

/** A landmark where its name can be read. */
export interface PlacedLandmark extends Landmark {
  /** How many others are here whose names have no room. */
  more: number
}

/** In px. */
const rowHeight = 32
const mostRows = 3

/** Puts names that would cover each other in rows, from north to south. The last row of a spot counts the rest. */
export function arrangeLandmarks(landmarks: readonly Landmark[], zoom: number): PlacedLandmark[] {
  const world = mercator(zoom)
  const rows: (ReturnType<typeof obstacleOf> & { place: Landmark; isMoved: boolean; more: number })[] = []
  for (const place of landmarks.toSorted((a, b) => b.lat - a.lat)) {
    const home = obstacleOf(world, place)
    let box = home
    let above: (typeof rows)[number] | undefined
    for (;;) {
      const other = rows.find((row) => overlapOf(box, row))
      if (other === undefined) break
      above = other
      box = { ...box, y: other.y + rowHeight }
    }
    if (above !== undefined && box.y - home.y > (mostRows - 1) * rowHeight) above.more += 1
    else rows.push({ ...box, place, isMoved: above !== undefined, more: 0 })
  }
  return rows.map(({ place, x, y, isMoved, more }) => ({
    ...place,
    ...(isMoved && world.toPosition({ x, y })),
    more,
  }))
}
