import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as z from 'zod'

/** Longitude and latitude in degrees. */
export type Point = readonly [lng: number, lat: number]
/** Numbers of arcs, one after the other; `~n` is arc n backwards. */
export type Ring = readonly number[]
/** The points of an arc. */
export type LineOf = (arc: number) => readonly Point[]

/** An area: each polygon is an outer ring and its holes. */
export interface Shape {
  id: string
  name: string
  /** The country that a part of one belongs to, where the atlas says so. */
  country: string
  polygons: readonly (readonly Ring[])[]
}

/** The areas of a TopoJSON file and their borders. */
export interface Atlas {
  /** What is no area is left out. */
  layer(name: string): Shape[]
  lineOf: LineOf
}

const Rings = z.array(z.array(z.int()))
const Geometry = z
  .union([
    z.object({ type: z.literal('Polygon'), arcs: Rings }),
    z.object({ type: z.literal('MultiPolygon'), arcs: z.array(Rings) }),
  ])
  .and(
    z.object({
      id: z.union([z.string(), z.number()]).optional(),
      properties: z.object({ name: z.string().optional(), gu: z.string().optional() }).optional(),
    }),
  )
const Pair = z.tuple([z.number(), z.number()])
const Topology = z.object({
  transform: z.object({ scale: Pair, translate: Pair }),
  objects: z.record(z.string(), z.object({ geometries: z.array(z.unknown()) })),
  arcs: z.array(z.array(Pair)),
})

const { resolve } = createRequire(import.meta.url)

export function readAtlas(file: string): Atlas {
  const { transform, objects, arcs } = Topology.parse(JSON.parse(readFileSync(resolve(file), 'utf8')))
  const [scaleX, scaleY] = transform.scale
  const [left, bottom] = transform.translate
  const forward = arcs.map((deltas) => {
    let x = 0
    let y = 0
    return deltas.map(([dx, dy]): Point => {
      x += dx
      y += dy
      return [x * scaleX + left, y * scaleY + bottom]
    })
  })
  const backward = forward.map((line) => line.toReversed())
  return {
    layer: (name) => (objects[name]?.geometries ?? []).flatMap(shapeOf),
    lineOf: (arc) => (arc < 0 ? backward[~arc] : forward[arc]) ?? [],
  }
}

function shapeOf(geometry: unknown): Shape[] {
  const { success, data } = Geometry.safeParse(geometry)
  if (!success) return []
  const { id = '', properties: { name = '', gu = '' } = {} } = data
  const polygons = data.type === 'Polygon' ? [data.arcs] : data.arcs
  return [{ id: String(id), name, country: gu, polygons }]
}

/** Arcs one after the other, as one line. */
export const pointsOf = (lineOf: LineOf, arcs: Ring): Point[] =>
  arcs.flatMap((arc, at) => (at === 0 ? lineOf(arc) : lineOf(arc).slice(1)))

export const arcNumber = (arc: number) => (arc < 0 ? ~arc : arc)
