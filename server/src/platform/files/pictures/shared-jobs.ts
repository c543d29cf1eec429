import type { FairQueue } from '../../limits/fair-queue.ts'
import { connectionClosed } from '../../limits/turns.ts'

/** Somebody who waits for a job. */
export interface Waiter {
  /** The network that the job is charged to. */
  share: string
  /** Aborted when nobody reads the result anymore. */
  signal: AbortSignal
}

export interface JobCounts {
  finished: number
  failed: number
  /** Jobs that nobody waited for anymore. */
  cancelled: number
}

/**
 * Runs jobs by name. Waiters for the same name share one job, which is cancelled when the last of them leaves. A job waits
 * in the lane of every waiter's share, so that it starts as early as for the first in line.
 */
export interface SharedJobs {
  join(name: string, waiter: Waiter, run: (signal: AbortSignal) => Promise<void>): Promise<void>
  readonly counts: Readonly<JobCounts>
}

interface Job {
  waiters: number
  hasStarted: boolean
  /** Leaves the queue, by share. */
  places: Map<string, () => void>
  controller: AbortController
  done: PromiseWithResolvers<void>
}

export function sharedJobs(queue: FairQueue): SharedJobs {
  const jobs = new Map<string, Job>()
  const counts: JobCounts = { finished: 0, failed: 0, cancelled: 0 }

  const leaveQueue = (job: Job) => {
    for (const leave of job.places.values()) leave()
    job.places.clear()
  }

  const open = (name: string) => {
    const job: Job = {
      waiters: 0,
      hasStarted: false,
      places: new Map(),
      controller: new AbortController(),
      done: Promise.withResolvers(),
    }
    // Its waiters may all have left.
    job.done.promise.catch(() => {})
    jobs.set(name, job)
    return job
  }

  const close = (name: string, job: Job) => {
    leaveQueue(job)
    if (jobs.get(name) === job) jobs.delete(name)
  }

  const start = async (name: string, job: Job, run: (signal: AbortSignal) => Promise<void>) => {
    job.hasStarted = true
    leaveQueue(job)
    try {
      await run(job.controller.signal)
      counts.finished += 1
      job.done.resolve()
    } catch (error) {
      if (!job.controller.signal.aborted) counts.failed += 1
      job.done.reject(error)
    } finally {
      close(name, job)
    }
  }

  const leave = (name: string, job: Job) => {
    job.waiters -= 1
    if (job.waiters > 0 || jobs.get(name) !== job) return
    counts.cancelled += 1
    job.controller.abort()
    close(name, job)
  }

  return {
    counts,
    async join(name, { share, signal }, run) {
      if (signal.aborted) throw connectionClosed()
      const job = jobs.get(name) ?? open(name)
      job.waiters += 1
      const { promise: left, reject: abandon } = Promise.withResolvers<never>()
      const onAbort = () => abandon(connectionClosed())
      signal.addEventListener('abort', onAbort, { once: true })
      try {
        if (!job.hasStarted && !job.places.has(share)) {
          const place = queue.enqueue({ network: share, caller: share }, () => start(name, job, run))
          // If its turn was at once, there is no place to leave.
          if (!job.hasStarted) job.places.set(share, place)
        }
        await Promise.race([job.done.promise, left])
      } finally {
        signal.removeEventListener('abort', onAbort)
        leave(name, job)
      }
    },
  }
}
