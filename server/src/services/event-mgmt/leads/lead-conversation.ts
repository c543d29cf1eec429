import type { OwnedItem } from '../../../patterns/children.ts'
import { notFound } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { openEventConversation } from '../../user-mgmt/index.ts'

/** Handler that opens the conversation of a lead, for the host's team and the managers of the event. */
export async function openConversation({ ownerId, id }: OwnedItem, call: Call) {
  const lead = await call.db
    .selectFrom('lead')
    .select('profile_id')
    .where('id', '=', id)
    .where('request_id', '=', ownerId)
    .executeTakeFirst()
  if (!lead) throw notFound()
  return { data: { id: await openEventConversation(call, { eventId: ownerId, hostId: lead.profile_id }) } }
}
