import { sql } from 'kysely'
import type pg from 'pg'
import type { PictureCounts } from './platform/files/pictures/open-pictures.ts'
import type { MailCounts } from './platform/mail/mail-queue.ts'
import { addChildMetrics } from './platform/metrics/child-metrics.ts'
import { gauge, total, type MetricsRegistry } from './platform/metrics/registry.ts'
import type { Database } from './tables/tables.ts'

interface MetricSources {
  pools: Readonly<Record<string, pg.Pool>>
  db: Database
  pictures: () => PictureCounts
  /** The id of the picture process, while there is one. */
  pictureProcess: () => number | undefined
  mail: () => MailCounts
  /** When housekeeping last did all of its work, in ms. Undefined if it hasn't yet. */
  lastHousekeeping: () => number | undefined
  /** In seconds, by kind. */
  indexAges: () => ReadonlyMap<string, number>
}

/** What the parts of the product do and wait for. */
export function addAppMetrics(metrics: MetricsRegistry, sources: MetricSources) {
  const { db, pictures, indexAges } = sources
  addPoolMetrics(metrics, sources)
  addMailMetrics(metrics, sources)
  addChildMetrics(metrics, {
    name: 'picture_process',
    help: 'the process that works on images',
    pid: sources.pictureProcess,
  })
  metrics.add(
    gauge('db_size_bytes', 'Size of the database.', async () => {
      const { rows } = await sql<{ value: number }>`
        select pg_database_size(current_database()) as value`.execute(db)
      return rows
    }),
  )
  metrics.add(
    gauge('housekeeping_last_success_timestamp_seconds', 'When this server last cleaned up.', () =>
      timestamp(sources.lastHousekeeping()),
    ),
  )
  metrics.add(
    gauge('search_index_age_seconds', 'How long the oldest change has been missing in a search index.', () =>
      [...indexAges()].map(([kind, value]) => ({ labels: { kind }, value })),
    ),
  )
  metrics.add(
    gauge('import_jobs', 'Imports to work on, the running one included, and those to try again later.', () =>
      jobs(db, sql`select job_due as due_date from import where job_due is not null`),
    ),
  )
  metrics.add(
    total('picture_jobs_total', 'Renditions and decoded uploads. Cancelled: nobody waited anymore.', () => {
      const { finished, failed, cancelled } = pictures()
      return Object.entries({ finished, failed, cancelled }).map(([result, value]) => ({
        labels: { result },
        value,
      }))
    }),
  )
  metrics.add(
    gauge('picture_jobs', 'Work on images that waits or runs.', () => {
      const { queued, running } = pictures()
      return Object.entries({ queued, running }).map(([state, value]) => ({ labels: { state }, value }))
    }),
  )
}

function addPoolMetrics(metrics: MetricsRegistry, { pools }: Pick<MetricSources, 'pools'>) {
  const ofPools = (read: (pool: pg.Pool) => number, labels: Record<string, string> = {}) =>
    Object.entries(pools).map(([pool, value]) => ({ labels: { pool, ...labels }, value: read(value) }))
  metrics.add(
    gauge('db_pool_connections', 'Connections to the database.', () => [
      ...ofPools((pool) => pool.totalCount - pool.idleCount, { state: 'in_use' }),
      ...ofPools((pool) => pool.idleCount, { state: 'idle' }),
    ]),
  )
  metrics.add(
    gauge('db_pool_waiting', 'Work that waits for a connection.', () => ofPools((pool) => pool.waitingCount)),
  )
  metrics.add(
    gauge('db_pool_size', 'The most connections to the database.', () => ofPools((pool) => pool.options.max)),
  )
}

function addMailMetrics(metrics: MetricsRegistry, { db, mail }: Pick<MetricSources, 'db' | 'mail'>) {
  metrics.add(
    gauge('mail_jobs', 'Emails to send, and those to try again later.', () =>
      jobs(db, sql`select due_date from mail_job`),
    ),
  )
  metrics.add(
    gauge('mail_jobs_failing', 'Emails that could not be sent yet, and are tried again.', async () => {
      const { rows } = await sql<{ value: number }>`
        select count(*) as value from mail_job where attempts > 0`.execute(db)
      return rows
    }),
  )
  metrics.add(
    total('mail_total', 'Emails of this server. Dropped: given up after many attempts.', () => {
      const { sent, failed, dropped } = mail()
      return Object.entries({ sent, failed, dropped }).map(([result, value]) => ({
        labels: { result },
        value,
      }))
    }),
  )
  metrics.add(
    gauge('mail_last_sent_timestamp_seconds', 'When this server last sent an email.', () =>
      timestamp(mail().lastSent),
    ),
  )
}

/** No sample for what has never happened. */
const timestamp = (ms: number | undefined) => (ms === undefined ? [] : [{ value: ms / 1000 }])

/** Queued jobs by whether their dates have come. */
async function jobs(db: Database, dates: ReturnType<typeof sql>) {
  const { rows } = await sql<{ due: number; later: number }>`
    select count(*) filter (where due_date <= now()) as due, count(*) filter (where due_date > now()) as later
    from (${dates}) j`.execute(db)
  const { due = 0, later = 0 } = rows[0] ?? {}
  return [
    { labels: { state: 'due' }, value: due },
    { labels: { state: 'later' }, value: later },
  ]
}
