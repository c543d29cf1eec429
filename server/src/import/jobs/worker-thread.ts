import { Worker } from 'node:worker_threads'
import type { Import } from '@app/contract/imports/import-schema.ts'

/** A job that takes longer would keep others waiting for too long. */
const maxJobMs = 15 * 60_000
const enoughMemory = 0.9

type Step = NonNullable<Import['progress']>
export type WorkerReport = { progress: Step } | { isDone: true } | { error: unknown }

interface Job {
  id: string
  /** Of the file. Null for undos. */
  path: string | null
  /** That the thread may take, in megabytes. */
  maxMemory: number
}

export class JobTimedOut extends Error {}

interface ThreadOptions {
  /** That of the operating system: on Linux, threads have one each. */
  niceness: number
  /** After which a thread that isn't used is stopped: it keeps the places that it has loaded, which take much memory. */
  idleMs: number
}

/** Does one job at a time in a thread, which is started when it is needed. After `close`, jobs are left for the next start. */
export function workerThread(databaseUrl: string, { niceness, idleMs }: ThreadOptions) {
  let worker: Worker | undefined
  let memoryOfWorker = 0
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  function open(maxMemory: number): Worker {
    memoryOfWorker = maxMemory
    const opened = new Worker(new URL('./import-worker.ts', import.meta.url), {
      workerData: { databaseUrl, niceness },
      resourceLimits: { maxOldGenerationSizeMb: maxMemory },
      execArgv: [],
    })
    const forget = () => {
      if (worker === opened) worker = undefined
    }
    // A thread ends some time after its error. A job that it got in between would be lost.
    opened.on('error', forget)
    opened.once('exit', forget)
    // An idle thread must not keep a process alive.
    opened.unref()
    return opened
  }

  /** A thread that is ending gets no more jobs. */
  async function stop() {
    const stopped = worker
    worker = undefined
    await stopped?.terminate()
  }

  async function close() {
    clearTimeout(idle)
    isClosed = true
    await stop()
  }

  async function run({ maxMemory, ...job }: Job, onProgress: (step: Step) => void): Promise<void> {
    clearTimeout(idle)
    // A thread keeps its limit. A little less than wanted is no reason to start another one.
    if (memoryOfWorker < enoughMemory * maxMemory) await stop()
    if (isClosed) return
    worker ??= open(maxMemory)
    const running = worker
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const onMessage = (message: WorkerReport) => {
      if ('progress' in message) onProgress(message.progress)
      else if ('error' in message) reject(message.error)
      else resolve()
    }
    const onExit = () => (isClosed ? resolve() : reject(new Error('the thread of imports ended')))
    running.on('message', onMessage)
    running.once('error', reject)
    running.once('exit', onExit)
    const timer = setTimeout(() => {
      reject(new JobTimedOut())
      void stop()
    }, maxJobMs)
    running.postMessage(job, [])
    try {
      await promise
    } finally {
      clearTimeout(timer)
      running.off('message', onMessage).off('error', reject).off('exit', onExit)
      idle = setTimeout(() => void stop(), idleMs).unref()
    }
  }

  return { run, close }
}
