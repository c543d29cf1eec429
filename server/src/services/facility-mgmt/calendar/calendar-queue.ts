import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { BusyTimes } from '../../../calendar/reading/busy-times.ts'
import { calendarKind } from '../../../calendar/reading/calendar-kind.ts'
import type { CalendarToRead } from '../../../calendar/reading/reading-worker.ts'
import type { OpenHeavyWork } from '../../../platform/heavy-work/heavy-work.ts'
import { startWorkQueue } from '../../../platform/work-queue.ts'
import type { Database } from '../../../tables/tables.ts'
import { readCalendar, unreadable, type DueSubscription, type ReadOutcome } from './read-calendar.ts'
import { storeOutcome } from './store-outcome.ts'
import { subscriptionChannel } from './subscription-handlers.ts'

const retryMs = 15_000
/** A calendar that ended its server so often in a row would do so again. */
const mostInterruptions = 3

/** Calendars that are fetched at the same time. Most of that is waiting for other servers. */
const mostAtOnce = 40
/** Of one page, so that all others have their turns whatever its addresses do. */
const mostOfPage = 2
/** From one host, which may hang. Many pages keep their calendars with the same provider. */
const mostOfHost = 8
/** Of those that failed last time. The others leave them a half at most. */
const mostFailed = 20

interface Parts {
  db: Database
  databaseUrl: string
  /** Origins that may be in our own network. */
  origins: readonly string[]
  openHeavyWork: OpenHeavyWork
  log: FastifyBaseLogger
}

/**
 * Does what is due in calendars. Holds that ended make days free for the search. The calendars of other programs that pages follow are
 * read, each by one server, and by another one if that ends meanwhile.
 */
export function startCalendarQueue({ db, databaseUrl, origins, openHeavyWork, log }: Parts) {
  const closing = new AbortController()
  const calendars = openHeavyWork<CalendarToRead, BusyTimes>(calendarKind)
  const running = new Set<Promise<void>>()

  async function read(due: DueSubscription) {
    const outcome = await readCalendar(due, { origins, calendars, closing: closing.signal })
    if (!outcome) {
      await leave(db, due)
      return
    }
    const store = (one: ReadOutcome) => db.transaction().execute((trx) => storeOutcome(trx, due, one))
    try {
      await store(outcome)
    } catch (error) {
      // What the database refuses must not leave the calendar being read for ever. Without a database, this fails as well.
      log.error(error, 'a calendar was not stored')
      await store({ problem: 'The calendar’s dates couldn’t be stored.' })
    }
  }

  /** Reads a calendar beside others, and wakes the queue once it is read. */
  function start(due: DueSubscription, wake: () => void) {
    const work = read(due)
      .catch((error: unknown) => log.error({ err: error }, 'reading a calendar failed'))
      .finally(() => {
        running.delete(work)
        wake()
      })
    running.add(work)
  }

  return startWorkQueue({
    notices: { databaseUrl, channel: subscriptionChannel },
    retryMs,
    doNext: async (wake) => {
      if (await releaseEndedHold(db)) return true
      if (await giveUpInterrupted(db)) return true
      if (running.size >= mostAtOnce) return false
      const due = await claim(db)
      if (due) start(due, wake)
      return due !== undefined
    },
    endWork: async () => {
      closing.abort()
      await Promise.all(running)
    },
    log,
    name: 'calendars',
  })
}

/** Returns false if no hold has ended. */
async function releaseEndedHold(db: Database) {
  const { rows } = await sql<{
    isReleased: boolean
  }>`select derived.release_ended_hold() as "isReleased"`.execute(db)
  return rows[0]?.isReleased === true
}

/** Leaves a calendar to the next server. */
const leave = (db: Database, { id }: DueSubscription) =>
  sql`update calendar_subscription set is_reading = false, due_date = now() where id = ${id}`.execute(db)

const isGivenUp = sql`is_reading and interrupted_count + 1 >= ${mostInterruptions}`

/** Treats a calendar that was never read to the end as one that can't be read. Returns false if there is none. */
async function giveUpInterrupted(db: Database): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<Pick<DueSubscription, 'id' | 'ownerId' | 'timeZone'>>`
      select id, owner_id as "ownerId", coalesce(time_zone, 'UTC') as "timeZone" from calendar_subscription
      where due_date <= now() and ${isGivenUp}
      limit 1 for update skip locked`.execute(trx)
    for (const due of rows) await storeOutcome(trx, due, { problem: unreadable })
    return rows.length > 0
  })
}

const hostOf = (url: string) => sql.raw(`substring(${url} from '://([^/?#]*)')`)

/**
 * Takes a calendar that is due, for five minutes: first of pages of which none is being read, those that failed last time after the others, and
 * then by how long they have been due. A copy of today in the right zone needs no new one unless it has changed; an older one ends too early.
 */
async function claim(db: Database): Promise<DueSubscription | undefined> {
  const { rows } = await sql<DueSubscription>`
    with reading as materialized (
      select owner_id, ${hostOf('url')} as host, failed_date is not null as has_failed
      from calendar_subscription where is_reading and due_date > now()),
    due as (
      select s.id, coalesce(f.time_zone, 'UTC') as time_zone from calendar_subscription s
        join profile p on p.id = s.owner_id and p.deleted_date is null join facility f on f.profile_id = s.owner_id
        cross join lateral (
          select count(*) filter (where r.owner_id = s.owner_id) as of_page,
            count(*) filter (where r.host = ${hostOf('s.url')}) as of_host,
            count(*) filter (where r.has_failed) as failed
          from reading r) now_read
      where s.due_date <= now() and of_page < ${mostOfPage} and of_host < ${mostOfHost}
        and (s.failed_date is null or failed < ${mostFailed}) and not (${isGivenUp})
      order by of_page, s.failed_date is not null, s.due_date limit 1 for update of s skip locked),
    taken as (
      update calendar_subscription s set due_date = now() + interval '5 minutes', started_date = now(), is_reading = true,
        interrupted_count = interrupted_count + is_reading::int
      from due where s.id = due.id
      returning s.*, due.time_zone as zone, s.time_zone = due.time_zone and s.copied_date > now() - interval '1 day' as is_current)
    select id, owner_id as "ownerId", url, zone as "timeZone", case when is_current then etag end as etag,
      case when is_current then last_modified end as "lastModified", case when is_current then hash end as hash
    from taken`.execute(db)
  return rows[0]
}
