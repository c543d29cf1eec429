import { stateOf, type StateName } from '@app/contract/reference-lists/regions.ts'
import { pointsOf, readAtlas, type Point } from './atlas.ts'
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
  rings: Point[][]
}

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
  const { layer, lineOf } = readAtlas('us-atlas/counties-10m.json')
  const stateByFips = new Map(layer('states').map(({ id, name }) => [id, stateOf(name)]))
  return layer('counties').flatMap(({ id, name, polygons }) => {
    const state = stateByFips.get(id.slice(0, 2))
    if (state === undefined) return []
    const metros = metrosByCounty.get(`${state.code} ${cityKey(name)}`) ?? []
    const rings = polygons.flatMap(([outer]) => (outer === undefined ? [] : [pointsOf(lineOf, outer)]))
    return [{ fips: id, name, state: state.name, metros: metros.map(({ key }) => key), rings }]
  })
}
