import { sql } from 'kysely'
import type { Call } from '../platform/http/call.ts'

/** A push to the open sessions of people. It only tells that there is something to fetch. */
export interface SessionNotice {
  event: 'ProfileUpdated' | 'ForceDisconnect' | 'Notify' | 'GroupsUpdated'
  /** Ids of users. */
  to: readonly string[]
  args: readonly unknown[]
}

/** Users of one payload: PostgreSQL limits it to 8,000 bytes. */
const mostPeople = 150

/** Sends the notices when the caller's transaction commits. */
export async function ring(call: Call, notices: readonly SessionNotice[]) {
  for (const { to, ...notice } of notices)
    for (let from = 0; from < to.length; from += mostPeople) {
      const payload = JSON.stringify([{ ...notice, to: to.slice(from, from + mostPeople) }])
      await sql`select pg_notify('session', ${payload})`.execute(call.db)
    }
}
