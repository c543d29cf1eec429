import { sql } from 'kysely'
import type { Call } from '../platform/http/call.ts'

/** Writes that name the same thing wait for each other here, until their transactions end. */
export const takeTurns = (call: Call, thing: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${thing}, 0))`.execute(call.db)
