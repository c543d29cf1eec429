import { busy, Refusal } from '../errors.ts'
import { fairQueue } from './fair-queue.ts'
import { writeConnections, type CallsAtOnce } from './limit-settings.ts'

/** Who a call is charged to: an account, or the network of a visitor. */
export interface Charged {
  share: string
  /** Aborted when the caller disconnects. */
  signal: AbortSignal
}

/** Runs the calls of one kind. Each caller has a few at a time, and a short queue for the rest. */
export interface Turns {
  /** Throws a 503 if the caller's queue is full, or if the call has waited for too long. */
  run<T>(charged: Charged, work: () => Promise<T>): Promise<T>
  /** Throws the same 503, before the call is read. */
  requireRoom(share: string): void
}

export interface CallerTurns {
  reads: Turns
  /** Each holds a connection of the pool for writes. */
  writes: Turns
  /**
   * Uploads, from their first byte to the reply, and writes that wait for another server. Their transactions take a turn of
   * the writes.
   */
  uploads: Turns
  pages: Turns
}

const maxWaitMs = 5000
const refusal = 'You have too many calls waiting already. Try again in 5 seconds.'
const waitedTooLong = () => busy('The server is busy. Try again in 5 seconds.')

export function callerTurns({ reads, writes, uploads }: CallsAtOnce): CallerTurns {
  return {
    reads: turns({ perCaller: reads, inAll: Math.max(32, reads), queuedPerCaller: 100 }),
    writes: turns({
      // A write of somebody else always finds a connection.
      perCaller: Math.min(writes, writeConnections - 1),
      inAll: writeConnections,
      queuedPerCaller: 32,
    }),
    uploads: turns({ perCaller: uploads, inAll: Math.max(128, uploads), queuedPerCaller: 16 }),
    pages: turns({ perCaller: reads, inAll: Math.max(32, reads), queuedPerCaller: 50 }),
  }
}

interface TurnsOptions {
  perCaller: number
  inAll: number
  queuedPerCaller: number
}

function turns({ perCaller, inAll, queuedPerCaller }: TurnsOptions): Turns {
  const queue = fairQueue({
    maxRunning: inAll,
    maxRunningPerShare: perCaller,
    maxQueued: queuedPerCaller * 20,
    maxQueuedPerShare: queuedPerCaller,
    refusal,
  })
  return {
    requireRoom: (share) => queue.requireRoom(share),
    run: (charged, work) =>
      new Promise((resolve, reject) => {
        let stopWaiting: (() => void) | undefined
        let isStarted = false
        const leave = queue.enqueue(charged.share, async () => {
          isStarted = true
          stopWaiting?.()
          try {
            resolve(await work())
          } catch (error) {
            reject(error)
          }
        })
        // Mostly it starts at once.
        if (!isStarted) stopWaiting = giveUpLater(charged, leave, reject)
      }),
  }
}

/** Leaves the queue when the caller disconnects or has waited for too long. Returns a function that cancels this. */
function giveUpLater({ signal }: Charged, leave: () => void, reject: (error: Refusal) => void) {
  const giveUp = (error: Refusal) => {
    cancel()
    leave()
    reject(error)
  }
  const onAbort = () =>
    giveUp(new Refusal(499, 'CONNECTION_CLOSED', 'The connection was closed before the reply was ready.'))
  const timer = setTimeout(() => giveUp(waitedTooLong()), maxWaitMs)
  signal.addEventListener('abort', onAbort, { once: true })
  const cancel = () => {
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
  }
  return cancel
}
