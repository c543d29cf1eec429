import { Worker } from 'node:worker_threads'
import { RefusedWork } from './refused-work.ts'

/** Exported by the module of a kind of work as `openWork`. Called once per thread, before its first task. */
export type OpenWork<I, O> = (setup: {
  databaseUrl: string
}) => ((input: I) => O | Promise<O>) | Promise<(input: I) => O | Promise<O>>

export type WorkReply<O> = { isReady: true } | { done: O } | { refused: string } | { error: unknown }

export interface ThreadParts {
  module: URL
  databaseUrl: string
  /** In megabytes, of objects and of buffers each. */
  maxMemory: number
}

export interface Budget {
  /** Of a core. A busy machine takes longer for the same work. */
  cpuMs: number
  ms: number
}

/** A task took more time or memory than it may. */
export class OverBudget extends Error {}

const mostCheckMs = 100
/** A thread that isn't used is stopped after this time. */
const idleMs = 300_000

export interface WarmThread<I, O> {
  /** One task at a time. Throws `OverBudget`, `RefusedWork`, the error of the task, or the reason of `signal`. */
  run(input: I, budget: Budget, signal: AbortSignal): Promise<O>
  /** Waits for its first task as it waits between tasks: it keeps no process alive, and stops if none comes. */
  standBy(): void
  /** Whether it can take another task. */
  isAlive(): boolean
  stop(): Promise<void>
}

/**
 * A thread for one task after the other. A task that doesn't end in time ends with its thread: hostile input can take all of
 * a thread's time and memory, and the server answers meanwhile.
 */
export function openThread<I, O>({ module, databaseUrl, maxMemory }: ThreadParts): WarmThread<I, O> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { module: module.href, databaseUrl },
    resourceLimits: { maxOldGenerationSizeMb: maxMemory },
    execArgv: [],
  })
  let isAlive = true
  let idle: NodeJS.Timeout | undefined
  let onReply: (reply: WorkReply<O>) => void = () => {}
  let onEnd: (error: unknown) => void = () => {}
  worker.on('message', (message: WorkReply<O>) => onReply(message))
  const end = (error: unknown) => {
    isAlive = false
    clearTimeout(idle)
    onEnd(error)
  }
  worker.on('error', (error: unknown) =>
    end(
      error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? new OverBudget()
        : error,
    ),
  )
  worker.on('exit', () => end(new Error('the thread ended without a reply')))

  async function stop() {
    isAlive = false
    clearTimeout(idle)
    await worker.terminate()
  }

  function reply() {
    const { promise, resolve, reject } = Promise.withResolvers<WorkReply<O>>()
    onReply = resolve
    onEnd = reject
    // Nobody waits for it anymore if the task was given up.
    promise.catch(() => {})
    return promise
  }
  // The module is loaded before the budget of the first task begins.
  const ready = reply()

  const cpuMs = async () => {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1000
  }
  /** Of objects and buffers. Buffers aren't in the limits of a thread, and a compressed file can become a thousand times as large. */
  const memoryOf = async () => {
    const { used_heap_size: objects, external_memory: buffers } = await worker.getHeapStatistics()
    return { objects: objects / 1e6, buffers: buffers / 1e6 }
  }

  /** Calls `onSpent` once the task has used its budget up. Returns a function that ends this. */
  function watch(budget: Budget, from: number, onSpent: () => void) {
    const timer = setTimeout(onSpent, budget.ms)
    const check = async () => {
      try {
        const [used, { buffers }] = await Promise.all([cpuMs(), memoryOf()])
        if (used - from > budget.cpuMs || buffers > maxMemory) onSpent()
      } catch {
        // The thread has ended.
      }
    }
    const checks = setInterval(() => void check(), Math.min(mostCheckMs, budget.cpuMs / 4))
    return () => {
      clearTimeout(timer)
      clearInterval(checks)
    }
  }

  async function perform(input: I, budget: Budget, signal: AbortSignal): Promise<O> {
    await ready
    const from = await cpuMs()
    signal.throwIfAborted()
    const { promise: given, reject: giveUp } = Promise.withResolvers<never>()
    const onAbort = () => giveUp(signal.reason)
    signal.addEventListener('abort', onAbort)
    const endWatch = watch(budget, from, () => giveUp(new OverBudget()))
    try {
      const replied = reply()
      worker.postMessage(input, [])
      const found = await Promise.race([replied, given])
      if ('done' in found) return found.done
      if ('refused' in found) throw new RefusedWork(found.refused)
      throw 'error' in found ? found.error : new Error('the thread is ready twice')
    } finally {
      endWatch()
      signal.removeEventListener('abort', onAbort)
    }
  }

  /** The thread keeps what a task left behind. One that has much of it makes room for a new one. */
  async function isSmall() {
    const { objects, buffers } = await memoryOf()
    return Math.max(objects, buffers) < maxMemory / 2
  }

  function standBy() {
    // An idle thread must not keep a process alive.
    worker.unref()
    idle = setTimeout(() => void stop(), idleMs).unref()
  }

  return {
    isAlive: () => isAlive,
    stop,
    standBy,
    async run(input, budget, signal) {
      clearTimeout(idle)
      worker.ref()
      let isReusable = false
      try {
        const output = await perform(input, budget, signal)
        isReusable = true
        return output
      } catch (error) {
        isReusable = error instanceof RefusedWork
        throw error
      } finally {
        if (!isAlive || !isReusable || !(await isSmall().catch(() => false))) await stop()
        else standBy()
      }
    },
  }
}
