import type pg from 'pg'
import type { Log } from '../log.ts'
import type { Point } from './atlas.ts'
import { readCounties, type County } from './counties.ts'
import { metroAreas } from './metro-areas.ts'
import { readPlaces, type Place } from './places.ts'
import { readPostalCodes, type PostalCode } from './postal-codes.ts'

/**
 * Fills the gazetteer tables in one transaction if they are empty, and returns whether they were. Safe when several servers
 * start at once.
 */
export async function loadGazetteer(pool: pg.Pool, log: Log): Promise<boolean> {
  if (await isLoaded(pool)) return false
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('lock table gazetteer_place in share row exclusive mode')
    const isEmpty = !(await isLoaded(client))
    if (isEmpty) {
      const places = readPlaces()
      const postalCodes = readPostalCodes(places)
      await writePlaces(client, places)
      await writePostalCodes(client, postalCodes)
      await writeCounties(client, readCounties())
      await writeMetroCircles(client)
      // New tables have no statistics: the planner would use sequential scans until autovacuum runs.
      await client.query('analyze gazetteer_place, gazetteer_postal_code, gazetteer_county, gazetteer_border')
      log.info({ places: places.length, postalCodes: postalCodes.length }, 'gazetteer loaded')
    }
    await client.query('commit')
    return isEmpty
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

async function isLoaded(db: pg.Pool | pg.PoolClient): Promise<boolean> {
  return ((await db.query('select from gazetteer_place limit 1')).rowCount ?? 0) > 0
}

const writePlaces = (client: pg.PoolClient, places: Place[]) =>
  client.query(
    `insert into gazetteer_place (id, name, key, state, lat, lng, population, is_section)
     select * from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[], $7::int[], $8::bool[])`,
    [
      places.map((place) => place.id),
      places.map((place) => place.name),
      places.map((place) => place.key),
      places.map((place) => place.state),
      places.map((place) => place.lat),
      places.map((place) => place.lng),
      places.map((place) => place.population),
      places.map((place) => place.isSection),
    ],
  )

const writePostalCodes = (client: pg.PoolClient, codes: PostalCode[]) =>
  client.query(
    `insert into gazetteer_postal_code (code, city, city_key, state, lat, lng)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[])`,
    [
      codes.map((code) => code.code),
      codes.map((code) => code.city),
      codes.map((code) => code.cityKey),
      codes.map((code) => code.state),
      codes.map((code) => code.lat),
      codes.map((code) => code.lng),
    ],
  )

async function writeCounties(client: pg.PoolClient, counties: County[]) {
  const borders = counties.flatMap(({ fips, rings }) =>
    rings.map((ring) => ({ fips, ring: polygonOf(ring) })),
  )
  await client.query(
    `insert into gazetteer_county (fips, name, state, metros, population)
     select fips, name, state, string_to_array(metros, ','), 0
     from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as c (fips, name, state, metros)`,
    [
      counties.map(({ fips }) => fips),
      counties.map(({ name }) => name),
      counties.map(({ state }) => state),
      counties.map(({ metros }) => metros.join(',')),
    ],
  )
  await client.query(
    `insert into gazetteer_border (fips, shape) select fips, shape::polygon
     from unnest($1::text[], $2::text[]) as b (fips, shape)`,
    [borders.map(({ fips }) => fips), borders.map(({ ring }) => ring)],
  )
  // Of namesakes, the county with more people is meant.
  await client.query(
    `update gazetteer_county c set population = found.population from (
       select b.fips, sum(p.population) as population
       from gazetteer_place p join gazetteer_border b on b.shape @> point(p.lng, p.lat)
       where not p.is_section group by b.fips) found
     where found.fips = c.fips`,
  )
}

const polygonOf = (ring: readonly Point[]) => `(${ring.map(([lng, lat]) => `(${lng},${lat})`).join(',')})`

const writeMetroCircles = (client: pg.PoolClient) => {
  const circles = metroAreas.flatMap(({ key, circle }) => (circle ? [{ key, ...circle }] : []))
  return client.query(
    `insert into gazetteer_circle (metro, lat, lng, miles)
     select * from unnest($1::text[], $2::float8[], $3::float8[], $4::float8[])`,
    [
      circles.map(({ key }) => key),
      circles.map(({ lat }) => lat),
      circles.map(({ lng }) => lng),
      circles.map(({ miles }) => miles),
    ],
  )
}
