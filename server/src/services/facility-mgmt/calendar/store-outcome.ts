import { sql, type RawBuilder } from 'kysely'
import { mostDates } from '../../../calendar/reading/busy-times.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'
import { ringTeam } from './change-calendar.ts'
import type { CalendarCopy, DueSubscription, ReadOutcome } from './read-calendar.ts'

const minutesBetween = 30
/** After failures, the time to the next attempt doubles up to so many. */
const mostMinutesBetween = 720

/** From this many coming times on, losing three of four at once is treated as a mistake of the other program. */
const fewTimes = 5
const shrinkFactor = 4
/** Reads over at least a day after which the shrunken copy is accepted. */
export const shrunkReads = 3

type Due = Pick<DueSubscription, 'id' | 'ownerId' | 'timeZone'>

/** Stores what came of reading a calendar, and tells the team of the page. Nothing if it was removed meanwhile. */
export async function storeOutcome(db: AnyDatabase, due: Due, outcome: ReadOutcome) {
  const { rows } = await sql<{ isShrunkLong: boolean }>`
    select shrunk_count >= ${shrunkReads - 1} and shrunk_date <= now() - interval '1 day' as "isShrunkLong"
    from calendar_subscription where id = ${due.id} for update`.execute(db)
  const [found] = rows
  if (!found) return
  let changes: RawBuilder<unknown>
  if (outcome === 'unchanged') changes = success
  else if ('problem' in outcome) changes = failure(outcome.problem)
  else changes = await storeCopy(db, due, outcome, found.isShrunkLong)
  await sql`update calendar_subscription set is_reading = false, interrupted_count = 0, ${changes}
    where id = ${due.id}`.execute(db)
  await ringTeam({ db }, due.ownerId)
}

const success = sql`read_date = now(), problem = null, failed_date = null, failure_count = 0,
  due_date = now() + make_interval(mins => ${minutesBetween}::int)`

const failure = (problem: string) => sql`problem = ${problem}, failed_date = coalesce(failed_date, now()),
  failure_count = failure_count + 1,
  due_date = now() + make_interval(mins => least(${mostMinutesBetween}, ${minutesBetween} * 2 ^ least(failure_count, 10))::int)`

/** The next read is at the usual time, and asks for a whole copy. */
const shrunk = (problem: string) => sql`problem = ${problem}, failed_date = coalesce(failed_date, now()),
  shrunk_date = coalesce(shrunk_date, now()), shrunk_count = shrunk_count + 1, etag = null, last_modified = null, hash = null,
  due_date = now() + make_interval(mins => ${minutesBetween}::int)`

/** Stores the times unless they are doubtful. Returns what to note about the subscription. */
async function storeCopy(db: AnyDatabase, due: Due, copy: CalendarCopy, isShrunkLong: boolean) {
  const { coming, others } = await countsOf(db, due)
  const now = Date.now()
  const comingNow = copy.ends.filter((end) => end > now).length
  if (coming >= fewTimes && comingNow * shrinkFactor < coming && !isShrunkLong)
    return shrunk(
      `The calendar suddenly has ${comingNow} coming dates instead of ${coming}. If that lasts for a day, it is taken over.`,
    )
  if (others + copy.dateCount > mostDates)
    return failure(
      `The calendars that this page follows have more than ${mostDates.toLocaleString('en-US')} dates.`,
    )
  await storeTimes(db, due, copy)
  return sql`${success}, copied_date = now(), time_zone = ${due.timeZone}, etag = ${copy.etag}, last_modified = ${copy.lastModified},
    hash = ${copy.hash}, date_count = ${copy.dateCount}, remarks = ${JSON.stringify(copy.remarks)}, shrunk_date = null, shrunk_count = 0`
}

/** The times to come of the last copy, and the dates of other calendars that the page follows. */
async function countsOf(db: AnyDatabase, { id, ownerId }: Due) {
  const { rows } = await sql<{ coming: number; others: number }>`
    select (select count(*) from calendar_busy where subscription_id = ${id} and upper(during) > now()) as coming,
      (select coalesce(sum(date_count), 0) from calendar_subscription where owner_id = ${ownerId} and id <> ${id})::bigint as others`.execute(
    db,
  )
  return rows[0]!
}

/** Writes only differences, because most times stay the same. */
const storeTimes = (db: AnyDatabase, { id }: Due, { starts, ends }: CalendarCopy) =>
  sql`
  with wanted as materialized (
    select tstzrange(to_timestamp(starts / 1000), to_timestamp(ends / 1000)) as during
    from unnest(${starts}::float8[], ${ends}::float8[]) as t (starts, ends)),
  gone as (
    delete from calendar_busy where subscription_id = ${id} and during not in (select during from wanted))
  insert into calendar_busy (subscription_id, during)
  select ${id}, during from wanted
  where during not in (select during from calendar_busy where subscription_id = ${id})`.execute(db)
