import { setTimeout as pause } from 'node:timers/promises'
import type { Import } from '@app/contract/imports/import-schema.ts'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { FileStore } from '../../platform/files/file-store.ts'
import { startWorkQueue } from '../../platform/work-queue.ts'
import { failJob } from './fail-job.ts'
import { importChannel } from './start-job.ts'
import { JobTimedOut, workerThread } from './worker-thread.ts'
import { claimJob, hasDueJob, type ClaimedJob, type ImportLane } from './claim-job.ts'

const retryMs = 15_000
const progressMs = 500
const maxAttempts = 4
/** The lane for any import takes what it can before the other one looks. */
const smallDelayMs = 300

/** The one for small imports works only beside a large one, which needs the memory. */
const threads: Record<ImportLane, Parameters<typeof workerThread>[1]> = {
  any: { niceness: 5, idleMs: 120_000 },
  small: { niceness: 3, idleMs: 5000 },
}
/** Of a thread, in megabytes. A file of 200,000 rows takes most of it. */
const memoryOfFile: Record<ImportLane, number> = { any: 800, small: 320 }
/** In megabytes. Every row is compared with all of them. */
const memoryOfProfile = 0.004

async function memoryFor(pool: pg.Pool, lane: ImportLane): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from profile')
  return Math.ceil(memoryOfFile[lane] + memoryOfProfile * (rows[0]?.count ?? 0))
}

interface Parts {
  pool: pg.Pool
  databaseUrl: string
  store: Pick<FileStore, 'path'>
  log: FastifyBaseLogger
}

/** Whether the lane for any import works on a large one, which small ones must not wait for. */
interface Occupation {
  isLarge: boolean
}

/**
 * Does the work on imports in worker threads: one at a time, and small ones beside a large one. If several servers run, each work is
 * done by one of them, and what a server leaves undone is done again. The work is due until the transaction that finishes it.
 */
export async function startImportQueue(parts: Parts) {
  const occupation: Occupation = { isLarge: false }
  const lanes = [await startLane(parts, 'any', occupation), await startLane(parts, 'small', occupation)]
  return { close: async () => void (await Promise.all(lanes.map((lane) => lane.close()))) }
}

async function startLane({ pool, databaseUrl, store, log }: Parts, lane: ImportLane, occupation: Occupation) {
  const thread = workerThread(databaseUrl, threads[lane])

  async function runNext(): Promise<boolean> {
    if (lane === 'small') {
      await pause(smallDelayMs)
      if (!occupation.isLarge) return false
    }
    const job = (await hasDueJob(pool, lane)) ? await claimJob(databaseUrl, lane) : undefined
    if (job === undefined) return false
    if (lane === 'any') occupation.isLarge = !job.isSmall
    try {
      // The earlier attempts ended with their processes, perhaps because of this file.
      if (job.attempts > maxAttempts) throw new Error('the attempts before this one never ended')
      const path = job.sha256 === null ? null : store.path(job.sha256)
      const maxMemory = await memoryFor(pool, lane)
      await thread.run({ id: job.id, path, maxMemory }, progressWriter(pool, job.id))
    } catch (error) {
      await postpone(job, error)
    } finally {
      if (lane === 'any') occupation.isLarge = false
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
    notices: { databaseUrl, channel: importChannel },
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
