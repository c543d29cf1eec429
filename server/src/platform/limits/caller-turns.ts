import { writeConnections, type CallsAtOnce } from './limit-settings.ts'
import { openTurns, type Turns } from './turns.ts'

export interface CallerTurns {
  reads: Turns
  /** Each holds a connection of the pool for writes. */
  writes: Turns
  /**
   * Uploads, from their first byte to the reply, and writes that wait for another server. Their transactions take a turn of
   * the writes.
   */
  uploads: Turns
  /** Reads that compute for long, so that they never take the turns of other reads. */
  heavy: Turns
  /** The batches of exports. One at a time takes a core, in turn of the server and the database. */
  exports: Turns
  pages: Turns
}

export function callerTurns({ reads, writes, uploads }: CallsAtOnce): CallerTurns {
  return {
    reads: openTurns({ perCaller: reads, inAll: Math.max(32, reads), queuedPerCaller: 100 }),
    writes: openTurns({
      // A write of somebody else always finds a connection.
      perCaller: Math.min(writes, writeConnections - 1),
      inAll: writeConnections,
      queuedPerCaller: 32,
    }),
    uploads: openTurns({ perCaller: uploads, inAll: Math.max(128, uploads), queuedPerCaller: 16 }),
    heavy: openTurns({ perCaller: 1, inAll: 3, queuedPerCaller: 50, maxWaitMs: 15_000 }),
    exports: openTurns({ perCaller: 1, inAll: 1, queuedPerCaller: 50, maxWaitMs: 15_000 }),
    pages: openTurns({ perCaller: reads, inAll: Math.max(32, reads), queuedPerCaller: 50 }),
  }
}
