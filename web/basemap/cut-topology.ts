import {
  arcNumber,
  pointsOf,
  type LineOf,
  type Point,
  type Ring,
  type Shape,
} from '@app/catalogue/gazetteer/atlas.ts'
import { areaOf } from './geometry.ts'
import { joinArcs } from './join-arcs.ts'
import { simplify } from './simplify.ts'
import { quantise, type Topology } from './topology.ts'

export interface Cut {
  /** Polygons below this area are left out, but for a shape's largest; in square degrees. */
  leastArea: (point: Point) => number
  /** See `simplify`; none keeps every point. */
  tolerance?: (point: Point) => number
  /** Degrees of one step of the numbers written. */
  step: Point
  /** Numbers of the atlas's arcs that are written as lines of their own, `marked`. */
  marked?: ReadonlySet<number>
}

/**
 * A topology of some of an atlas's shapes, by layer. The layer `outlines` has every line of the shapes once, but those
 * that are marked, which are in `marked`.
 */
export function cutTopology(lineOf: LineOf, layers: Record<string, Shape[]>, cut: Cut): Topology {
  const large = Object.entries(layers).map(
    ([name, shapes]) => [name, shapes.map((shape) => withoutSmall(lineOf, shape, cut.leastArea))] as const,
  )
  const rings = large.flatMap(([, shapes]) => shapes.flatMap(({ polygons }) => polygons.flat()))
  const joined = joinArcs(lineOf, rings, cut.marked ?? new Set())
  const objects = large.map(
    ([name, shapes]) =>
      [
        name,
        {
          type: 'GeometryCollection' as const,
          geometries: shapes.map(({ id, polygons }) => ({
            type: 'MultiPolygon' as const,
            ...(id !== '' && { id }),
            arcs: polygons.map((polygon) => polygon.map(joined.refer)),
          })),
        },
      ] as const,
  )
  const linesWhere = (isMarked: boolean) => ({
    type: 'MultiLineString' as const,
    arcs: joined.lines.flatMap((_, arc) => (joined.isMarked[arc] === isMarked ? [[arc]] : [])),
  })
  const { tolerance } = cut
  const lines = tolerance ? joined.lines.map((line) => simplify(line, tolerance)) : joined.lines
  return quantise(
    {
      ...Object.fromEntries(objects),
      outlines: linesWhere(false),
      ...(cut.marked && { marked: linesWhere(true) }),
    },
    lines,
    cut.step,
  )
}

function withoutSmall(lineOf: LineOf, shape: Shape, leastArea: Cut['leastArea']): Shape {
  const measured = shape.polygons
    .map((rings) => {
      const line = pointsOf(lineOf, rings[0] ?? [])
      return { rings, area: areaOf(line), least: leastArea(line[0] ?? [0, 0]) }
    })
    .toSorted((a, b) => b.area - a.area)
  const isLarge = (ring: Ring, least: number) => areaOf(pointsOf(lineOf, ring)) >= least
  return {
    ...shape,
    polygons: measured
      .filter(({ area, least }, rank) => rank === 0 || area >= least)
      .map(({ rings, least }) => rings.filter((ring, at) => at === 0 || isLarge(ring, least))),
  }
}

/** The arcs that shapes of two sides have in common. */
export function arcsBetween(one: readonly Shape[], other: readonly Shape[]): Set<number> {
  const numbersOf = (shapes: readonly Shape[]) =>
    new Set(shapes.flatMap(({ polygons }) => polygons.flat(2).map(arcNumber)))
  return numbersOf(one).intersection(numbersOf(other))
}
