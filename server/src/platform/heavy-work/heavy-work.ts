import { availableParallelism } from 'node:os'
import { connectionClosed, openTurns, type Charged } from '../limits/turns.ts'
import { RefusedWork } from './refused-work.ts'
import { openThread, OverBudget, type Budget, type WarmThread } from './warm-thread.ts'

/** A kind of work that takes a core for long, or that hostile input can make take one. */
export interface HeavyKind<I> {
  /** Exports `openWork`. */
  module: URL
  /** Whether it is known to take long, by its size. Other tasks that turn out to are started again among the long ones. */
  isLong(input: I): boolean
  /** The time of a core that a task which isn't long may take. */
  shortCpuMs: number
  /** Of any task. */
  maxCpuMs: number
  /** By the clock, from its start. On a busy machine, threads are the first to wait. */
  maxMs: number
  /** How long it may wait for its turn. */
  maxWaitMs: number
  /** In megabytes, of objects and of buffers each. */
  maxMemory: number
  /** What is thrown for what the work refuses. */
  refusal(message: string): Error
  /** The message for what takes too much time or memory. */
  tooCostly: string
}

export interface HeavyWork<I, O> {
  /**
   * Runs a task in a thread when it is its turn: networks take turns, then callers. Throws the refusal of the kind, a 503 if the
   * caller has too many tasks waiting or has waited for too long, and gives up when the caller disconnects.
   */
  run(charged: Charged, input: I): Promise<O>
  /** Starts a thread for tasks that aren't long, unless there is one: starting takes longer than most of them. */
  warm(): void
}

const queuedPerCaller = 20

/** Two, so that one caller leaves one to the next. */
const shortThreads = 2
const longThreads = Math.max(1, Math.floor(availableParallelism() / 2))

export type OpenHeavyWork = <I, O>(kind: HeavyKind<I>) => HeavyWork<I, O>

/** Opens the threads of all kinds of heavy work. They are started when they are needed. */
export function heavyWork(databaseUrl: string): { open: OpenHeavyWork; close(): Promise<void> } {
  const threads = new Set<WarmThread<never, unknown>>()

  function lane<I, O>({ module, maxMemory, maxWaitMs }: HeavyKind<I>, count: number) {
    const turns = openTurns({ perCaller: 1, inAll: count, queuedPerCaller, maxWaitMs })
    let idle: WarmThread<I, O>[] = []
    let busy = 0
    const dropEnded = () => {
      for (const thread of idle) if (!thread.isAlive()) threads.delete(thread)
      idle = idle.filter((thread) => thread.isAlive())
    }
    const start = () => {
      const thread = openThread<I, O>({ module, databaseUrl, maxMemory })
      threads.add(thread)
      return thread
    }
    const run = (charged: Charged, input: I, budget: Budget): Promise<O> =>
      turns.run(charged, async () => {
        dropEnded()
        const thread = idle.pop() ?? start()
        busy++
        try {
          return await thread.run(input, budget, charged.signal)
        } finally {
          busy--
          if (thread.isAlive()) idle.push(thread)
          else threads.delete(thread)
        }
      })
    function warm() {
      dropEnded()
      if (busy + idle.length > 0) return
      const thread = start()
      thread.standBy()
      idle.push(thread)
    }
    return { run, warm }
  }

  function open<I, O>(kind: HeavyKind<I>): HeavyWork<I, O> {
    const { isLong, shortCpuMs, maxCpuMs, maxMs, refusal, tooCostly } = kind
    const [short, long] = [lane<I, O>(kind, shortThreads), lane<I, O>(kind, longThreads)]
    async function runInLane(charged: Charged, input: I): Promise<O> {
      if (!isLong(input))
        try {
          return await short.run(charged, input, { cpuMs: shortCpuMs, ms: maxMs })
        } catch (error) {
          if (!(error instanceof OverBudget)) throw error
        }
      return long.run(charged, input, { cpuMs: maxCpuMs, ms: maxMs })
    }
    return {
      warm: short.warm,
      async run(charged, input) {
        try {
          return await runInLane(charged, input)
        } catch (error) {
          if (charged.signal.aborted) throw connectionClosed()
          if (error instanceof OverBudget) throw refusal(tooCostly)
          throw error instanceof RefusedWork ? refusal(error.message) : error
        }
      },
    }
  }

  return {
    open,
    close: async () => {
      await Promise.all([...threads].map((thread) => thread.stop()))
    },
  }
}
