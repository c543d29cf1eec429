import { Worker } from 'node:worker_threads'
import type { BusyTimes, ReadingWindow } from './busy-times.ts'
import { RefusedCalendar } from './refused-calendar.ts'

/** 10,000 events take a third of a second. */
const maxMs = 10_000
/** In megabytes. 10,000 events take 40. */
const maxMemory = 128

export type ReadingReply = { busy: BusyTimes } | { refused: string } | { error: unknown }

/**
 * Reads a calendar in a thread of its own, which ends with it: hostile files can take all of its time and memory, and the server answers
 * meanwhile. Throws a `RefusedCalendar` for what can't be read.
 */
export async function readInThread(
  file: Uint8Array,
  window: ReadingWindow,
  closing: AbortSignal,
  timeoutMs = maxMs,
): Promise<BusyTimes> {
  closing.throwIfAborted()
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), {
    workerData: { file, window },
    resourceLimits: { maxOldGenerationSizeMb: maxMemory },
    execArgv: [],
  })
  const { promise, resolve, reject } = Promise.withResolvers<BusyTimes>()
  const refuse = () => reject(new RefusedCalendar('The calendar takes too much time or memory to read.'))
  worker.on('message', (reply: ReadingReply) => {
    if ('busy' in reply) resolve(reply.busy)
    else reject('refused' in reply ? new RefusedCalendar(reply.refused) : reply.error)
  })
  worker.on('error', (error: unknown) =>
    error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      ? refuse()
      : reject(error),
  )
  worker.on('exit', () => reject(new Error('the thread that reads a calendar ended')))
  const timer = setTimeout(refuse, timeoutMs)
  const onClose = () => reject(closing.reason)
  closing.addEventListener('abort', onClose)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    closing.removeEventListener('abort', onClose)
    await worker.terminate()
  }
}
