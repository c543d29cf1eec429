import type { Call } from './call.ts'
import type { Handler } from './handler-of.ts'

/** Prepares a write outside of a transaction. Returns what to do in one. */
type Prepare<I, R> = (input: I, call: Call) => Promise<(call: Call) => Promise<R>>

const preparations = new WeakMap<object, Prepare<unknown, unknown>>()

/**
 * The handler of a write that first waits for another server. `prepare` runs before the transaction, so that a server that
 * hangs holds neither a connection nor a turn of the writes.
 */
export function preparedWrite<I, R>(prepare: Prepare<I, R>) {
  const handler = async (input: I, call: Call): Promise<R> => {
    const write = await prepare(input, call)
    return call.transaction(write)
  }
  preparations.set(handler, prepare as Prepare<unknown, unknown>)
  return handler
}

/** What a handler does before its transaction. Undefined for all but those of `preparedWrite`. */
export const preparationOf = (handler: Handler) => preparations.get(handler)
