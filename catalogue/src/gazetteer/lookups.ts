import type { StateName } from '@app/contract/reference-lists/regions.ts'
import type pg from 'pg'
import type { Position } from '@app/contract/rules/globe.ts'

export interface FoundPlace extends Position {
  name: string
  key: string
  state: StateName
  population: number
}

/** Places with these keys. Towns missing from GeoNames come from their postal codes, with a population of 0. */
export async function findPlaces(pool: pg.Pool, keys: string[]): Promise<FoundPlace[]> {
  if (keys.length === 0) return []
  const { rows } = await pool.query<FoundPlace>({
    name: 'gazetteer-places',
    text: `select name, key, state, lat, lng, population from gazetteer_place where key = any ($1)
      union all
      select min(city), city_key, state, avg(lat), avg(lng), 0 from gazetteer_postal_code
      where city_key = any ($1) group by city_key, state
      order by population desc, state, name`,
    values: [keys],
  })
  return rows
}

export interface FoundPostalCode extends Position {
  code: string
  city: string
  cityKey: string
  state: StateName
}

export async function findPostalCode(pool: pg.Pool, code: string): Promise<FoundPostalCode | undefined> {
  const { rows } = await pool.query<FoundPostalCode>({
    name: 'gazetteer-postal-code',
    text: `select code, city, city_key as "cityKey", state, lat, lng from gazetteer_postal_code where code = $1`,
    values: [code],
  })
  return rows[0]
}

export interface StateCenter extends Position {
  population: number
}

/** The population-weighted center of a state. Its geographic center may be wilderness with no venues. */
export async function findStateCenter(pool: pg.Pool, state: StateName): Promise<StateCenter | undefined> {
  const { rows } = await pool.query<StateCenter>({
    name: 'gazetteer-state',
    text: `select sum(lat * population) / sum(population) as lat, sum(lng * population) / sum(population) as lng,
        sum(population)::float8 as population
      from gazetteer_place where state = $1 and not is_section group by state having sum(population) > 0`,
    values: [state],
  })
  return rows[0]
}
