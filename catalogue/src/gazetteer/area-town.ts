import { stateOf, type StateName } from '@app/contract/reference-lists/regions.ts'
import type pg from 'pg'
import { areaSuffix, segmentsOf } from './address-text.ts'
import { cityKey } from './city-key.ts'
import type { FoundPlace } from './lookups.ts'
import { metroAreas } from './metro-areas.ts'

const metroByName = new Map(
  metroAreas.flatMap(({ key, label, names }) => [label, ...names].map((name) => [cityKey(name), key])),
)
const countyText = /^(.+?)\s+(county|parish|borough|co\.)(?:\s+(.+))?$/i
/** Elsewhere, a borough is a town. */
const withBoroughs: StateName = 'Alaska'

/** The largest town of the county or metropolitan area that a text names, such as 'Hamilton County, IN' or 'DFW'. */
export async function findAreaTown(pool: pg.Pool, text: string): Promise<FoundPlace | undefined> {
  const [first = '', ...others] = segmentsOf(text)
  if (others.length > 1) return undefined
  const named = first.replace(/^the\s+/i, '')
  const metro = [first, named, named.replace(areaSuffix, '')]
    .map((one) => metroByName.get(cityKey(one)))
    .find((key) => key !== undefined)
  if (metro !== undefined && others.length === 0) return largestTown(pool, [], metro)
  const [, name, word, after] = countyText.exec(named) ?? []
  if (name === undefined || (after !== undefined && others.length > 0)) return undefined
  const ending = after ?? others[0]
  const state = ending === undefined ? undefined : stateOf(ending)?.name
  if (ending !== undefined && state === undefined) return undefined
  if (word?.toLowerCase() === 'borough' && state !== withBoroughs) return undefined
  const fips = await findCounty(pool, cityKey(name), state)
  return fips === undefined ? undefined : largestTown(pool, [fips], null)
}

/** The county with the most people, if several states have one of this name. */
async function findCounty(pool: pg.Pool, key: string, state: StateName | undefined) {
  const { rows } = await pool.query<{ fips: string; name: string }>({
    name: 'gazetteer-counties',
    text: `select fips, name from gazetteer_county where state = coalesce($1, state) order by population desc`,
    values: [state ?? null],
  })
  return rows.find(({ name }) => cityKey(name) === key)?.fips
}

async function largestTown(pool: pg.Pool, counties: readonly string[], metro: string | null) {
  const { rows } = await pool.query<FoundPlace>({
    name: 'gazetteer-area-town',
    text: `select t.name, t.key, t.state, t.lat, t.lng, t.population
      from gazetteer_county c join gazetteer_border b using (fips) join gazetteer_place t on b.shape @> point(t.lng, t.lat)
      where (c.fips = any ($1) or $2 = any (c.metros)) and not t.is_section
      union all
      select t.name, t.key, t.state, t.lat, t.lng, t.population
      -- In degrees: the largest town is near the middle.
      from gazetteer_circle c join gazetteer_place t on circle(point(c.lng, c.lat), c.miles / 69) @> point(t.lng, t.lat)
      where c.metro = $2 and not t.is_section
      order by population desc limit 1`,
    values: [counties, metro],
  })
  return rows[0]
}
