import { sql } from 'kysely'
import type { Call } from '../platform/http/call.ts'

/** Takes an exclusive advisory lock until the transaction ends. */
export const lockUntilCommit = (call: Call, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(call.db)
