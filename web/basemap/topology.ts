import { boxOf } from './geometry.ts'
import type { Point } from '@app/catalogue/gazetteer/atlas.ts'

interface Areas {
  type: 'GeometryCollection'
  geometries: { type: 'MultiPolygon'; id?: string; arcs: number[][][] }[]
}
interface Lines {
  type: 'MultiLineString'
  arcs: number[][]
}

/** TopoJSON as the browser gets it. */
export interface Topology {
  type: 'Topology'
  transform: { scale: [number, number]; translate: [number, number] }
  objects: Record<string, Areas | Lines>
  arcs: [number, number][][]
}

/**
 * Writes lines as whole numbers of steps from one point to the next. The grid is that of the whole world, so that what
 * two topologies share falls together.
 */
export function quantise(objects: Topology['objects'], lines: Point[][], [stepX, stepY]: Point): Topology {
  const [left, bottom] = boxOf(lines.flat())
  const west = Math.floor(left / stepX) * stepX
  const south = Math.floor(bottom / stepY) * stepY
  return {
    type: 'Topology',
    transform: { scale: [stepX, stepY], translate: [west, south] },
    objects,
    arcs: lines.map((line) =>
      deltas(line.map(([x, y]) => [Math.round((x - west) / stepX), Math.round((y - south) / stepY)])),
    ),
  }
}

/** Points that fall on the one before are left out, but for the last: a line keeps two points. */
function deltas(steps: [number, number][]): [number, number][] {
  const written: [number, number][] = []
  let [x, y] = [0, 0]
  for (const [at, [toX, toY]] of steps.entries()) {
    const isSame = toX === x && toY === y
    if (at > 0 && isSame && !(at === steps.length - 1 && written.length < 2)) continue
    written.push([toX - x, toY - y])
    ;[x, y] = [toX, toY]
  }
  return written
}
