import { Worker } from 'node:worker_threads'

export type ThreadReply<T> = { done: T } | { refused: string } | { error: unknown }

interface ThreadWork {
  /** The module that works on `data`, and sends a `ThreadReply`. */
  module: URL
  data: unknown
  closing?: AbortSignal | undefined
  maxMs: number
  /** Of a core. A busy machine takes longer for the same work. */
  maxCpuMs?: number
  /** In megabytes, of objects and of buffers each. */
  maxMemory: number
  /** What is thrown for what the thread refuses. */
  refusal: (message: string) => Error
  /** The message for what takes too much time or memory. */
  tooCostly: string
}

const checkMs = 100

/**
 * Works in a thread of its own, which ends with the work: hostile files can take all of its time and memory, and the server answers
 * meanwhile.
 */
export async function runInThread<T>(work: ThreadWork): Promise<T> {
  const { closing, refusal } = work
  closing?.throwIfAborted()
  const worker = new Worker(work.module, {
    workerData: work.data,
    resourceLimits: { maxOldGenerationSizeMb: work.maxMemory },
    execArgv: [],
  })
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const refuse = () => reject(refusal(work.tooCostly))
  worker.on('message', (reply: ThreadReply<T>) => {
    if ('done' in reply) resolve(reply.done)
    else reject('refused' in reply ? refusal(reply.refused) : reply.error)
  })
  worker.on('error', (error: unknown) =>
    error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      ? refuse()
      : reject(error),
  )
  worker.on('exit', () => reject(new Error('the thread ended without a reply')))
  const timer = setTimeout(refuse, work.maxMs)
  // Buffers aren't in the limits of a thread, and a compressed file can become a thousand times as large.
  const check = async () => {
    try {
      const { external_memory: bytes } = await worker.getHeapStatistics()
      const { user, system } = await worker.cpuUsage()
      const cpuMs = (user + system) / 1000
      if (bytes > work.maxMemory * 1e6 || cpuMs > (work.maxCpuMs ?? Infinity)) refuse()
    } catch {
      // The thread has ended.
    }
  }
  const watch = setInterval(() => void check(), checkMs)
  const onClose = () => reject(closing?.reason)
  closing?.addEventListener('abort', onClose)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    clearInterval(watch)
    closing?.removeEventListener('abort', onClose)
    await worker.terminate()
  }
}
