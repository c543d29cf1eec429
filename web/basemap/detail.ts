import type { Atlas, Shape } from '@app/catalogue/gazetteer/atlas.ts'
import { pointsOf } from '@app/catalogue/gazetteer/atlas.ts'
import type { BasemapDetail, Label } from './basemap-format.ts'
import { cutTopology } from './cut-topology.ts'
import { boxOf, type Box } from './geometry.ts'
import { areaLabel, type State } from './regions.ts'

const cut = { leastArea: () => 1e-4, step: [0.0036, 0.0018] } as const

/** Counties of states, places of states and provinces. */
export function buildDetail(
  us: Atlas,
  counties: Shape[],
  state: State | undefined,
  places: Label[],
): BasemapDetail {
  const own = state === undefined ? [] : counties.filter(({ id }) => id.startsWith(state.fips))
  if (own.length === 0) return { countyLabels: [], places }
  const { arcs, transform, type, objects } = cutTopology(us.lineOf, { counties: own }, cut)
  const { outlines } = objects
  return {
    // The counties' areas are drawn as the state, so their lines are enough.
    ...(outlines && { counties: { type, transform, objects: { outlines }, arcs } }),
    countyLabels: own.map((shape) => areaLabel(us, shape, shape.name, 8)),
    places,
  }
}

export const boxOfShape = ({ lineOf }: Atlas, { polygons }: Shape): Box =>
  boxOf(polygons.flatMap(([outer = []]) => pointsOf(lineOf, outer)))
