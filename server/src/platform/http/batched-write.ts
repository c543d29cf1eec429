import { isDatabaseTimeout, isDatabaseUnavailable, isDeadlock } from '../database.ts'
import { Refusal } from '../errors.ts'
import type { Call } from './call.ts'
import type { Handler } from './handler-of.ts'

interface BatchedCall<I> {
  input: I
  call: Call
}

interface BatchedWrite<I, R> {
  /** Writes with the same key wait for the same lock. */
  keyOf: (input: I) => string
  /**
   * Writes calls in one transaction, in their order, and returns the replies and refusals of all or only of the first ones, at
   * least one. The others go to the next transaction. A call that is refused must not have written anything.
   */
  write: (calls: readonly BatchedCall<I>[]) => Promise<(R | Refusal)[]>
}

type Join<I, R> = (input: I, call: Call) => Promise<R>

const joins = new WeakMap<object, Join<unknown, unknown>>()

/**
 * The handler of a write that holds a lock which many callers wait for. A commit is flushed while it holds the lock, so the calls of
 * this process that come in the meantime are written together in the next transaction, with one flush.
 */
export function batchedWrite<I, R>({ keyOf, write }: BatchedWrite<I, R>) {
  interface Waiting extends BatchedCall<I> {
    resolve: (reply: R) => void
    reject: (error: unknown) => void
  }
  /** The calls that wait for the transaction of their key. */
  const queues = new Map<string, Waiting[]>()

  const join: Join<I, R> = (input, call) =>
    new Promise((resolve, reject) => {
      const key = keyOf(input)
      const waiting = { input, call, resolve, reject }
      const queue = queues.get(key)
      if (queue) queue.push(waiting)
      else {
        const started = [waiting]
        queues.set(key, started)
        void writeAll(key, started)
      }
    })

  async function writeAll(key: string, queue: Waiting[]) {
    while (queue.length > 0) {
      const left = await writeTogether(queue.splice(0))
      queue.unshift(...left)
    }
    queues.delete(key)
  }

  /** Returns those that are left for the next transaction. */
  async function writeTogether(batch: readonly Waiting[]): Promise<readonly Waiting[]> {
    const [first] = batch
    if (!first) return []
    try {
      const outcomes = await first.call.transaction((transactionCall) =>
        write(batch.map(({ input, call }) => ({ input, call: callIn(transactionCall, call) }))),
      )
      for (const [at, outcome] of outcomes.entries())
        if (outcome instanceof Refusal) batch[at]?.reject(outcome)
        else batch[at]?.resolve(outcome)
      return batch.slice(outcomes.length)
    } catch (error) {
      // Each of them alone would wait as long again, such as for the same lock.
      const isShared = isDatabaseUnavailable(error) || (isDatabaseTimeout(error) && !isDeadlock(error))
      if (batch.length === 1 || isShared) for (const { reject } of batch) reject(error)
      // The error is that of one call: the others must not fail with it.
      else for (const waiting of batch) await writeTogether([waiting])
      return []
    }
  }

  const handler = async (input: I, call: Call): Promise<R> => {
    const [outcome] = await write([{ input, call }])
    if (outcome instanceof Refusal) throw outcome
    return outcome!
  }
  joins.set(handler, join as Join<unknown, unknown>)
  return handler
}

/** A call in the transaction of another one. */
function callIn({ db, prepared }: Call, call: Call): Call {
  const inner: Call = { ...call, db, prepared, transaction: (work) => work(inner) }
  return inner
}

/** Runs a call with others in a transaction. Undefined for all handlers but those of `batchedWrite`. */
export const joinOf = (handler: Handler) => joins.get(handler)
