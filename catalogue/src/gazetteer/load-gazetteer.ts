import type pg from 'pg'
import type { Log } from '../log.ts'
import { readPlaces, type Place } from './places.ts'
import { readPostalCodes, type PostalCode } from './postal-codes.ts'

/** Fills the gazetteer tables in one transaction if they are empty. Safe when several servers start at once. */
export async function loadGazetteer(pool: pg.Pool, log: Log): Promise<void> {
  if (await isLoaded(pool)) return
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('lock table gazetteer_place in share row exclusive mode')
    if (!(await isLoaded(client))) {
      const places = readPlaces()
      const postalCodes = readPostalCodes(places)
      await writePlaces(client, places)
      await writePostalCodes(client, postalCodes)
      // New tables have no statistics: the planner would use sequential scans until autovacuum runs.
      await client.query('analyze gazetteer_place, gazetteer_postal_code')
      log.info({ places: places.length, postalCodes: postalCodes.length }, 'gazetteer loaded')
    }
    await client.query('commit')
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
