import { Refusal } from '../errors.ts'

/** Runs work as soon as fewer than the maximum number of jobs are running. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>

/** Runs at most `maxRunning` jobs at a time, first in, first out. Rejects a job with 503 when `maxQueued` are waiting. */
export function limitConcurrency(maxRunning: number, maxQueued: number): ConcurrencyLimit {
  const queue: (() => void)[] = []
  let running = 0

  const acquire = () => {
    if (running < maxRunning) {
      running += 1
      return Promise.resolve()
    }
    if (queue.length >= maxQueued)
      throw new Refusal(
        503,
        'BUSY',
        'Too many images are being processed right now. Try again in a few seconds.',
      )
    return new Promise<void>((resolve) => queue.push(resolve))
  }

  // Passes the slot on to the next job directly, so that no new job can jump the queue.
  const release = () => {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  return async (work) => {
    await acquire()
    try {
      return await work()
    } finally {
      release()
    }
  }
}
