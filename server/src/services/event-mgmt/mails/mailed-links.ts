import type { LeadSide } from '@app/contract/rules/lead-moves.ts'
import { conflict } from '../../../platform/errors.ts'
import type { MailedLink } from '../../../platform/http/call.ts'
import type { LinkToItem, LinkToOwner } from '../../../platform/http/rights.ts'
import { linkExpired, type LinkedThing } from '../../../patterns/mailed-tokens.ts'

interface LinkedLead extends Record<string, unknown> {
  /** Null if the organizer has withdrawn the lead. */
  eventId: string | null
}

/** What links about requests are for: that of a sender its request, which is an event, and that of a host its lead. */
export const requestLinks = {
  'request-key': { side: 'sender', find: async (_call, ownerId) => ({ ownerId, itemId: null }) },
  'lead-key': {
    side: 'host',
    async find(call, itemId) {
      const [lead] = await call.prepared<LinkedLead>(
        'lead-of-link',
        'select request_id as "eventId" from lead where id = $1',
        [itemId],
      )
      if (!lead?.eventId) throw requestWithdrawn()
      return { ownerId: lead.eventId, itemId }
    },
  },
} as const satisfies Record<string, LinkedThing>

/** The holder of the link learns nothing else. */
export const requestWithdrawn = () =>
  conflict('REQUEST_CLOSED', 'This request was withdrawn. Nothing else is asked of you.')

/** The side of a link that came to a call about a request. */
export function leadSideOf({ side }: Pick<MailedLink, 'side'>): LeadSide {
  if (side === 'host' || side === 'sender') return side
  throw linkExpired()
}

/** A sender's link is for one request, which is an event. */
export const isOwnEvent: LinkToOwner = (link, ownerId) => link.side === 'sender' && link.ownerId === ownerId

/** A host's link is for one lead. A sender's is for all of its event. */
export const isOwnLead: LinkToItem = (link, ownerId, id) =>
  link.ownerId === ownerId && (link.side === 'sender' || link.itemId === id)
