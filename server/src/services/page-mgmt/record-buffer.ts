import type { FastifyBaseLogger } from 'fastify'
import { flushRegularly } from './flush-regularly.ts'

interface BufferParts<R> {
  /** Of the log: what isn't stored. */
  what: string
  store: (records: readonly R[]) => Promise<void>
  log: Pick<FastifyBaseLogger, 'error'>
  /** Told how many were given up because the database doesn't take them. */
  onLost: (count: number) => void
}

const flushMs = 250
/** Of about 100 bytes each. */
const mostWaiting = 50_000

/** Keeps records for a quarter of a second, and stores them together. `close` stores the rest. */
export function recordBuffer<R>({ what, store, log, onLost }: BufferParts<R>) {
  let waiting: R[] = []

  async function flush() {
    const records = waiting
    if (records.length === 0) return
    waiting = []
    try {
      await store(records)
    } catch (error) {
      log.error({ err: error }, `storing ${what} failed`)
      const kept = [...records, ...waiting].slice(-mostWaiting)
      onLost(records.length + waiting.length - kept.length)
      waiting = kept
    }
  }

  return {
    add(record: R) {
      if (waiting.length < mostWaiting) waiting.push(record)
      else onLost(1)
    },
    ...flushRegularly(flush, flushMs),
  }
}
export type RecordBuffer<R> = ReturnType<typeof recordBuffer<R>>
