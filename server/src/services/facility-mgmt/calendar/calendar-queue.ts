import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import { startWorkQueue } from '../../../platform/work-queue.ts'
import type { Database } from '../../../tables/tables.ts'
import { readCalendar, type DueSubscription, type ReadOutcome } from './read-calendar.ts'
import { storeOutcome } from './store-outcome.ts'
import { subscriptionChannel } from './subscription-handlers.ts'

const retryMs = 15_000
/** Limits how much a slow server delays others, and the memory that hostile files take. */
const mostAtOnce = 2

interface Parts {
  db: Database
  databaseUrl: string
  /** Origins that may be in our own network. */
  origins: readonly string[]
  log: FastifyBaseLogger
}

/**
 * Does what is due in calendars. Holds that ended make days free for the search. The calendars of other programs that pages follow are
 * read, each by one server, and by another one if that ends meanwhile.
 */
export function startCalendarQueue({ db, databaseUrl, origins, log }: Parts) {
  const closing = new AbortController()

  async function read(due: DueSubscription) {
    const outcome = await readCalendar(due, { origins, closing: closing.signal })
    if (!outcome) return
    const store = (one: ReadOutcome) => db.transaction().execute((trx) => storeOutcome(trx, due, one))
    try {
      await store(outcome)
    } catch (error) {
      // What the database refuses must not leave the calendar being read for ever. Without a database, this fails as well.
      log.error(error, 'a calendar was not stored')
      await store({ problem: 'The calendar’s dates couldn’t be stored.' })
    }
  }

  return startWorkQueue({
    databaseUrl,
    channel: subscriptionChannel,
    retryMs,
    doNext: async () => {
      if (await releaseEndedHold(db)) return true
      const due = await claim(db)
      await Promise.all(due.map(read))
      return due.length > 0
    },
    endWork: async () => closing.abort(),
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

/**
 * Takes those that have been due for longest, for two minutes. A copy of today in the right zone needs no new one unless it has changed; an older one
 * ends too early.
 */
async function claim(db: Database): Promise<DueSubscription[]> {
  const { rows } = await sql<DueSubscription>`
    with due as (
      select s.id, coalesce(f.time_zone, 'UTC') as time_zone from calendar_subscription s
        join profile p on p.id = s.owner_id and p.deleted_date is null join facility f on f.profile_id = s.owner_id
      where s.due_date <= now() order by s.due_date limit ${mostAtOnce} for update of s skip locked),
    taken as (
      update calendar_subscription s set due_date = now() + interval '2 minutes', started_date = now(), is_reading = true
      from due where s.id = due.id
      returning s.*, due.time_zone as zone, s.time_zone = due.time_zone and s.copied_date > now() - interval '1 day' as is_current)
    select id, owner_id as "ownerId", url, zone as "timeZone", case when is_current then etag end as etag,
      case when is_current then last_modified end as "lastModified", case when is_current then hash end as hash
    from taken`.execute(db)
  return rows
}
