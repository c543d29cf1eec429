import { sql } from 'kysely'
import { eventLeads, Lead, listedAsked } from '@app/contract/events/lead-schema.ts'
import { hostKinds, type HostKindName } from '@app/contract/owners.ts'
import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import { reaches, type Rung } from '@app/contract/route.ts'
import type { LeadSide } from '@app/contract/rules/lead-moves.ts'
import { askedOfItem } from '../../../patterns/asked-columns.ts'
import type { Children } from '../../../patterns/children.ts'
import { forbidden, notFound } from '../../../platform/errors.ts'
import type { Call, MailedLink } from '../../../platform/http/call.ts'
import type { ItemResolver } from '../../../platform/http/rights.ts'
import { leadSideOf } from '../mails/mailed-links.ts'
import { requireOpenLink, requireReadableLink } from './linked-lead.ts'
import { lockEvent } from './move-lead.ts'

/** SQL of the ids of the pages whose team the caller is on. A mailed link is on none, whosever account is beside it. */
export const ownPages = ({ user, link }: Call) =>
  sql`(select s.owner_id from derived.staff s where s.user_id = ${link ? null : (user?.id ?? null)}::uuid)`

const isOn = ({ owners }: Call, kinds: readonly string[], lowest: Rung) =>
  owners.some(({ kind, via, rung }) => via === 'path' && kinds.includes(kind) && reaches(rung, lowest))

/** Whether the caller is on the team of the event in the path, or of the page whose leads the call lists. */
const isOnTeam = (call: Call) => call.isAdmin || isOn(call, ['event', ...hostKinds], 'member')

/** What a link reads: the sender's all leads of its event, and a host's its own one. Nothing of an event that was deleted. */
const leadsOfLink = ({ side, ownerId, itemId }: MailedLink) =>
  sql`(not t.is_event_deleted and ${
    side === 'sender' ? sql`t.owner_id = ${ownerId}::uuid` : sql`t.id = ${itemId}::uuid`
  })`

/**
 * The rule who reads a lead of an event: its team reads all, the team of a host reads that host's, and the holder of a link those that
 * it is for. Who works on it at the host is not for the organizer.
 */
export const leadsOf: Children<typeof eventLeads.item, typeof eventLeads.draft> = {
  table: 'lead',
  collection: eventLeads,
  visible: (call) =>
    call.link ? leadsOfLink(call.link) : isOnTeam(call) ? sql`true` : sql`t.profile_id in ${ownPages(call)}`,
  fieldOverrides: (call) => {
    const isOwn = sql`t.profile_id in ${ownPages(call)}`
    return {
      memberId: sql`case when ${isOwn} then t.member_id end`,
      memberName: sql`case when ${isOwn} then t.member_name end`,
      moves: sql`derived.lead_moves(t.id, ${isOwn})`,
      offers: sql`derived.lead_offers(t.id, ${isOwn})`,
      asked: askedOfItem(listedAsked.shape, 't.shows_sender'),
    }
  },
}

/** A lead by itself, with all that is asked. A host's link has the address of the sender once the host is chosen. */
export const oneLead: Children<typeof Lead, typeof eventLeads.draft> = {
  ...leadsOf,
  collection: { ...eventLeads, item: Lead },
  fieldOverrides: (call) => ({
    ...leadsOf.fieldOverrides?.(call),
    asked:
      call.link?.side === 'host'
        ? sql`derived.asked(t.request, t.asking, t.event, t.status = 'Won')`
        : sql`t.asked`,
  }),
}

/** The page that a lead is of, whose team it belongs to besides that of the event. */
export const leadItem: ItemResolver = async (call, ownerId, id) => {
  const [found] = await call.prepared<{ kind: HostKindName; id: string }>(
    'host-of-lead',
    `select p.kind, p.id from lead l join profile p on p.id = l.profile_id
    join profile e on e.id = l.request_id and e.deleted_date is null
    where l.id = $2 and l.request_id = $1`,
    [ownerId, id],
  )
  return found ? { userId: null, owners: [found] } : null
}

/** A lead, and on which side of it the caller is. */
export interface SidedLead {
  id: string
  profileId: string
  status: LeadStatus
  /** The sides that the caller decides for. */
  sides: readonly LeadSide[]
}

/** Locks a lead that the call changes. Throws a 409 for a host's link that takes no answers any longer. */
export async function lockLead(call: Call, eventId: string, id: string): Promise<SidedLead> {
  await lockEvent(call, eventId)
  if (call.link?.side === 'host') await requireOpenLink(call, id)
  return findLead(call, eventId, id, sql`for update of l`)
}

/**
 * Finds a lead. The organizer's side is that of the managers of the event, and the host's that of its whole team. A link has the side that
 * it was mailed to. Throws a 409 for a host's link that reads nothing any longer.
 */
export async function findLead(call: Call, eventId: string, id: string, lock = sql``): Promise<SidedLead> {
  if (call.link?.side === 'host') await requireReadableLink(call, id)
  const { rows } = await sql<{ profileId: string; status: LeadStatus; isHost: boolean }>`
    select l.profile_id as "profileId", l.status, l.profile_id in ${ownPages(call)} as "isHost"
    from lead l where l.id = ${id} and l.request_id = ${eventId} ${lock}`.execute(call.db)
  const [lead] = rows
  if (!lead) throw notFound()
  // The account beside a link does nothing here.
  if (call.link) return { id, profileId: lead.profileId, status: lead.status, sides: [leadSideOf(call.link)] }
  const sides: LeadSide[] = []
  if (call.isAdmin || isOn(call, ['event'], 'manager')) sides.push('sender')
  if (call.isAdmin || lead.isHost) sides.push('host')
  return { id, profileId: lead.profileId, status: lead.status, sides }
}

/** Throws a 403 for a caller who reads the lead, but isn't on the side. */
export function requireSide({ sides }: SidedLead, side: LeadSide) {
  if (!sides.includes(side)) throw forbidden()
}
