import type { Import } from '@app/contract/imports/import-schema.ts'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { FileStore } from '../../platform/files/file-store.ts'
import { startWorkQueue } from '../../platform/work-queue.ts'
import { failJob } from './fail-job.ts'
import { importChannel } from './start-job.ts'
import { JobTimedOut, workerThread } from './worker-thread.ts'
import { claimJob, type ClaimedJob } from './claim-job.ts'

const retryMs = 15_000
const progressMs = 500
const maxAttempts = 4

interface Parts {
  pool: pg.Pool
  databaseUrl: string
  store: Pick<FileStore, 'path'>
  log: FastifyBaseLogger
}

/**
 * Does the work on imports, one at a time, in a worker thread. If several servers run, each work is done by one of them, and
 * what a server leaves undone is done again. The work is due until the transaction that finishes it.
 */
export async function startImportQueue({ pool, databaseUrl, store, log }: Parts) {
  const thread = workerThread(databaseUrl)

  async function runNext(): Promise<boolean> {
    const { rowCount } = await pool.query('select from import where job_due <= now() limit 1')
    const job = rowCount === 0 ? undefined : await claimJob(databaseUrl)
    if (job === undefined) return false
    try {
      // The earlier attempts ended with their processes, perhaps because of this file.
      if (job.attempts > maxAttempts) throw new Error('the attempts before this one never ended')
      const path = job.sha256 === null ? null : store.path(job.sha256)
      await thread.run({ id: job.id, path }, progressWriter(pool, job.id))
    } catch (error) {
      await postpone(job, error)
    } finally {
      await job.release()
    }
    return true
  }

  async function postpone({ id, attempts }: ClaimedJob, error: unknown) {
    const isTooLarge =
      error instanceof JobTimedOut ||
      (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    const isLast = isTooLarge || attempts >= maxAttempts
    log.error({ err: error, import: id, attempts, isLast }, 'working on an import failed')
    if (isLast)
      await failJob(pool, id, {
        text: isTooLarge
          ? 'The file takes too much time or memory. Split it into several files.'
          : 'Something went wrong on our end. Nothing was changed. Try again later.',
        reasons: [],
        remedy: isTooLarge ? 'file' : 'retry',
      })
    else
      await pool.query(
        'update import set job_due = now() + make_interval(secs => $2), progress = null where id = $1 and job_due is not null',
        [id, 5 * 2 ** attempts],
      )
  }

  return startWorkQueue({
    databaseUrl,
    channel: importChannel,
    retryMs,
    doNext: runNext,
    endWork: () => thread.close(),
    log,
    name: 'imports',
  })
}

/** Stores each new step, and its rows twice a second. */
function progressWriter(pool: pg.Pool, id: string) {
  let last = 0
  let current: string | undefined
  return (step: NonNullable<Import['progress']>) => {
    if (step.step === current && Date.now() - last < progressMs) return
    last = Date.now()
    current = step.step
    void pool
      .query('update import set progress = $2 where id = $1 and job_due is not null', [id, step])
      .catch(() => {})
  }
}
