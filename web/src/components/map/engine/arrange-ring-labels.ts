import { miles as milesText } from '../../format.ts'
import type { Position } from '../map-profile.ts'
import type { MapRings } from '../market-view.ts'
import type { PlacedLandmark } from './arrange-landmarks.ts'
import { mercator, type Pixel } from './mercator.ts'
import { obstacleOf, textWidth } from './pin-group.ts'
import { circleRing } from './use-circle.ts'

export interface RingLabel extends Position {
  text: string
}

interface Box extends Pixel {
  width: number
  height: number
}

/** In px, as the styles have them. */
const lineHeight = 22
const labelHeight = 20
const nameHeight = ({ more }: PlacedLandmark) => 8 + lineHeight * (more > 0 ? 2 : 1)

const isCovered = (one: Box, other: Box) =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2

/** The distance of each ring, from the inside out: at the foot of the ring, or below the names and distances that would cover it there. */
export function arrangeRingLabels(
  { lat, lng, miles }: MapRings,
  zoom: number,
  landmarks: readonly PlacedLandmark[],
): RingLabel[] {
  const world = mercator(zoom)
  const taken: Box[] = landmarks.map((place) => ({
    ...obstacleOf(world, place),
    height: nameHeight(place),
  }))
  return miles.map((distance) => {
    const text = milesText(distance)
    const foot = footOf(circleRing({ lat, lng, miles: distance }))
    let box: Box = { ...world.toPixel(foot), width: textWidth(text), height: labelHeight }
    let other: Box | undefined
    while ((other = taken.find((one) => isCovered(box, one))))
      box = { ...box, y: other.y + (other.height + box.height) / 2 }
    taken.push(box)
    return { text, ...world.toPosition(box) }
  })
}

/** The southernmost point of a ring, halfway around. */
function footOf(ring: ReturnType<typeof circleRing>): Position {
  const [lng, lat] = ring[Math.floor(ring.length / 2)] ?? [0, 0]
  return { lng, lat }
}
