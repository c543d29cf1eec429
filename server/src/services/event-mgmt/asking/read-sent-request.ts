import { sql } from 'kysely'
import { AskedEvent } from '@app/contract/events/asked-event.ts'
import { receivedAsked } from '@app/contract/events/lead-schema.ts'
import { SentLead, SentRequest, type WholeSentRequest } from '@app/contract/events/sent-request.ts'
import { askedOfItem } from '../../../patterns/asked-columns.ts'
import { itemJson } from '../../../patterns/columns.ts'
import { linkExpired } from '../../../patterns/mailed-tokens.ts'
import { notFound } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { one } from '../../../platform/http/json-text.ts'

const sentLeadJson = itemJson(SentLead.shape, 'l', {
  moves: sql`derived.lead_moves(l.id, false)`,
  offers: sql`derived.lead_offers(l.id, false)`,
})

const requestJson = (shape: Parameters<typeof askedOfItem>[0]) =>
  itemJson(SentRequest.shape, 't', {
    asked: askedOfItem(shape),
    leads: sql`(select coalesce(json_agg(${sentLeadJson} order by l.profile_name, l.id), '[]')
      from derived.sent_lead l where l.owner_id = t.id)`,
  })

export const sentRequestJson = requestJson(receivedAsked.shape)

const wholeRequestJson = requestJson(AskedEvent.shape)

/** How long links in emails last. A year: most events are over by then. */
export const keyHours = 365 * 24

/** Hours that a sender has to confirm. Housekeeping removes what wasn't confirmed. */
export const confirmationHours = 48

/** Returns a request as its sender sees it. */
export async function readSentRequest(call: Call, id: string) {
  const { rows } = await sql<{ item: string }>`
    select ${wholeRequestJson}::text as item from derived.sent_request_item t where t.id = ${id}`.execute(
    call.db,
  )
  const [found] = rows
  if (!found) throw call.link ? linkExpired() : notFound()
  return one<WholeSentRequest>(found.item)
}
