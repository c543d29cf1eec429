import type { Connections } from '../database.ts'
import type { CallerTurns } from '../limits/caller-turns.ts'
import type { ReportEvent } from '../security-events.ts'
import type { Call } from './call.ts'
import type { OwnWrites } from './own-writes.ts'
import type { Environment } from './pending-call.ts'

export interface HttpEnvironment extends Environment {
  /** For the transactions of writes, so that they never keep reads and logins waiting. */
  writes: Connections
  /** Undefined: without limits. */
  turns?: CallerTurns | undefined
  /** If omitted, reads may miss what their caller has just written. */
  ownWrites?: OwnWrites | undefined
  checkReplies: boolean
  /** The largest upload, in bytes. */
  largestFile: number
  /** Maps an IP address to the network that one customer has. */
  networkOf: (address: string) => string
  report: ReportEvent
  /** Does what follows from a write of a route with `isEnding`, in its transaction. */
  settle?: ((call: Call) => Promise<void>) | undefined
}
