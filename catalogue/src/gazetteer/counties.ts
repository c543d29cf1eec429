import { createRequire } from 'node:module'
import { states, type StateName } from '@app/contract/reference-lists/regions.ts'
import { feature } from 'topojson-client'
import * as z from 'zod'
import { cityKey } from './city-key.ts'
import { metroAreas } from './metro-areas.ts'

export interface County {
  /** The FIPS code. */
  fips: string
  name: string
  state: StateName
  /** The metropolitan areas and regions that it belongs to. */
  metros: string[]
  /** Closed rings of longitude and latitude, without holes. */
  rings: (readonly [lng: number, lat: number])[][]
}

const fipsByCode: Readonly<Record<string, string>> = {
  AL: '01',
  AK: '02',
  AZ: '04',
  AR: '05',
  CA: '06',
  CO: '08',
  CT: '09',
  DE: '10',
  DC: '11',
  FL: '12',
  GA: '13',
  HI: '15',
  ID: '16',
  IL: '17',
  IN: '18',
  IA: '19',
  KS: '20',
  KY: '21',
  LA: '22',
  ME: '23',
  MD: '24',
  MA: '25',
  MI: '26',
  MN: '27',
  MS: '28',
  MO: '29',
  MT: '30',
  NE: '31',
  NV: '32',
  NH: '33',
  NJ: '34',
  NM: '35',
  NY: '36',
  NC: '37',
  ND: '38',
  OH: '39',
  OK: '40',
  OR: '41',
  PA: '42',
  RI: '44',
  SC: '45',
  SD: '46',
  TN: '47',
  TX: '48',
  UT: '49',
  VT: '50',
  VA: '51',
  WA: '53',
  WV: '54',
  WI: '55',
  WY: '56',
  PR: '72',
  VI: '78',
}
const stateByFips = new Map(states.map((state) => [fipsByCode[state.code], state]))

const Position = z.tuple([z.number(), z.number()])
const Counties = z.object({
  features: z.array(
    z.object({
      id: z.string(),
      properties: z.object({ name: z.string() }),
      geometry: z.discriminatedUnion('type', [
        z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(Position)) }),
        z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(z.array(Position))) }),
      ]),
    }),
  ),
})

/** 'OH franklin' → ['columbus']. */
const metrosByCounty = Map.groupBy(
  metroAreas.flatMap(({ key, counties = {} }) =>
    Object.entries(counties).flatMap(([code, names]) =>
      names.split(', ').map((name) => ({ key, county: `${code} ${cityKey(name)}` })),
    ),
  ),
  ({ county }) => county,
)

/** All counties of the United States, and their equivalents such as parishes, with their borders. */
export function readCounties(): County[] {
  const atlas: unknown = createRequire(import.meta.url)('us-atlas/counties-10m.json')
  const { features } = Counties.parse(countiesIn(atlas))
  return features.flatMap(({ id, properties: { name }, geometry }) => {
    const state = stateByFips.get(id.slice(0, 2))
    if (state === undefined) return []
    const metros = metrosByCounty.get(`${state.code} ${cityKey(name)}`) ?? []
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    const rings = polygons.flatMap(([outer]) => (outer === undefined ? [] : [outer]))
    return [{ fips: id, name, state: state.name, metros: metros.map(({ key }) => key), rings }]
  })
}

function countiesIn(atlas: unknown): unknown {
  if (!isTopology(atlas)) throw new Error('The package us-atlas does not have the expected shape.')
  return feature(atlas, atlas.objects.counties)
}

type Topology = Parameters<typeof feature>[0] & { objects: { counties: Parameters<typeof feature>[1] } }

const isTopology = (value: unknown): value is Topology =>
  z.object({ type: z.literal('Topology'), objects: z.object({ counties: z.object({}) }) }).safeParse(value)
    .success
