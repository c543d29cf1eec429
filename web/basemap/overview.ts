import { pointsOf, type Atlas, type Point, type Shape } from '@app/catalogue/gazetteer/atlas.ts'
import type { BasemapOverview, Label } from './basemap-format.ts'
import { arcsBetween, cutTopology, type Cut } from './cut-topology.ts'
import { areaOf, contains, roomiest } from './geometry.ts'
import { mainland, regionLabel, type State } from './regions.ts'
import { linesAwayFrom } from './shores.ts'
import { simplify } from './simplify.ts'
import { quantise, type Topology } from './topology.ts'

/** Far north few look, and islands are many. */
const isNorth = (lat: number) => lat > 54
const cuts = {
  states: {
    leastArea: ([, lat]) => (isNorth(lat) ? 1e-2 : 1e-4),
    step: [0.0036, 0.0018],
  },
  neighbors: {
    leastArea: ([, lat]) => (isNorth(lat) ? 1e-1 : 3e-3),
    tolerance: ([, lat]) => (isNorth(lat) ? 5e-3 : 2e-4),
    step: [0.005, 0.004],
  },
  lakes: {
    leastArea: ([, lat]) => (isNorth(lat) ? 2e-1 : 1e-2),
    tolerance: ([, lat]) => (isNorth(lat) ? 5e-3 : 2e-4),
    step: [0.005, 0.004],
  },
  south: {
    leastArea: () => 1e-1,
    step: [0.05, 0.04],
  },
} satisfies Record<string, Cut>

/** Countries that the atlas of the United States or the provinces draw already. */
const drawnElsewhere = new Set(['USA', 'CAN', 'PRI', 'VIR'])

export interface Atlases {
  us: Atlas
  america: Atlas
  /** Coarse: only tall screens show it, when the whole country fills their width. */
  south: Atlas
}

export function buildOverview(
  { us, america, south }: Atlases,
  states: State[],
  places: Label[],
): BasemapOverview {
  const countries = america.layer('countries')
  const provinces = america.layer('subunits').filter(({ country }) => country === 'CAN')
  const stateShapes = states.map(({ shape }) => shape)
  const neighbors = countries.filter(({ id }) => !drawnElsewhere.has(id))
  const border = arcsBetween(
    countries.filter(({ id }) => id === 'USA'),
    [...provinces, ...neighbors],
  )
  const drawn = new Set(countries.map(({ id }) => id))
  const lakes = splitLakes(america, us, stateShapes)
  return {
    states: cutTopology(us.lineOf, { regions: stateShapes }, cuts.states),
    neighbors: cutTopology(
      america.lineOf,
      { regions: provinces, countries: neighbors },
      { ...cuts.neighbors, marked: border },
    ),
    south: cutTopology(
      south.lineOf,
      { countries: south.layer('countries').filter(({ id }) => !drawn.has(id)) },
      cuts.south,
    ),
    lakes: cutTopology(america.lineOf, lakes, cuts.lakes),
    shores: shoresOf(america, lakes.outer, us, stateShapes),
    regionLabels: [
      ...stateShapes.flatMap((shape) => regionLabel(us, shape)),
      ...provinces.flatMap((shape) => regionLabel(america, shape)),
    ],
    places,
  }
}

function splitLakes(america: Atlas, us: Atlas, states: Shape[]) {
  const land = states.map((shape) => mainland(us, shape))
  const isWithinState = (lake: Shape) => {
    const { point } = roomiest(mainland(america, lake))
    return land.some((line) => contains(line, point))
  }
  const lakes = america.layer('lakes')
  return {
    inner: lakes.filter(isWithinState),
    outer: lakes.filter((lake) => !isWithinState(lake)),
  }
}

/** The lines of lakes that have a shore beside the states' own. */
function shoresOf(america: Atlas, lakes: Shape[], us: Atlas, states: Shape[]): Topology {
  const { leastArea, tolerance, step } = cuts.lakes
  const large = lakes
    .map((lake) => mainland(america, lake))
    .filter((line) => areaOf(line) > leastArea(line[0] ?? [0, 0]))
    .map((line) => simplify(line, tolerance))
  const lines = linesAwayFrom(large, outlinesOf(us, states))
  return quantise({ shores: { type: 'MultiLineString', arcs: lines.map((_, at) => [at]) } }, lines, step)
}

const outlinesOf = ({ lineOf }: Atlas, shapes: Shape[]): Point[][] =>
  shapes.flatMap(({ polygons }) => polygons.map(([outer = []]) => pointsOf(lineOf, outer)))
