import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { fileLock } from './patterns/files.ts'
import type { FileStore } from './platform/files/file-store.ts'
import type { Database } from './tables.ts'

const everyHour = 3_600_000
// Any constant will do; of several servers one cleans at a time.
const lock = 715_202_612

/** Removes what nobody can get back any more: old idempotency keys, deleted profiles after 30 days, unshown files. */
export const clean = (db: Database, store: FileStore) =>
  db.transaction().execute(async (trx) => {
    const turn = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${lock}) as mine`.execute(trx)
    if (!turn.rows[0]?.mine) return
    await sql`delete from idempotency where created_date < now() - interval '1 day'`.execute(trx)
    await sql`
      with purged as (delete from profile where deleted_date < now() - interval '30 days' returning id)
      insert into audit_log (operation, profile_id, patch)
      select 'housekeeping.purge', id, '[{"op": "remove", "path": ""}]' from purged`.execute(trx)
    // Uploads hold this lock together; while one is under way, its content may not have a row yet.
    const quiet = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${fileLock}) as mine`.execute(
      trx,
    )
    if (!quiet.rows[0]?.mine) return
    const unshown = await sql<{ sha256: string }>`
      delete from stored_file f where f.created_date < now() - interval '1 day'
        and not exists (select from image i where i.sha256 = f.sha256)
        and not exists (select from document d where d.sha256 = f.sha256)
      returning f.sha256`.execute(trx)
    for (const { sha256 } of unshown.rows) await store.remove(sha256)
  })

/** Cleans now and every hour, until the function returned is called. */
export function keepHouse(db: Database, store: FileStore, log: FastifyBaseLogger): () => void {
  const run = () =>
    void clean(db, store).catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
  run()
  const timer = setInterval(run, everyHour).unref()
  return () => clearInterval(timer)
}
