import { join } from 'node:path'
import { buildCatalogue } from '@app/catalogue/demo/build-catalogue.ts'
import { launchPostgres } from '@app/server/platform/embedded-postgres/launch.ts'
import { prepareDatabase } from '@app/server/prepare-database.ts'
import pg from 'pg'

export const folder = join(process.cwd(), '.data', 'bench')
const builtOn = '2026-09-01'

/** What an engineer would build for the yardstick's statements: plain columns with indexes. The product does not use it. */
const yardstick = `
  create table yardstick as select p.id, p.audience = 'public' as is_public, p.header_image,
    array(select jsonb_array_elements_text(p.sports)) as sports,
    array(select jsonb_array_elements_text(p.amenities)) as amenities,
    p.space_types, p.rating, p.review_count, p.like_count
  from derived.facility_item p where p.deleted_date is null;
  alter table yardstick add primary key (id);
  create index yardstick_state on profile (state);
  create index yardstick_sports on yardstick using gin (sports);
  create table yardstick_event as select e.profile_id as id, array(select s.name from sport s where s.owner_id = e.profile_id) as sports
  from event e join profile p on p.id = e.profile_id where p.audience = 'public' and p.deleted_date is null;
  alter table yardstick_event add primary key (id);
  create index yardstick_event_sports on yardstick_event using gin (sports)`

/** Gives one organization 400 public events of two days, one on most days of a year. */
const fullYear = `
  with busy as (
    select parent_id from profile where kind = 'event' and audience = 'public' group by 1 order by count(*) desc, 1 limit 1),
  moved as (
    update profile p set parent_id = busy.parent_id from busy
    where p.id in (
      select q.id from profile q join event e on e.profile_id = q.id
      where q.audience = 'public' and q.deleted_date is null and not e.has_flexible_dates order by q.id limit 400)
    returning p.id)
  update event e set start_date = day, end_date = day + 1, entry_deadline = null
  from (select id, date '2027-01-01' + (row_number() over (order by id))::int * 9 / 10 as day from moved) d
  where e.profile_id = d.id`

/** Starts the benchmark's own PostgreSQL. Its data is kept for the next run. */
export const openBenchServer = () =>
  launchPostgres({
    dataDir: join(folder, 'postgres'),
    // Several servers at once, and the yardstick, use it.
    maxConnections: 200,
    log: (line) => console.log(line),
  })

/** Returns the URL of a database with `count` facilities. The first run builds it. */
export async function ensureCatalogue(serverUrl: string, count: number): Promise<string> {
  const name = `catalogue_${count}`
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) {
    // Left over from an interrupted build.
    await admin.query(`drop database if exists ${name}_part`)
    await admin.query(`create database ${name}_part`)
    await fillCatalogue(databaseAt(serverUrl, `${name}_part`), count)
    await admin.query(`alter database ${name}_part rename to ${name}`)
  }
  await admin.end()
  return databaseAt(serverUrl, name)
}

/** Fills an empty database. One that was filled before stays as it is. */
export async function fillCatalogue(databaseUrl: string, count: number) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 3 })
  await prepareDatabase(pool)
  const { rowCount } = await pool.query(`select from pg_tables where tablename = 'yardstick'`)
  if (rowCount === 0) {
    console.log(`Building a catalogue of ${count} facilities …`)
    await buildCatalogue(pool, { count, today: builtOn, log: { info: () => {} } })
    await pool.query(fullYear)
    await pool.query(yardstick)
    await pool.query('vacuum analyze')
  }
  await pool.end()
}

/** Returns the URL of a copy of that database for one run. */
export async function copyOf(serverUrl: string, databaseUrl: string, copy: string): Promise<string> {
  const original = new URL(databaseUrl).pathname.slice(1)
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`drop database if exists ${copy} with (force)`)
  await admin.query(`create database ${copy} template ${original}`)
  await admin.end()
  return databaseAt(serverUrl, copy)
}

function databaseAt(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
