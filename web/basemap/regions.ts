import { states } from '@app/contract/reference-lists/regions.ts'
import { pointsOf, type Atlas, type Shape } from '@app/catalogue/gazetteer/atlas.ts'
import { areaOf, roomiest } from './geometry.ts'
import type { Label } from './basemap-format.ts'

/** What the United States' atlas calls a region that our list has under another name. */
const atlasNames: Readonly<Record<string, string>> = { 'United States Virgin Islands': 'Virgin Island' }
const codeByName = new Map<string, string>(states.map(({ name, code }) => [name, code]))
const nameByCode = new Map<string, string>(states.map(({ name, code }) => [code, name]))

export interface State {
  /** With the postal code as its id. */
  shape: Shape
  /** The number that the numbers of its counties begin with. */
  fips: string
}

/** The states of the atlas that are on our list. */
export function statesOf(atlas: Atlas): State[] {
  return atlas.layer('states').flatMap((shape) => {
    const code = codeByName.get(atlasNames[shape.name] ?? shape.name)
    return code === undefined
      ? []
      : [{ fips: shape.id, shape: inOneHemisphere(atlas, { ...shape, id: code }) }]
  })
}

/** Without the islands past the antimeridian, for which the map would have to be as wide as the world. */
function inOneHemisphere({ lineOf }: Atlas, shape: Shape): Shape {
  const isWest = (rings: Shape['polygons'][number]) => (pointsOf(lineOf, rings[0] ?? [])[0]?.[0] ?? 0) < 0
  return { ...shape, polygons: shape.polygons.filter(isWest) }
}

/** The largest piece of a shape, which is where its name stands. */
export function mainland({ lineOf }: Atlas, { polygons }: Shape) {
  const lines = polygons.map(([outer = []]) => pointsOf(lineOf, outer))
  return lines.toSorted((a, b) => areaOf(b) - areaOf(a))[0] ?? []
}

/** Pixels of a letter in small spaced capitals, and how far beyond its room a name may reach. */
const letterWidth = 9
const overhang = 1.5

/** The name of an area, from the zoom on at which it has room. */
export function areaLabel(atlas: Atlas, shape: Shape, name: string, leastZoom: number): Label {
  const { point, radius } = roomiest(mainland(atlas, shape))
  const pixelsAtZero = (2 * radius * overhang * 512) / 360
  const zoom = Math.log2((name.length * letterWidth) / pixelsAtZero)
  return [name, rounded(point[0]), rounded(point[1]), Math.max(leastZoom, Math.round(zoom * 2) / 2)]
}

export const regionLabel = (atlas: Atlas, shape: Shape): Label[] => {
  const name = nameByCode.get(shape.id)
  return name === undefined ? [] : [areaLabel(atlas, shape, name, 3)]
}

/** To about a hundred meters. */
export const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000
