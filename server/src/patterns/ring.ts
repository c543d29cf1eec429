import { sql } from 'kysely'
import type { Call } from '../platform/http/call.ts'

/** What the clients of people are told at once. They fetch the rest: the database is the truth, and a notice may get lost. */
export interface SessionNotice {
  /** ForceDisconnect ends only connections whose tokens aren't valid anymore. */
  event:
    | 'ProfileUpdated'
    | 'ForceDisconnect'
    | 'Notify'
    | 'GroupsUpdated'
    | 'Typing'
    | 'MessagesRead'
    | 'CalendarUpdated'
  /** Ids of users. */
  to: readonly string[]
  args: readonly unknown[]
}

// PostgreSQL limits a payload to less than 8,000 bytes.
const maxBytes = 7800
const bytesPerId = 39

/** Sends events to all connections of people when the transaction commits. Notifications are sent by triggers. */
export async function ring(call: Pick<Call, 'db'>, notices: readonly SessionNotice[]) {
  const payloads = notices.flatMap(payloadsOf)
  if (payloads.length === 0) return
  await sql`select derived.send_event(payload) from unnest(${payloads}::text[]) with ordinality as n (payload, at)
    order by at`.execute(call.db)
}

function payloadsOf({ event, to, args }: SessionNotice): string[] {
  const rest = Buffer.byteLength(JSON.stringify({ event, to: [], args }))
  const perPayload = Math.floor((maxBytes - rest) / bytesPerId)
  if (perPayload < 1) throw new Error(`the arguments of ${event} are too large: ${rest} bytes`)
  const people = [...new Set(to)]
  return Array.from({ length: Math.ceil(people.length / perPayload) }, (_, at) =>
    JSON.stringify({ event, to: people.slice(at * perPayload, (at + 1) * perPayload), args }),
  )
}
