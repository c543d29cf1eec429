import { accountExchangeDays, visitorExchangeDays } from '@app/contract/rules/limits.ts'
import { guestDays } from '@app/contract/hotels/reservation-schema.ts'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { fileLock } from './patterns/files.ts'
import type { ProfileKind } from './patterns/profile-kind.ts'
import { restorableTables } from './patterns/restorable-rows.ts'
import type { FileStore } from './platform/files/file-store.ts'
import type { AnyDatabase, Database } from './tables/tables.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
// The database's clock may be behind.
const pastMidnightMs = 2000
// Arbitrary ids of advisory locks, so that only one server works at a time.
const cleaningLock = 715_202_612
const upkeepLock = 715_202_616

const tryLock = async (trx: AnyDatabase, id: number) => {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_xact_lock(${id}) as "isLocked"`.execute(trx)
  return rows[0]?.isLocked === true
}

/**
 * Removes what has expired: notifications after a year, push subscriptions of browsers not used for 90 days, emails of them that were given up, idempotency keys, links, limits, ended sessions, old invitations, unconfirmed requests,
 * messages to the team that were closed a year ago, events of sessions that nobody could publish for a day;
 * profiles, lists and saved searches that were deleted more than 30 days ago, and what undoes older changes of profiles; files of venues that were
 * not imported in 30 days, and the rows of imports after a year; alerts of hotel rates for events that are over;
 * exchanges with assistants after 30 days, and those of accounts after 90, questions of them that a guide skips, what their model cost after a year; rooms that were held and not booked a day ago, and guests 30 days after departure; holds of calendars that ran out 30 days ago, published
 * weekends that were over 30 days ago, and changes of calendars after a year; and unreferenced files.
 */
export const clean = (db: Database, store: FileStore) =>
  db.transaction().execute(async (trx) => {
    if (!(await tryLock(trx, cleaningLock))) return
    // Cascades may take long, and files are removed in between.
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
    await sql`delete from idempotency where created_date < now() - interval '1 day'`.execute(trx)
    await sql`delete from use_count where resets_date < now()`.execute(trx)
    await sql`delete from use_level where changed_date < now() - interval '1 day'`.execute(trx)
    await sql`delete from mailed_token where expires_date < now()`.execute(trx)
    await sql`delete from export_link where expires_date < now()`.execute(trx)
    // Access tokens last an hour.
    await sql`delete from ended_session where ended_date < now() - interval '2 hours'`.execute(trx)
    await sql`delete from unused_end where ended_date < now() - interval '2 hours'`.execute(trx)
    await sql`delete from closed_account where closed_date < now() - interval '30 days'`.execute(trx)
    await sql`delete from user_notification where created_date < now() - interval '1 year'`.execute(trx)
    // Browsers that were used since have renewed theirs.
    await sql`delete from push_subscription where seen_date < now() - interval '90 days'`.execute(trx)
    await sql`delete from notification_mail where created_date < now() - interval '7 days'`.execute(trx)
    await sql`delete from ending_mail where created_date < now() - interval '7 days'`.execute(trx)
    await sql`delete from email_change where created_date < now() - interval '3 days'`.execute(trx)
    await sql`delete from invitation
      where least(expires_date, coalesce(decided_date, expires_date)) < now() - interval '90 days'`.execute(
      trx,
    )
    await sql`update audit_log set before = null
      where before is not null and at < now() - interval '30 days'`.execute(trx)
    await sql`update calendar_change set before = null, after = null
      where before is not null and created_date < now() - interval '30 days'`.execute(trx)
    await sql`delete from calendar_change where created_date < now() - interval '1 year'`.execute(trx)
    await sql`delete from calendar_entry where expires_date < now() - interval '30 days'`.execute(trx)
    await sql`delete from rates_alert a using event e
      where e.profile_id = a.event_id and e.end_date < derived.today() - 1`.execute(trx)
    await sql`delete from calendar_gap where saturday < current_date - 30`.execute(trx)
    await sql`delete from calendar_gap_told where saturday < current_date - 30`.execute(trx)
    await sql`delete from owner o using request r where r.id = o.id
      and r.confirmed_date is null and r.created_date < now() - interval '48 hours'`.execute(trx)
    await sql`delete from inquiry where status = 'Closed' and changed_date < now() - interval '1 year'`.execute(
      trx,
    )
    await sql`delete from reservation
      where booked_date is null and expires_date is null and created_date < now() - interval '1 day'`.execute(
      trx,
    )
    await sql`update reservation set name = null, email = null, phone = null, arrival = null, notes = null
      where name is not null and check_out < derived.today() - ${guestDays}::integer`.execute(trx)
    await sql`delete from exchange where user_id is null and created_date < now() - make_interval(days => ${visitorExchangeDays})`.execute(
      trx,
    )
    await sql`delete from exchange where created_date < now() - make_interval(days => ${accountExchangeDays})`.execute(
      trx,
    )
    // Skipped questions end with the exchanges that they are from.
    await sql`update tour_guide g set skipped_questions = k.kept
      from (select id, array(
          select s.question from unnest(skipped_questions) with ordinality s (question, place)
          where exists (select from derived.unanswered_question u
            where u.destination_id = owner_id and u.folded = derived.folded_question(s.question))
          order by s.place) as kept from tour_guide) k
      where k.id = g.id and k.kept <> g.skipped_questions`.execute(trx)
    await sql`delete from assistant_use where day < derived.today() - interval '1 year'`.execute(trx)
    await sql`delete from session_event where created_date < now() - interval '1 day'`.execute(trx)
    await sql`delete from import i using profile p where p.id = i.destination_id and i.imported_date is null
      and p.deleted_date < now() - interval '30 days'`.execute(trx)
    await sql`
      with purged as (delete from owner o using profile p
        where p.id = o.id and p.deleted_date < now() - interval '30 days' returning o.id)
      insert into audit_log (operation, owner_id, patch)
      select 'housekeeping.purge', id, '[{"op": "remove", "path": ""}]' from purged`.execute(trx)
    await sql`delete from import
      where imported_date is null and job_due is null and created_date < now() - interval '30 days'`.execute(
      trx,
    )
    await sql`delete from import_row r using import i
      where i.id = r.import_id and i.imported_date < now() - interval '1 year'`.execute(trx)
    for (const table of restorableTables)
      await sql`delete from ${sql.table(table)} where deleted_date < now() - interval '30 days'`.execute(trx)
    // Uploads hold this lock shared until their row exists, so skip this step while there are any.
    if (!(await tryLock(trx, fileLock))) return
    const unreferenced = await sql<{ sha256: string }>`
      delete from stored_file f where f.created_date < now() - interval '1 day'
        and not exists (select from image i where i.sha256 = f.sha256)
        and not exists (select from document d where d.sha256 = f.sha256)
        and not exists (select from import i where i.stored_sha256 = f.sha256)
      returning f.sha256`.execute(trx)
    for (const { sha256 } of unreferenced.rows) await store.remove(sha256)
  })

/** Refreshes what depends on the day, such as the number of running promotions. Only the first call of a day does anything. */
export const refreshForToday = (db: Database) =>
  db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`select derived.refresh_for_today()`.execute(trx)
  })

/** Runs the `upkeep` of all kinds, such as completing events that are over. */
export const keepUp = (db: Database, kinds: readonly Pick<ProfileKind, 'upkeep'>[]) =>
  db.transaction().execute(async (trx) => {
    if (!(await tryLock(trx, upkeepLock))) return
    for (const { upkeep } of kinds) if (upkeep !== undefined) await sql.raw(upkeep).execute(trx)
  })

interface Housekeeping {
  db: Database
  store: FileStore
  kinds: readonly ProfileKind[]
  /** Further work of every hour. */
  chores: readonly ((db: Database) => Promise<void>)[]
  log: FastifyBaseLogger
}

/** Cleans now, every hour, and after midnight in UTC, when it also refreshes for the new day. */
export function startHousekeeping({ db, store, kinds, chores, log }: Housekeeping) {
  let lastSuccess: number | undefined
  /** Resolves with whether the step succeeded. */
  const attempt = (step: Promise<void>) =>
    step.then(
      () => true,
      (error: unknown) => {
        log.error({ err: error }, 'housekeeping failed')
        return false
      },
    )
  async function doChores() {
    for (const chore of chores) await chore(db)
  }
  async function work() {
    const isRefreshed = await attempt(refreshForToday(db))
    const isKeptUp = await attempt(keepUp(db, kinds))
    const areChoresDone = await attempt(doChores())
    const isClean = await attempt(clean(db, store))
    if (isRefreshed && isKeptUp && areChoresDone && isClean) lastSuccess = Date.now()
  }
  let timer: NodeJS.Timeout
  const run = () => {
    void work()
    const untilMidnight = dayMs - (Date.now() % dayMs)
    timer = setTimeout(run, Math.min(hourMs, untilMidnight + pastMidnightMs)).unref()
  }
  run()
  return {
    /** When all of the work last succeeded, in ms. */
    lastSuccess: () => lastSuccess,
    stop: () => clearTimeout(timer),
  }
}
