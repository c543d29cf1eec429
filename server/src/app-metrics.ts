import { sql } from 'kysely'
import type pg from 'pg'
import type { PictureCounts } from './platform/files/pictures/open-pictures.ts'
import { gauge, total, type MetricsRegistry } from './platform/metrics/registry.ts'
import type { Database } from './tables/tables.ts'

interface MetricSources {
  pools: Readonly<Record<string, pg.Pool>>
  db: Database
  pictures: () => PictureCounts
  /** In seconds, by kind. */
  indexAges: () => ReadonlyMap<string, number>
}

/** What the parts of the product do and wait for. */
export function addAppMetrics(metrics: MetricsRegistry, { pools, db, pictures, indexAges }: MetricSources) {
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
    gauge('search_index_age_seconds', 'How long the oldest change has been missing in a search index.', () =>
      [...indexAges()].map(([kind, value]) => ({ labels: { kind }, value })),
    ),
  )
  metrics.add(
    gauge('mail_jobs', 'Emails to send, and those to try again later.', () =>
      jobs(db, sql`select due_date from mail_job`),
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
