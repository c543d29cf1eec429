import { sql } from 'kysely'
import type * as z from 'zod'
import { SentRequest } from '@app/contract/events/request-schema.ts'
import { asJson } from '../../../patterns/columns.ts'
import { linkExpired } from '../../../patterns/mailed-tokens.ts'
import type { Call } from '../../../platform/http/call.ts'
import { one } from '../../../platform/http/json-text.ts'

export type SentRequestData = z.output<typeof SentRequest>
export const sentRequestJson = sql.raw(asJson(SentRequest.shape, 't'))

/** How long links in emails last. A year: most events are over by then. */
export const keyHours = 365 * 24

/** Hours that a sender has to confirm. Housekeeping removes what wasn't confirmed. */
export const confirmationHours = 48

/** Returns a request as its sender sees it. */
export async function readRequest(call: Call, id: string) {
  const { rows } = await sql<{ item: string }>`
    select ${sentRequestJson}::text as item from derived.sent_request_item t where t.id = ${id}`.execute(
    call.db,
  )
  const [found] = rows
  if (!found) throw linkExpired()
  return one<SentRequestData>(found.item)
}
