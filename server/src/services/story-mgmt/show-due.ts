import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { startWorkQueue } from '../../platform/work-queue.ts'
import type { Database } from '../../tables/tables.ts'

interface Parts {
  db: Database
  log: FastifyBaseLogger
}

/** A story is read from its moment on. Kept pages, which were rendered before, show it within this time. */
const everyMs = 15_000

/** Marks scheduled stories that went live, which drops the kept pages. */
export const startShowing = ({ db, log }: Parts) =>
  startWorkQueue({ retryMs: everyMs, doNext: () => showDue(db), log, name: 'scheduled stories' })

async function showDue(db: Database): Promise<boolean> {
  const isDue = sql`state = 'Published' and publish_date <= now() and not is_shown`
  // Looking first, because an update of nothing drops pages, too.
  const { rows } = await sql`select from story where ${isDue} limit 1`.execute(db)
  if (rows.length > 0) await sql`update story set is_shown = true where ${isDue}`.execute(db)
  return false
}
