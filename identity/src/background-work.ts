import { errorFields, type Log } from './log.ts'

/** Work nobody waits for: what it takes must not show in the time of the reply. */
export interface BackgroundWork {
  /** A failure is logged under `task`. */
  start(task: string, work: () => Promise<void>): void
  /** Resolves when all that was started has ended. */
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
