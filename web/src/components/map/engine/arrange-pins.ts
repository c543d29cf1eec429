import type { MapCluster, MapMarker } from '../market-view.ts'
import { mercator, type Pixel } from './mercator.ts'
import {
  groupOf,
  mergeOverlapping,
  obstacleOf,
  overlapOf,
  type FixedPin,
  type PinGroup,
} from './pin-group.ts'

export interface ArrangedPins {
  markers: MapMarker[]
  clusters: MapCluster[]
}

const rounds = 8
/** How far a pin may be moved from its position, in px. Farther ones are merged. */
const furthest = 44

/**
 * Groups and moves pins so that each can be pressed: markers that overlap become clusters, clusters move off markers, and
 * those that still overlap merge. Nothing is put on `fixed` positions, where the caller draws pins of its own.
 */
export function arrangePins(
  { markers, clusters }: ArrangedPins,
  zoom: number,
  fixed: readonly FixedPin[] = [],
): ArrangedPins {
  const world = mercator(zoom)
  const obstacles = fixed.map((position) => obstacleOf(world, position))
  const groupsOf = (pins: readonly PinGroup['pin'][]) => pins.map((pin) => groupOf(world, pin))
  const groups = [...mergeOverlapping(world, groupsOf(markers)), ...groupsOf(clusters)]
  const arranged: ArrangedPins = { markers: [], clusters: [] }
  for (const group of settled(spread(groups, obstacles), world, obstacles)) {
    const pin = positioned(group, world)
    if ('count' in pin) arranged.clusters.push(pin)
    else arranged.markers.push(pin)
  }
  return arranged
}

type Obstacle = ReturnType<typeof obstacleOf>

/** Moves clusters off markers, off each other and off obstacles, a bit in every round. */
function spread(homes: readonly PinGroup[], obstacles: readonly Obstacle[]): PinGroup[] {
  let groups = [...homes]
  for (let round = 0; round < rounds; round++) {
    const before = groups
    groups = before.map((group, at) => {
      if (!('count' in group.pin)) return group
      let { x, y } = group
      for (const [otherAt, other] of [...before, ...obstacles].entries()) {
        if (otherAt === at) continue
        // The other one moves by the rest if it is a cluster.
        const share = 'count' in (before[otherAt]?.pin ?? {}) ? 0.5 : 1
        const push = pushOf({ ...group, x, y }, other, at < otherAt ? -1 : 1)
        x += push.x * share
        y += push.y * share
      }
      return nearHome({ ...group, x, y }, homes[at] ?? group)
    })
  }
  return groups
}

/** The shortest move that ends an overlap. `side` is where to go from the same position. */
function pushOf(group: PinGroup, other: Obstacle, side: 1 | -1): Pixel {
  const overlap = overlapOf(group, other)
  if (!overlap) return { x: 0, y: 0 }
  return overlap.x < overlap.y
    ? { x: overlap.x * (Math.sign(group.x - other.x) || side), y: 0 }
    : { x: 0, y: overlap.y * (Math.sign(group.y - other.y) || side) }
}

function nearHome(group: PinGroup, home: PinGroup): PinGroup {
  const distance = Math.hypot(group.x - home.x, group.y - home.y)
  if (distance <= furthest) return group
  const part = furthest / distance
  return { ...group, x: home.x + (group.x - home.x) * part, y: home.y + (group.y - home.y) * part }
}

/** Merging moves pins, possibly onto an obstacle, so this repeats until nothing is left to merge. */
function settled(
  groups: readonly PinGroup[],
  world: ReturnType<typeof mercator>,
  obstacles: readonly Obstacle[],
): PinGroup[] {
  const moved = pushedOff(groups, obstacles)
  const merged = mergeOverlapping(world, moved)
  return merged.length === moved.length ? moved : settled(merged, world, obstacles)
}

/** Moves every pin off the obstacles, markers too and however far. */
const pushedOff = (groups: readonly PinGroup[], obstacles: readonly Obstacle[]): PinGroup[] =>
  groups.map((group) =>
    obstacles.reduce<PinGroup>((moved, obstacle) => {
      const push = pushOf(moved, obstacle, 1)
      return push.x === 0 && push.y === 0 ? moved : { ...moved, x: moved.x + push.x, y: moved.y + push.y }
    }, group),
  )

/** Keeps the identity of a pin that wasn't moved, so that its memoized button doesn't rerender. */
function positioned({ pin, x, y }: PinGroup, world: ReturnType<typeof mercator>): PinGroup['pin'] {
  const home = world.toPixel(pin)
  return home.x === x && home.y === y ? pin : { ...pin, ...world.toPosition({ x, y }) }
}
