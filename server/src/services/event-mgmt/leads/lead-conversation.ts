import type { OwnedItem } from '../../../patterns/children.ts'
import type { Call } from '../../../platform/http/call.ts'
import { openEventConversation } from '../../user-mgmt/index.ts'
import { findLead } from './event-leads.ts'

/** Handler that opens the conversation of a lead, for the host's team and the managers of the event. */
export async function openConversation({ ownerId, id }: OwnedItem, call: Call) {
  const { profileId: hostId } = await findLead(call, ownerId, id)
  return { data: { id: await openEventConversation(call, { eventId: ownerId, hostId }) } }
}
