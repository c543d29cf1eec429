import { errorFields, type Log } from './log.ts'

/** Runs work outside of requests, so that its duration doesn't affect response times. */
export interface BackgroundWork {
  /** Logs failures with the task's name. */
  start(task: string, work: () => Promise<void>): void
  /** Resolves when all started work has ended. */
  settled(): Promise<void>
}

export function openBackgroundWork(log: Log): BackgroundWork {
  const running = new Set<Promise<void>>()
  return {
    start(task, work) {
      const promise = work()
        .catch((error: unknown) => log.error({ task, ...errorFields(error) }, 'background work failed'))
        .finally(() => running.delete(promise))
      running.add(promise)
    },
    async settled() {
      await Promise.all(running)
    },
  }
}
