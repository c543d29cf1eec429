import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Backplane } from '../platform/backplane.ts'
import type { Connections } from '../platform/database.ts'
import { shareRuns } from '../platform/notices.ts'

/** How long events wait that were written by something else than a request of this process, such as a process that died. */
const pollMs = 500
const batch = 500
// An arbitrary advisory lock id. One process publishes at a time, so that events stay in order and none is published twice.
const publishingLock = 715_202_639

interface PublisherParts {
  /** For the publisher. Not `writes`, whose commits wake it. */
  connections: Connections
  writes: Connections
  backplane: Backplane
  log: FastifyBaseLogger
}

/** Publishes the rows of `session_event` after each transaction of this process, and now and then. */
export function startPublisher({ connections: { db }, writes, backplane, log }: PublisherParts) {
  const stopping = new AbortController()

  async function isAnyWaiting(): Promise<boolean> {
    if (stopping.signal.aborted || !backplane.isConnected()) return false
    const { rows } = await sql<{
      isAny: boolean
    }>`select exists (select from session_event) as "isAny"`.execute(db)
    return rows[0]?.isAny === true
  }

  /** Resolves with the number of events. */
  const publishBatch = () =>
    db.transaction().execute(async (trx) => {
      // After a crash of the database, rows may be back, which are then published again.
      await sql`select set_config('synchronous_commit', 'off', true), pg_advisory_xact_lock(${publishingLock})`.execute(
        trx,
      )
      const { rows } = await sql<{ id: number; payload: string }>`
        delete from session_event where id in (select id from session_event order by id limit ${batch})
        returning id, payload`.execute(trx)
      // If this fails, the rows stay.
      await backplane.publish(rows.toSorted((a, b) => a.id - b.id).map(({ payload }) => payload))
      return rows.length
    })

  const publishAll = shareRuns(async () => {
    try {
      let published = (await isAnyWaiting()) ? batch : 0
      while (published === batch) published = await publishBatch()
    } catch (error) {
      log.warn({ err: error }, 'publishing events of sessions failed')
    }
  })
  const wake = () => void publishAll()
  const timer = setInterval(wake, pollMs).unref()
  writes.pool.on('release', wake)
  return {
    wake,
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      writes.pool.off('release', wake)
      await publishAll()
    },
  }
}
