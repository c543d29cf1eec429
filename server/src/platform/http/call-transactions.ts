import { preparedIn } from '../database.ts'
import type { Authorized, Call, PendingCall } from './call.ts'
import type { HttpEnvironment } from './http-environment.ts'
import { pendingCall } from './pending-call.ts'

interface CallParts {
  pending: PendingCall
  authorized: Authorized
  /** Runs before the work, on the connection of the transaction. */
  before: (call: Call) => Promise<unknown>
  /** Runs a transaction when it is the caller's turn. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>
}

/** The authorized call, whose transactions run on the connections for writes. */
export function callWithTransactions(
  environment: HttpEnvironment,
  { pending, authorized, before, inTurn }: CallParts,
): Call {
  const call: Call = {
    ...pending,
    ...authorized,
    transaction: (work) =>
      inTurn(() =>
        inTransaction(environment, call, async (transactionCall) => {
          await before(transactionCall)
          return work(transactionCall)
        }),
      ),
  }
  return call
}

function inTransaction<T>(
  environment: HttpEnvironment,
  call: Call,
  work: (call: Call) => Promise<T>,
): Promise<T> {
  return environment.writes.db.transaction().execute((db) => {
    const connected = { ...call, db, prepared: preparedIn(db) }
    // Gates are evaluated on the transaction's connection: writers that wait for a second one can exhaust the pool.
    const { opens } = pendingCall(environment, connected, connected)
    const transactionCall: Call = {
      ...connected,
      opens,
      transaction: (nestedWork) => nestedWork(transactionCall),
    }
    return work(transactionCall)
  })
}
