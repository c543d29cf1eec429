import { addDays } from '@app/contract/rules/calendar-date.ts'
import { connect } from '@app/server/platform/database.ts'
import { prepareDatabase } from '@app/server/prepare-database.ts'
import { closeDays, openDay } from '@app/server/services/page-mgmt/index.ts'
import pg from 'pg'
import { apiOf } from '../api.ts'
import { copyOf, ensureCatalogue } from '../databases.ts'
import type { Figure } from '../figures.ts'
import { cpuOf } from '../processes.ts'
import { product, userEmail } from '../sides.ts'

const days = 400
const port = 55_306
/** A tenth of all records are of one destination, its facilities and events: more than any has. */
const shareOfDestination = 0.1

const today = () => new Date().toISOString().slice(0, 10)

/** A destination whose facilities and events are on record, with the caller on its team. */
const destinationQuery = `
  select d.id from profile d where d.kind = 'destination' and d.audience = 'public'
  order by (select count(*) from facility_destination f where f.destination_id = d.id and f.is_accepted) desc, d.id limit 1`

/**
 * Records of a day: actions and sources as they come, mostly views and impressions. `$2` are the pages of the destination, `$3` all pages.
 */
const recordsOf = (partition: string) => `
  insert into ${partition} (day, profile_id, action, source, visitor, at)
  select $1::date,
    case when random() < ${shareOfDestination} then ($2::uuid[])[1 + floor(random() * cardinality($2::uuid[]))::int]
      else ($3::uuid[])[1 + floor(random() * cardinality($3::uuid[]))::int] end,
    (array['impression', 'impression', 'impression', 'impression', 'view', 'view', 'website', 'phone', 'like', 'contact'])[1 + floor(random() * 10)::int],
    (array['search', 'map', 'page', 'promotion', 'list', 'mail', 'share', 'unknown', 'news.example.org', 'club.example.org'])[1 + floor(random() * 10)::int],
    case when random() < 0.1 then null else floor(random() * 20000)::bigint end,
    $1::date + random() * interval '24 hours'
  from generate_series(1, $4)`

interface Filled {
  databaseUrl: string
  destinationId: string
}

/** A database with so many records, of 400 days, all but the open ones closed. The first run builds it, which takes minutes. */
async function fill(serverUrl: string, records: number): Promise<Filled & { closing: number }> {
  const databaseUrl = await copyOf(serverUrl, await ensureCatalogue(serverUrl, 300), 'visited')
  const { pool, db, close } = connect(databaseUrl, { size: 2 })
  try {
    // The catalogue may be of an earlier version.
    await prepareDatabase(pool)
    const { rows } = await pool.query<{ id: string }>(destinationQuery)
    const destinationId = rows[0]?.id ?? ''
    const idsOf = async (query: string, values: unknown[] = []) =>
      (await pool.query<{ id: string }>(query, values)).rows.map(({ id }) => id)
    const own = await idsOf(
      `select $1::uuid as id
      union select owner_id from facility_destination where destination_id = $1 and is_accepted
      union select owner_id from event_place where profile_id = $1`,
      [destinationId],
    )
    const all = await idsOf(`select id from profile where audience = 'public'`)
    for (let back = 0; back < days; back++) {
      const day = addDays(today(), -back)
      await openDay(db, day)
      const partition = `visit_${day.replaceAll('-', '_')}`
      await pool.query(recordsOf(partition), [day, own, all, Math.ceil(records / days)])
      if (back % 50 === 0) console.log(`visits: ${back} of ${days} days filled`)
    }
    const started = performance.now()
    await closeDays(db)
    const closing = (performance.now() - started) / 1000
    await pool.query('vacuum analyze visit_day, visitor_day')
    await pool.query('analyze visit')
    return { databaseUrl, destinationId, closing }
  } finally {
    await close()
  }
}

/** What the year of a destination costs the database, of so many records. */
export async function yearFigures(
  postgres: { url: string; pid: number },
  isQuick: boolean,
): Promise<Figure[]> {
  const records = isQuick ? 2_000_000 : 50_000_000
  const { databaseUrl, destinationId, closing } = await fill(postgres.url, records)
  const side = await product(databaseUrl, postgres.pid, port)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  try {
    const api = apiOf(side)
    await api['user-mgmt'].users.my({})
    await pool.query(
      `insert into member (id, owner_id, user_id, role) select uuidv7(), $1, id, 'Manager' from app_user where email = $2
      on conflict do nothing`,
      [destinationId, userEmail],
    )
    const reports = api['report-mgmt'].destinationReports
    const query = { id: destinationId, startDate: addDays(today(), -364), endDate: today() }
    const stays = { ...query, endDate: addDays(today(), 300) }
    const calls = {
      overview: () => reports.profile(query),
      leads: () => reports.leads(query),
      events: () => reports.events(query),
      facilities: () => reports.facilities(query),
      partners: () => reports.partners(query),
      hotels: () => reports.hotels(query),
      'pick-up': () => reports.pickup(stays),
      promotions: () => reports.promotions(query),
    }
    const figures: Figure[] = []
    const times = isQuick ? 5 : 20
    // Also until the chores of a started server are done.
    for (let turn = 0; turn < 20; turn++) for (const call of Object.values(calls)) await call()
    for (const [name, call] of Object.entries(calls)) {
      const before = cpuOf([postgres.pid])
      for (let turn = 0; turn < times; turn++) await call()
      const ours = (cpuOf([postgres.pid]) - before) / times
      figures.push({ what: `a year of a destination: ${name}`, ours, unit: 'CPU ms of the database' })
    }
    const total = figures.reduce((sum, { ours }) => sum + ours, 0)
    const { rows } = await pool.query<{ count: number; size: number }>(
      `select sum(c.reltuples)::int as count, sum(pg_total_relation_size(c.oid))::float8 / 1e9 as size
      from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'visit'::regclass`,
    )
    console.log(
      `visits: ${rows[0]?.count} records, ${rows[0]?.size.toFixed(1)} GB, closed in ${closing.toFixed(0)} s`,
    )
    return [
      ...figures,
      {
        what: `a year of a destination of ${records / 1e6} million records: all reports together`,
        ours: total,
        atMost: 100,
        unit: 'CPU ms of the database',
      },
    ]
  } finally {
    await pool.end()
    await side.stop()
  }
}
