import { sql, type RawBuilder } from 'kysely'
import type { LeadEnding } from '@app/contract/rules/lead-endings.ts'
import { hostKinds } from '@app/contract/owners.ts'
import type { Audited } from '../../../patterns/audit.ts'
import { giveToManager } from '../../../patterns/request-sender.ts'
import {
  askToRelease,
  confirmBookings,
  holdersOf,
  leadsOnOtherDays,
  releaseHolds,
} from '../bids/held-entries.ts'
import { storeMove } from '../leads/store-move.ts'
import { isAhead, isWaiting, lockEndedLeads, type EndedLead } from './ended-leads.ts'
import { endingTable } from './ending-table.ts'
import { closedStatuses, type Ending } from './ending.ts'
import { recordedEndings, takenBack } from './recorded-endings.ts'
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
  const side = isHost ? 'host' : 'event'
  const name = recordedEndings[side][how]
  if (name === undefined || (!isHost && owner.kind !== 'event')) {
    if (how === 'deleted') await withdrawInvitations(call, owner)
    return
  }
  const ending: Ending = endingTable[name]
  if (name === 'OrganizerReturned') await giveToManager(call.db, sql`r.id = ${ownerId}`, null)
  const leads = await lockEndedLeads(
    call.db,
    isHost ? sql`l.profile_id = ${ownerId}` : sql`l.request_id = ${ownerId}`,
  )
  const ended = takenBack[side][how]
  const lasting = ended && lastingEnding(owner)
  if (ended === undefined) await end(call, ending, leads)
  else if (lasting === undefined) await bringBack(call, ending, leads, ended)
  else {
    await end(call, endingTable[lasting], leads)
    await tellOwnSide(call, ending, { closed: [], chosen: leads.filter(isChosen) })
  }
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

/** What ended a page before, so that nobody is chosen again when it returns from something else: a cancelled event that is restored. */
function lastingEnding({ kind, isPublic, status }: Ended) {
  if (kind === 'event') return status === 'Cancelled' ? 'EventCancelled' : undefined
  return isPublic ? undefined : 'HostHidden'
}

/** Ends these leads: closes those that wait, and tells whoever waits for them. */
async function end(call: Audited, ending: Ending, all: readonly EndedLead[]) {
  const { follows, tells, mark } = ending
  // An event that moves concerns the hosts whose days are no longer its own.
  const moved = mark === 'EventMoved' ? await leadsOnOtherDays(call, idsOf(all)) : undefined
  const leads = all.filter(({ id, ended }) => moved?.has(id) ?? (mark === null || ended !== mark))
  const statuses = closedStatuses(ending)
  const closed = leads.filter(({ status }) => statuses.includes(status))
  const isConcerned = (lead: EndedLead) => mark === 'EventCompleted' || isAhead(lead)
  const waiting = (statuses.length > 0 ? closed : leads.filter(isWaiting)).filter(isConcerned)
  const allChosen = leads.filter(isChosen)
  const chosen = allChosen.filter(isConcerned)
  for (const lead of closed) await close(call, ending, lead)
  if (mark !== null && moved === undefined && tells.chosen !== null) await markLeads(call, allChosen, mark)
  const isReleasing = follows.holds === 'released'
  const released = isReleasing ? await holdersOf(call, idsOf(closed)) : []
  const asked =
    follows.bookings === 'asked about' && mark !== null
      ? await askToRelease(call, idsOf(moved ? all.filter(isChosen) : chosen), mark)
      : []
  for (const lead of waiting) if (tells.open !== null) await tellOtherSide(call, ending, lead, tells.open)
  for (const lead of chosen) if (tells.chosen !== null) await tellOtherSide(call, ending, lead, tells.chosen)
  await tellHolders(call, ending, leads.filter(isConcerned), [...released, ...asked])
  await tellOwnSide(call, ending, { closed, chosen })
  // Awards lock calendars after they told people, too.
  if (isReleasing) await releaseHolds(call, idsOf(closed))
}

/** Says what isn't back, and confirms what is. */
async function bringBack(call: Audited, ending: Ending, leads: readonly EndedLead[], ended: LeadEnding) {
  const back = leads.filter((lead) => lead.ended === ended)
  const chosen = back.filter(({ status }) => status === 'Won')
  const closed = back.filter(({ status }) => status !== 'Won')
  await markLeads(call, chosen, null)
  await markLeads(call, closed, ending.mark)
  const confirmed =
    ending.follows.bookings === 'confirmed' ? await confirmBookings(call, idsOf(chosen), ended) : []
  const { open, chosen: chosenText } = ending.tells
  for (const lead of closed.filter(isAhead)) if (open !== null) await tellOtherSide(call, ending, lead, open)
  for (const lead of chosen.filter(isAhead))
    if (chosenText !== null) await tellOtherSide(call, ending, lead, chosenText)
  await tellHolders(call, ending, leads.filter(isAhead), confirmed)
  await tellOwnSide(call, ending, { closed, chosen })
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

async function markLeads({ db }: Audited, leads: readonly EndedLead[], mark: LeadEnding | null) {
  if (leads.length === 0) return
  await sql`update lead set ended = ${mark} where id = any(${idsOf(leads)}::uuid[])`.execute(db)
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
