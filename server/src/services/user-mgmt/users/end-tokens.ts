import { sql } from 'kysely'
import type { Call } from '../../../platform/http/call.ts'

/** Refuses the access tokens that the user has now, on all servers. A session gives new ones. */
export const endTokens = (call: Call, userId: string) =>
  sql`update app_user set tokens_from = clock_timestamp() where id = ${userId}`.execute(call.db)

/**
 * Like `endTokens`, for a client that renews its token right away. Tokens have whole seconds, so those of this second stay
 * valid.
 */
export const renewTokens = (call: Call, userId: string) =>
  sql`update app_user set tokens_from = date_trunc('second', clock_timestamp()) where id = ${userId}`.execute(
    call.db,
  )
