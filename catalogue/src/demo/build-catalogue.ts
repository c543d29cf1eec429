import type pg from 'pg'
import type { Log } from '../log.ts'
import { readTowns } from './places/towns.ts'
import { planFacilities } from './plan.ts'
import { noRows, type Rows } from './rows/columns.ts'
import { facilityRows } from './rows/facility-rows.ts'
import { peopleRows } from './rows/people-rows.ts'
import { newWorld } from './world.ts'
import { writeRows } from './write-rows.ts'

export interface CatalogueOptions {
  /** Facilities; 15,500 unless said otherwise. */
  count?: number
  /** Calendar date that the boosts are laid around. Everything else is the same whenever it is built. */
  today: string
  log: Log
  progress?: (done: number, total: number) => void
}

const build = 'demo'
const usualCount = 15_500
const chunkSize = 500

export async function isCatalogueBuilt(db: pg.Pool | pg.ClientBase): Promise<boolean> {
  return ((await db.query('select from catalogue_build where name = $1', [build])).rowCount ?? 0) > 0
}

/**
 * Builds the demo catalogue in one transaction, unless it stands already: after a crash nothing of it is there, and of
 * two servers that start together one builds it. The same count gives the same rows on every machine.
 */
export async function buildCatalogue(pool: pg.Pool, options: CatalogueOptions): Promise<void> {
  if (await isCatalogueBuilt(pool)) return
  const started = performance.now()
  const client = await pool.connect()
  let built: Tally | undefined
  try {
    await client.query('begin')
    await client.query('lock table catalogue_build in share row exclusive mode')
    if (!(await isCatalogueBuilt(client))) built = await buildOn(client, options)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
  if (built === undefined) return
  options.log.info(
    { ...built, seconds: Math.round((performance.now() - started) / 100) / 10 },
    'demo catalogue built',
  )
}

interface Tally {
  facilities: number
  reviews: number
}

async function buildOn(
  client: pg.ClientBase,
  { count = usualCount, today, progress }: CatalogueOptions,
): Promise<Tally> {
  await client.query("set local app.bulk = 'on'")
  const world = newWorld(today)
  await writeRows(client, { ...noRows(), users: peopleRows([...world.reviewers, ...world.staff]) })

  const plan = planFacilities(count, readTowns())
  const ids: string[] = []
  let reviews = 0
  let writing = Promise.resolve()
  for (let from = 0; from < plan.length; from += chunkSize) {
    const rows = joined(
      plan.slice(from, from + chunkSize).map((planned, at) => facilityRows(planned, from + at, world)),
    )
    for (const { id } of rows.profiles) ids.push(String(id))
    reviews += rows.reviews.length
    // The next chunk is invented while the database takes this one in.
    await writing
    writing = writeRows(client, rows)
    writing.catch(() => {})
    progress?.(from, plan.length)
  }
  await writing
  // Without statistics the planner would read these tables whole for every entry, and for every page shown later.
  await client.query(
    'analyze app_user, profile, facility, profile_sport, profile_amenity, space_type, review, reaction, member, boost',
  )
  await refreshEntries(client, ids)
  await client.query('analyze marketplace_entry')
  await client.query('insert into catalogue_build (name, facilities, reviews) values ($1, $2, $3)', [
    build,
    plan.length,
    reviews,
  ])
  progress?.(plan.length, plan.length)
  return { facilities: plan.length, reviews }
}

function joined(parts: readonly Rows[]): Rows {
  const rows = noRows()
  for (const part of parts) {
    rows.profiles.push(...part.profiles)
    rows.facilities.push(...part.facilities)
    rows.sports.push(...part.sports)
    rows.amenities.push(...part.amenities)
    rows.spaceTypes.push(...part.spaceTypes)
    rows.members.push(...part.members)
    rows.reviews.push(...part.reviews)
    rows.reactions.push(...part.reactions)
    rows.boosts.push(...part.boosts)
  }
  return rows
}

/** Past this many the refreshing function says 'all' instead of naming rows; equal notices of a transaction are one. */
const leastForAll = 3001

async function refreshEntries(client: pg.ClientBase, ids: readonly string[]): Promise<void> {
  const batches = Math.max(1, Math.floor(ids.length / leastForAll))
  const size = Math.ceil(ids.length / batches)
  for (let from = 0; from < ids.length; from += size)
    await client.query('select refresh_marketplace_entries($1)', [ids.slice(from, from + size)])
  await client.query("select pg_notify('marketplace', 'all')")
}
