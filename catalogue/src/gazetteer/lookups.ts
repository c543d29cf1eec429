import type { StateName } from '@app/contract/reference-lists/regions.ts'
import type pg from 'pg'
import type { Position } from './distance.ts'

export interface FoundPlace extends Position {
  name: string
  key: string
  state: StateName
  population: number
}

/** Places with these keys. A town too small for GeoNames is known by its postal codes, without a population. */
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

export interface StateMiddle extends Position {
  population: number
}

/** The middle of a state's people, which is where its venues are; the middle of its land may be wilderness. */
export async function middleOfState(pool: pg.Pool, state: StateName): Promise<StateMiddle | undefined> {
  const { rows } = await pool.query<StateMiddle>({
    name: 'gazetteer-state',
    text: `select sum(lat * population) / sum(population) as lat, sum(lng * population) / sum(population) as lng,
        sum(population)::float8 as population
      from gazetteer_place where state = $1 and not is_section group by state having sum(population) > 0`,
    values: [state],
  })
  return rows[0]
}
