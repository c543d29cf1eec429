import { sql, type RawBuilder } from 'kysely'
import { isEventGone, isHostGone, type LeadEnding } from '@app/contract/rules/lead-endings.ts'
import { hostKinds } from '@app/contract/owners.ts'
import type { Audited } from '../../../patterns/audit.ts'
import { removedAddress } from '../../../patterns/removed-address.ts'
import { giveToManager } from '../../../patterns/request-sender.ts'
import {
  askToRelease,
  confirmBookings,
  holdersOf,
  leadsOnOtherDays,
  releaseHolds,
  type Holder,
} from '../bids/held-entries.ts'
import { storeMove } from '../leads/store-move.ts'
import { isAhead, isWaiting, lastingEnding, lockEndedLeads, type EndedLead } from './ended-leads.ts'
import { endingTable } from './ending-table.ts'
import { closedStatuses, type Ending } from './ending.ts'
import { recordedEndings } from './recorded-endings.ts'
import { tellDestination, tellHolders, tellOtherSide, tellOwnSide, titleOf } from './tell-ending.ts'
import { withdrawInvitations } from './withdraw-invitations.ts'

/** What a trigger recorded. */
export interface RecordedEnding {
  ownerId: string
  how: string
}

interface Ended {
  id: string
  kind: string
  name: string
  isDeleted: boolean
  isPublic: boolean
  isManaged: boolean
  status: string | null
}

/** What else follows when a page ends, by how it was recorded. */
export type FollowEnding = (call: Audited, ended: { id: string; kind: string; how: string }) => Promise<void>

/** Does what the table of endings says of a recorded ending. What was taken back meanwhile has an ending of its own. */
export async function settleEnding(call: Audited, { ownerId, how }: RecordedEnding, follow: FollowEnding) {
  const { rows } = await sql<Ended>`
    select p.id, p.kind, p.name, p.deleted_date is not null as "isDeleted", p.audience = 'public' as "isPublic",
      not derived.is_unclaimed(p.id) as "isManaged", p.status
    from profile p where p.id = ${ownerId} for no key update`.execute(call.db)
  const [owner] = rows
  if (!owner || !isStill(owner, how)) return
  await follow(call, { id: owner.id, kind: owner.kind, how })
  const isHost = hostKinds.some((kind) => kind === owner.kind)
  const name = recordedEndings[isHost ? 'host' : 'event'][how]
  if (name === undefined || (!isHost && owner.kind !== 'event')) {
    if (how === 'deleted') await withdrawInvitations(call, owner)
    return
  }
  const ending: Ending = endingTable[name]
  if (name === 'OrganizerReturned') await giveToManager(call.db, sql`r.id = ${ownerId}`, null)
  // Somebody may have become its manager while it was deleted.
  if (name === 'EventRestored')
    await giveToManager(call.db, sql`r.id = ${ownerId} and r.email = ${removedAddress}`, null)
  const leads = await lockEndedLeads(
    call.db,
    isHost ? sql`l.profile_id = ${ownerId}` : sql`l.request_id = ${ownerId}`,
  )
  await (ending.follows.leads === 'stay closed' ? bringBack(call, ending, leads) : end(call, ending, leads))
  if (isHost && ending.follows.holds === 'released') await endHoldsOf(call, owner, ending)
  if (ending.follows.invitations === 'withdrawn') await withdrawInvitations(call, owner)
}

/** Whether the recorded state lasts: a page may be restored before its deletion is settled. */
function isStill({ isDeleted, isPublic, isManaged, status }: Ended, how: string): boolean {
  if (how === 'deleted') return isDeleted
  if (how === 'hidden') return !isDeleted && !isPublic
  if (how === 'unmanaged') return !isDeleted && !isManaged
  if (how === 'managed') return !isDeleted && isManaged
  // New dates of an event that is cancelled or over concern nobody.
  if (how === 'moved') return !isDeleted && status === 'Published'
  return !isDeleted
}

/** Ends these leads: closes those that wait, and tells whoever waits for them. */
async function end(call: Audited, ending: Ending, all: readonly EndedLead[]) {
  const { follows, tells, mark } = ending
  // An event that moves concerns the hosts whose days are no longer its own.
  const moved = mark === 'EventMoved' ? await leadsOnOtherDays(call, idsOf(all)) : undefined
  const leads = all.filter(({ id, ended }) => moved?.has(id) ?? (mark === null || ended !== mark))
  const statuses = closedStatuses(ending)
  const closed = leads.filter(({ status }) => statuses.includes(status))
  const isConcerned = (lead: EndedLead) => mark === 'EventCompleted' || isNews(ending, lead)
  const waiting = (statuses.length > 0 ? closed : leads.filter(isWaiting)).filter(isConcerned)
  const chosen = leads.filter(isChosen).filter(isConcerned)
  for (const lead of closed) await close(call, ending, lead)
  if (mark !== null && moved === undefined && tells.chosen !== null)
    await markLeads(
      call,
      leads.filter((lead) => isChosen(lead) || isEndedBy(ending, lead) || isLeft(ending, lead)),
      // That somebody managed the page is known from now on.
      (lead) => lastingEnding(mark === 'HostUnmanaged' ? { ...lead, hostEnding: mark } : lead) ?? mark,
    )
  const isReleasing = follows.holds === 'released'
  const released = isReleasing ? await holdersOf(call, idsOf(closed)) : []
  const asked =
    follows.bookings === 'asked about' && mark !== null
      ? await askToRelease(call, idsOf(moved ? all.filter(isChosen) : chosen), mark)
      : []
  await tellOtherSides(call, ending, { open: waiting, chosen })
  await tellHolders(call, ending, leads.filter(isConcerned), [...released, ...asked])
  await tellOwnSide(call, ending, { closed: closed.filter(isConcerned), chosen })
  // Awards lock calendars after they told people, too.
  if (isReleasing) await releaseHolds(call, idsOf(closed))
}

/**
 * Says what isn't back, and confirms what is. A lead that something else has ended, which lasts, stays ended by that. Nobody is told that it
 * is back, and whoever was chosen learns why it isn't.
 */
async function bringBack(call: Audited, ending: Ending, leads: readonly EndedLead[]) {
  const { follows, side } = ending
  // A deleted event may have been cancelled after somebody left the host.
  const ended = leads.filter((lead) => isEndedBy(ending, lead) || lastingEnding(lead) === 'EventCancelled')
  await markLeads(call, ended, (lead) => lastingEnding(lead) ?? (isChosen(lead) ? null : ending.mark))
  const [first] = leads
  const confirmed =
    first && follows.bookings === 'confirmed'
      ? await confirmBookings(call, idsOf(leads.filter(isChosen)), first.eventEnding)
      : []
  const back = ended.filter((lead) => lastingEnding(lead) === null && isNews(ending, lead))
  const chosen = back.filter(isChosen)
  const closed = back.filter((lead) => !isChosen(lead))
  await tellOtherSides(call, ending, { open: closed, chosen })
  await tellHolders(call, ending, chosen, confirmed)
  const stillEnded = ended.filter(isChosen).filter(isAhead).filter(isEndedOtherwise)
  for (const lead of stillEnded) await tellLasting(call, lead, confirmed)
  // What ended the event had asked about their bookings, although somebody had left the host.
  const left = leads.filter((lead) => isChosen(lead) && isAhead(lead) && !ended.includes(lead))
  await tellHolders(call, first?.eventEnding ? endingTable[first.eventEnding] : ending, left, confirmed)
  // An event that was deleted is there again for its team, whatever else has ended it. A host that is still hidden isn't.
  await tellOwnSide(call, ending, { closed, chosen: side === 'sender' ? [...chosen, ...stillEnded] : chosen })
}

/** Tells the other sides of leads what the ending has words for. */
async function tellOtherSides(
  call: Audited,
  ending: Ending,
  { open, chosen }: { open: readonly EndedLead[]; chosen: readonly EndedLead[] },
) {
  const { tells } = ending
  if (tells.open !== null) for (const lead of open) await tellOtherSide(call, ending, lead, tells.open)
  if (tells.chosen !== null) for (const lead of chosen) await tellOtherSide(call, ending, lead, tells.chosen)
}

/** Tells the other side of an award, and holders, what ends it now. */
async function tellLasting(call: Audited, lead: EndedLead, holders: readonly Holder[]) {
  const lasting = lastingEnding(lead)
  if (lasting === null) return
  const ending: Ending = endingTable[lasting]
  await tellOtherSides(call, ending, { open: [], chosen: [lead] })
  await tellHolders(call, ending, [lead], holders)
}

/** Closes one lead in the name of the side that ended it. A host's reason is what the organizer reads of a pass. */
const close = (call: Audited, { side, mark }: Ending, lead: EndedLead) =>
  storeMove(call, lead, {
    status: side === 'sender' ? 'Lost' : 'Passed',
    side,
    ended: mark,
  })

const isChosen = ({ status }: EndedLead) => status === 'Won'
const idsOf = (leads: readonly EndedLead[]) => leads.map(({ id }) => id)

/** The lead was ended by this side. */
const isEndedBy = ({ side }: Ending, { ended }: EndedLead) =>
  (isEventGone(ended) || isHostGone(ended)) && endingTable[ended].side === side

/** The event has closed the lead whose host is left now. Only this mark tells that once the event is back. */
const isLeft = ({ mark }: Ending, { ended }: EndedLead) => mark === 'HostUnmanaged' && isEventGone(ended)

/** Something else ends it than before. */
const isEndedOtherwise = (lead: EndedLead) => ![null, lead.ended].includes(lastingEnding(lead))

/** Nobody waits for the host of an event that has ended, and a block changes nothing of a page that has. */
const isNews = ({ mark, side }: Ending, lead: EndedLead) =>
  isAhead(lead) &&
  ((mark !== null && side === 'sender') || lead.eventEnding === null) &&
  (mark !== null || lead.hostEnding === null)

async function markLeads(
  { db }: Audited,
  leads: readonly EndedLead[],
  markOf: (lead: EndedLead) => LeadEnding | null,
) {
  for (const [mark, marked] of Map.groupBy(leads, markOf))
    await sql`update lead set ended = ${mark} where id = any(${idsOf(marked)}::uuid[])`.execute(db)
}

/** A facility that is gone holds nothing for the leads of its destinations, which learn it. */
async function endHoldsOf(call: Audited, { id, name }: Ended, ending: Ending) {
  const isHeldHere: RawBuilder<unknown> = sql`l.profile_id <> ${id} and l.status in ('Open', 'Interested') and exists (
    select from bid_hold b join calendar_entry c on c.id = b.entry_id where b.lead_id = l.id and c.owner_id = ${id} and c.kind = 'Hold')`
  const leads = await lockEndedLeads(call.db, isHeldHere)
  await releaseHolds(call, idsOf(leads), id)
  for (const lead of leads.filter(isAhead))
    await tellDestination(call, lead, {
      facility: name,
      reason: titleOf(ending, { ...lead, hostName: name }),
    })
}
