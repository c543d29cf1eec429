import { count } from '../../format.ts'
import type { Position } from '../map-profile.ts'
import { markersOf, type MapCluster, type MapMarker } from '../market-view.ts'
import type { mercator, Pixel } from './mercator.ts'

/** A marker or a cluster as a box on the screen. */
export interface PinGroup extends Pixel {
  pin: MapMarker | MapCluster
  width: number
}

const hitSize = 40
/** How much of a pin's target a neighbor may cover on one side. With one on either side, 24 px are left. */
const tolerance = 8

const isCluster = (pin: PinGroup['pin']): pin is MapCluster => 'count' in pin
const countOf = (pin: PinGroup['pin']) => (isCluster(pin) ? pin.count : 1)

/** Text is about 8 px a letter. */
export const textWidth = (text: string) => Math.max(hitSize, 20 + 8 * text.length)

/** A cluster is as wide as its count, and a marker with a tag as its text. */
function widthOf(pin: PinGroup['pin']) {
  if (isCluster(pin)) return textWidth(count(pin.count))
  return pin.tag === undefined ? hitSize : textWidth(pin.tag.text)
}

type World = ReturnType<typeof mercator>

export const groupOf = (world: World, pin: PinGroup['pin']): PinGroup => ({
  ...world.toPixel(pin),
  pin,
  width: widthOf(pin),
})

export const obstacleOf = (world: World, { name, ...position }: FixedPin) => ({
  ...world.toPixel(position),
  width: name === undefined ? hitSize : Math.min(mostLandmark, textWidth(name) + hitSize),
})

/** In px, as its style has it. */
const mostLandmark = 180

/** What other pins move away from: with its name if that is written on the map. */
export interface FixedPin extends Position {
  name?: string
}

type Box = Pick<PinGroup, 'x' | 'y' | 'width'>

/** How far a box has to move away from another along each axis. Undefined if they don't overlap. */
export function overlapOf(one: Box, other: Box): Pixel | undefined {
  const x = (one.width + other.width) / 2 - tolerance - Math.abs(one.x - other.x)
  const y = hitSize - tolerance - Math.abs(one.y - other.y)
  // Ignores rounding errors.
  return x > 0.01 && y > 0.01 ? { x, y } : undefined
}

function merged(world: World, { pin: one }: PinGroup, { pin: other }: PinGroup): PinGroup {
  const total = countOf(one) + countOf(other)
  const mean = (key: 'lat' | 'lng') => (one[key] * countOf(one) + other[key] * countOf(other)) / total
  const [a, b] = [boundsOf(one), boundsOf(other)]
  const [markers, others] = [markersOf(one), markersOf(other)]
  return groupOf(world, {
    lat: mean('lat'),
    lng: mean('lng'),
    count: total,
    bounds: {
      west: Math.min(a.west, b.west),
      south: Math.min(a.south, b.south),
      east: Math.max(a.east, b.east),
      north: Math.max(a.north, b.north),
    },
    ...(markers && others && { markers: [...markers, ...others] }),
  })
}

const boundsOf = (pin: PinGroup['pin']) =>
  isCluster(pin) ? pin.bounds : { west: pin.lng, south: pin.lat, east: pin.lng, north: pin.lat }

/** Merges groups until none overlaps another. */
export function mergeOverlapping(world: World, groups: readonly PinGroup[]): PinGroup[] {
  const queue = [...groups]
  const kept: PinGroup[] = []
  for (let group = queue.shift(); group !== undefined; group = queue.shift()) {
    const at = nearestOverlapping(group, kept)
    const [other] = at === undefined ? [] : kept.splice(at, 1)
    // The merged group may overlap others, so it is checked again.
    if (other === undefined) kept.push(group)
    else queue.unshift(merged(world, other, group))
  }
  return kept
}

function nearestOverlapping(group: PinGroup, others: readonly PinGroup[]): number | undefined {
  let nearest: number | undefined
  let least = Infinity
  for (const [at, other] of others.entries()) {
    if (!overlapOf(group, other)) continue
    const distance = Math.hypot(group.x - other.x, group.y - other.y)
    if (distance < least) [nearest, least] = [at, distance]
  }
  return nearest
}
