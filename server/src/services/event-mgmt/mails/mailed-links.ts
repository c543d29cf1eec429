import { isMailedKey } from '@app/contract/mailed-key.ts'
import { admitsLink, type LinkSide } from '@app/contract/route.ts'
import { conflict } from '../../../platform/errors.ts'
import type { MailedLink, PendingCall } from '../../../platform/http/call.ts'
import type { LinkToItem, LinkToOwner } from '../../../platform/http/rights.ts'
import { hashOfToken } from '../../../platform/secret-token.ts'
import { linkExpired, type TokenPurpose } from '../../../patterns/mailed-tokens.ts'

const sides: Partial<Record<TokenPurpose, LinkSide>> = { 'lead-key': 'host', 'request-key': 'sender' }

interface FoundLink {
  purpose: TokenPurpose
  /** The lead of a host's link, and the request of a sender's. */
  subjectId: string
  /** Of a host's link. Null if the organizer has withdrawn the lead. */
  eventId: string | null
}

/** Finds what the key of a mailed link is for. Links of a side that the route doesn't admit count as none. */
export async function findMailedLink(call: PendingCall, key: string): Promise<MailedLink | undefined> {
  if (!isMailedKey(key)) throw linkExpired()
  const hash = hashOfToken(key)
  const [found] = await call.prepared<FoundLink & Record<string, unknown>>(
    'mailed-link',
    `select t.purpose, t.subject_id as "subjectId", l.request_id as "eventId"
    from mailed_token t left join lead l on l.id = t.subject_id
    where t.hash = $1 and t.expires_date > now()`,
    [hash],
  )
  const side = found && sides[found.purpose]
  if (!found || side === undefined) throw linkExpired()
  if (!admitsLink(call.route, side)) return undefined
  if (side === 'sender') return { side, eventId: found.subjectId, hash }
  if (found.eventId === null) throw requestWithdrawn()
  return { side, eventId: found.eventId, leadId: found.subjectId, hash }
}

/** The holder of the link learns nothing else. */
export const requestWithdrawn = () =>
  conflict('REQUEST_CLOSED', 'This request was withdrawn. Nothing else is asked of you.')

/** A sender's link is for one request, which is an event. */
export const isOwnEvent: LinkToOwner = ({ side, eventId }, ownerId) =>
  side === 'sender' && eventId === ownerId

/** A host's link is for one lead. A sender's is for all of its event. */
export const isOwnLead: LinkToItem = ({ side, eventId, leadId }, ownerId, id) =>
  eventId === ownerId && (side === 'sender' || leadId === id)
