import type { FastifyBaseLogger } from 'fastify'
import { listen } from './notices.ts'

interface WorkQueueParts {
  /** Says that work was queued. Work that is always due later needs none, and no connection to listen. */
  notices?: { databaseUrl: string; channel: string } | undefined
  /** How often to look for work that is due without a notice, in ms. */
  retryMs: number
  /** Does one piece of work. Resolves with false if none is due, or if it must wait for `wake`, which looks for work again. */
  doNext(wake: () => void): Promise<boolean>
  /** Ends work that would take too long to wait for. */
  endWork?(): Promise<void>
  log: FastifyBaseLogger
  /** 'emails': for the log. */
  name: string
}

/** Does the work of a table of jobs, one piece at a time: at the start, at each notice, and each `retryMs`. */
export async function startWorkQueue(parts: WorkQueueParts): Promise<{ close(): Promise<void> }> {
  const { notices, retryMs, doNext, endWork, log, name } = parts
  const closing = new AbortController()
  let running: Promise<void> = Promise.resolve()

  async function doAll() {
    while (!closing.signal.aborted && (await doNext(run)));
  }
  function run() {
    running = running
      .then(doAll)
      .catch((error: unknown) => log.error({ err: error }, `reading the queue of ${name} failed`))
  }

  const listener = notices && (await listen(notices.databaseUrl, notices.channel, run, run))
  const timer = setInterval(run, retryMs).unref()
  run()
  return {
    close: async () => {
      closing.abort()
      clearInterval(timer)
      await listener?.close()
      await endWork?.()
      await running
    },
  }
}
