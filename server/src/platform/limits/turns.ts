import { busy, Refusal } from '../errors.ts'
import { fairQueue, type Share } from './fair-queue.ts'

/** Who a call is charged to, and how long it is wanted. */
export interface Charged extends Share {
  /** Aborted when the caller disconnects. */
  signal: AbortSignal
}

/** Runs the calls of one kind. Each caller has a few at a time, and a short queue for the rest. */
export interface Turns {
  /** Throws a 503 if the caller's queue is full, or if the call has waited for too long. */
  run<T>(charged: Charged, work: () => Promise<T>): Promise<T>
  /** Throws the same 503, before the call is read. */
  requireRoom(share: Share): void
}

interface TurnsOptions {
  perCaller: number
  inAll: number
  queuedPerCaller: number
  maxWaitMs?: number
}

const defaultWaitMs = 5000
const refusal = 'You have too many calls waiting already. Try again in 5 seconds.'
const waitedTooLong = () => busy('The server is busy. Try again in 5 seconds.')

export function openTurns({
  perCaller,
  inAll,
  queuedPerCaller,
  maxWaitMs = defaultWaitMs,
}: TurnsOptions): Turns {
  const queue = fairQueue({
    maxRunning: inAll,
    maxRunningPerCaller: perCaller,
    maxQueued: queuedPerCaller * 20,
    maxQueuedPerCaller: queuedPerCaller,
    refusal,
  })
  return {
    requireRoom: (share) => queue.requireRoom(share),
    run: (charged, work) =>
      new Promise((resolve, reject) => {
        let stopWaiting: (() => void) | undefined
        let isStarted = false
        const leave = queue.enqueue(charged, async () => {
          isStarted = true
          stopWaiting?.()
          try {
            resolve(await work())
          } catch (error) {
            reject(error)
          }
        })
        // Mostly it starts at once.
        if (!isStarted) stopWaiting = giveUpLater(charged, maxWaitMs, leave, reject)
      }),
  }
}

/** Leaves the queue when the caller disconnects or has waited for too long. Returns a function that cancels this. */
function giveUpLater(
  { signal }: Charged,
  maxWaitMs: number,
  leave: () => void,
  reject: (error: Refusal) => void,
) {
  const giveUp = (error: Refusal) => {
    cancel()
    leave()
    reject(error)
  }
  const onAbort = () => giveUp(connectionClosed())
  const timer = setTimeout(() => giveUp(waitedTooLong()), maxWaitMs)
  signal.addEventListener('abort', onAbort, { once: true })
  const cancel = () => {
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
  }
  return cancel
}

export const connectionClosed = () =>
  new Refusal(499, 'CONNECTION_CLOSED', 'The connection was closed before the reply was ready.')
