import type { MapCluster, MapMarker } from '../market-view.ts'
import { count } from '../../../page/format.ts'

const markerRadius = 11
const clusterRadius = (cluster: MapCluster) => 12 + 4 * count(cluster.count).length
const gap = 2
const rounds = 8
/** How far a cluster may be moved from its position, in px. */
const furthest = 44

interface Disc {
  x: number
  y: number
  radius: number
}

/** Moves clusters off the markers and off each other, so that their counts can be read. Markers stay in place. */
export function declutter(
  clusters: readonly MapCluster[],
  markers: readonly MapMarker[],
  zoom: number,
): MapCluster[] {
  const world = mercator(zoom)
  const still = markers.map((marker): Disc => ({ ...world.toPixel(marker), radius: markerRadius }))
  const homes = clusters.map((cluster): Disc => ({
    ...world.toPixel(cluster),
    radius: clusterRadius(cluster),
  }))
  let discs = homes
  for (let round = 0; round < rounds; round++) {
    const earlier = [...discs, ...still]
    discs = discs.map((disc, at) => nearHome(pushed(disc, at, earlier), homes[at]))
  }
  return clusters.map((cluster, at) => {
    const disc = discs[at]
    return disc === undefined || disc === homes[at] ? cluster : { ...cluster, ...world.toPosition(disc) }
  })
}

/** The disc moved away from those that it overlaps, by half of the overlap, because the other moves too. */
function pushed(disc: Disc, at: number, others: readonly Disc[]): Disc {
  let { x, y } = disc
  for (const [otherAt, other] of others.entries()) {
    if (otherAt === at) continue
    const dx = disc.x - other.x
    const dy = disc.y - other.y
    const least = disc.radius + other.radius + gap
    if (Math.abs(dx) >= least || Math.abs(dy) >= least) continue
    const distance = Math.hypot(dx, dy)
    const push = (least - distance) / 2
    if (push <= 0) continue
    // Offsets overlapping pins vertically, in opposite directions.
    const [ux, uy] = distance === 0 ? [0, at < otherAt ? -1 : 1] : [dx / distance, dy / distance]
    x += ux * push
    y += uy * push
  }
  return x === disc.x && y === disc.y ? disc : { ...disc, x, y }
}

function nearHome(disc: Disc, home: Disc | undefined): Disc {
  if (home === undefined) return disc
  const distance = Math.hypot(disc.x - home.x, disc.y - home.y)
  if (distance <= furthest) return disc
  const part = furthest / distance
  return { ...disc, x: home.x + (disc.x - home.x) * part, y: home.y + (disc.y - home.y) * part }
}

/** The map's projection: pixels of a world that is 512 px wide at zoom 0. */
function mercator(zoom: number) {
  const width = 512 * 2 ** zoom
  const radians = Math.PI / 180
  return {
    toPixel: ({ lat, lng }: { lat: number; lng: number }) => ({
      x: (lng / 360 + 0.5) * width,
      y: (0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * radians) / 2)) / (2 * Math.PI)) * width,
    }),
    toPosition: ({ x, y }: Disc) => ({
      lng: (x / width - 0.5) * 360,
      lat: (2 * Math.atan(Math.exp((0.5 - y / width) * 2 * Math.PI)) - Math.PI / 2) / radians,
    }),
  }
}
