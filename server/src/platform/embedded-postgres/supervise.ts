import { setTimeout as sleep } from 'node:timers/promises'
import { adoptPostmaster } from './adoption.ts'
import type { Postmaster } from './postmaster.ts'
import { isFree } from './port.ts'
import { startPostmaster, type StartOptions } from './starting.ts'

export interface Supervised {
  /** The server that runs, or the last one that did. */
  current(): Postmaster
  /** No server is started from now on. Resolves when none is starting anymore. */
  end(): Promise<void>
  /** Resolves with the reason when the last server has ended. */
  exited: Promise<string>
}

/** A server that ends more often than this within the window has a lasting problem. */
const maxRestarts = 5
const windowMs = 60_000
const portTimeoutMs = 5000

/**
 * Starts the server again when it ends by itself, such as when somebody or the system kills it. It keeps its port, so that pools of
 * connections find it again.
 */
export function supervise(
  options: StartOptions,
  first: Postmaster,
  urlAt: (port: number) => string,
): Supervised {
  let current = first
  let isEnding = false
  let restarting: Promise<unknown> = Promise.resolve()
  const restarts: number[] = []
  const { promise: exited, resolve } = Promise.withResolvers<string>()

  const isAllowed = () => {
    const now = performance.now()
    restarts.push(now)
    return restarts.filter((at) => now - at < windowMs).length <= maxRestarts
  }
  const restart = async (): Promise<Postmaster> => {
    const running = await adoptPostmaster(options, urlAt)
    if (running) return running
    await waitForPort(first.port)
    return startPostmaster(options)
  }
  const watch = async () => {
    for (;;) {
      const reason = await current.exited
      if (isEnding || !isAllowed()) return resolve(reason)
      options.log(`the database (pid ${current.process.pid}) has ended: ${reason}; starting it again`)
      const started = restart()
      restarting = started.catch(() => {})
      try {
        current = await started
      } catch (error) {
        return resolve(
          `${reason}; it did not start again: ${error instanceof Error ? error.message : String(error)}`,
        )
      }
      if (current.port !== first.port)
        return resolve(`${reason}; its port ${first.port} is taken by another process`)
    }
  }
  void watch()
  return {
    current: () => current,
    end: async () => {
      isEnding = true
      await restarting
    },
    exited,
  }
}

/** The system may need a moment to free the port of a process that was killed. */
async function waitForPort(port: number) {
  for (const until = performance.now() + portTimeoutMs; performance.now() < until;) {
    if (await isFree(port)) return
    await sleep(20)
  }
}
