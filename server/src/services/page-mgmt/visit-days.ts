import { addDays } from '@app/contract/rules/calendar-date.ts'
import { sql } from 'kysely'
import type { AnyDatabase, Database } from '../../tables/tables.ts'

/** Raw records are kept for so many days, for the details of a day and for the same part of an earlier one. */
const rawDays = 400

// Arbitrary id of an advisory lock, so that one server works on the days at a time.
const daysLock = 715_202_631

const partitionOf = (day: string) => `visit_${day.replaceAll('-', '_')}`

/** Makes the table of a day, which is attached instead of created in place, so that no reader of other days waits. */
export const openDay = (db: Database, day: string) =>
  db.transaction().execute(async (trx) => {
    const partition = sql.table(partitionOf(day))
    await lockDays(trx)
    const { rows } = await sql<{ isThere: boolean }>`
      select to_regclass(${partitionOf(day)}) is not null as "isThere"`.execute(trx)
    if (rows[0]?.isThere === true) return
    await sql`create table ${partition} (like visit including defaults)`.execute(trx)
    await sql`create index on ${partition} (profile_id)`.execute(trx)
    await sql`alter table visit attach partition ${partition}
      for values from (${sql.lit(day)}) to (${sql.lit(addDays(day, 1))})`.execute(trx)
  })

const lockDays = (trx: AnyDatabase) => sql`select pg_advisory_xact_lock(${daysLock})`.execute(trx)

/** Days that have ended in all time zones 15 minutes ago. The last one ends 12 hours after that of UTC. */
export const endedBefore = sql`((now() - interval '12 hours 15 minutes') at time zone 'utc')::date`

/** The last of them. */
export const lastEndedDay = sql`${endedBefore} - 1`

/**
 * Adds up days that have ended everywhere, each one once, and forgets their salts. Nothing is added to a closed day: records go to the
 * day that a page's place has now.
 */
export async function closeDays(db: Database) {
  // Materialized, or the names of all other tables may be read as days, too.
  const { rows } = await sql<{ day: string }>`
    with partition as materialized (
      select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'visit'::regclass)
    select to_char(day, 'YYYY-MM-DD') as day from (
      select to_date(substr(name, 7), 'YYYY_MM_DD') as day from partition) open
    where day < ${endedBefore} and not exists (select from visit_closed_day d where d.day = open.day)
    order by day`.execute(db)
  for (const { day } of rows) await closeDay(db, day)
  await sql`delete from visit_salt where day < ${endedBefore}`.execute(db)
}

/** A demo catalogue has readers on days that aren't closed yet. Those of real people are added. */
const closeDay = (db: Database, day: string) =>
  db.transaction().execute(async (trx) => {
    await lockDays(trx)
    const closed =
      await sql`insert into visit_closed_day (day) values (${day}) on conflict do nothing`.execute(trx)
    if (closed.numAffectedRows === 0n) return
    await sql`insert into visit_day (profile_id, day, action, source, count)
      select profile_id, day, action, source, count(*) from visit where day = ${day} group by profile_id, day, action, source
      on conflict (profile_id, day, action, source) do update set count = visit_day.count + excluded.count`.execute(
      trx,
    )
    await sql`insert into visitor_day (profile_id, day, visitors)
      select profile_id, day, count(distinct visitor) from visit
      where day = ${day} and action = 'view' and visitor is not null group by profile_id, day
      on conflict (profile_id, day) do update set visitors = visitor_day.visitors + excluded.visitors`.execute(
      trx,
    )
    await sql`insert into visit_total_day (day, kind, action, source, count)
      select day, kind, action, source, count from derived.visit_totals(${day}, ${day})
      on conflict (day, kind, action, source) do update set count = excluded.count`.execute(trx)
    // The salt is of the day, so somebody who read several pages is one visitor.
    await sql`insert into visit_total_day (day, kind, action, source, count)
      select day, '', 'visitor', '', count(distinct visitor) from visit
      where day = ${day} and action = 'view' and visitor is not null group by day
      on conflict (day, kind, action, source) do update set count = visit_total_day.count + excluded.count`.execute(
      trx,
    )
  })

/** Drops the raw records of days that are long closed. */
export async function dropOldDays(db: Database) {
  const { rows } = await sql<{ day: string }>`
    select to_char(d.day, 'YYYY-MM-DD') as day from visit_closed_day d
    where d.day < ${endedBefore} - ${rawDays}::integer
      and to_regclass('visit_' || to_char(d.day, 'YYYY_MM_DD')) is not null`.execute(db)
  for (const { day } of rows) await sql`drop table ${sql.table(partitionOf(day))}`.execute(db)
}
