import { sql, type RawBuilder } from 'kysely'
import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { dateText } from '@app/contract/rules/event-text.ts'
import { lastDayOf, nextStatuses, statusBetween, type LeadSide } from '@app/contract/rules/lead-moves.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { askedPick, askedRows } from '../../../patterns/asked-columns.ts'
import { removedAddress } from '../../../patterns/removed-address.ts'
import type { Audited } from '../../../patterns/audit.ts'
import { isEventOver } from '../endings/ended-leads.ts'
import { notifyOfMove } from './lead-news.ts'
import { storeMove } from './store-move.ts'
import { endedTitle, isHostGone, type LeadEnding } from '@app/contract/rules/lead-endings.ts'
import { countUse } from '../../../patterns/use-limits.ts'

const movesPerDay = { name: 'lead-move', most: 30, seconds: 24 * 3600 }

/**
 * Locks an event before any of its leads, so that writes to several leads of it wait for each other instead of deadlocking, and closing the
 * others misses none. `id` may be a query for the id.
 */
export const lockEvent = (call: Pick<Call, 'db'>, id: string | RawBuilder<unknown>) =>
  sql`select from profile where id = (${id}) for no key update`.execute(call.db)

interface LockedLead {
  id: string
  profileId: string
  status: LeadStatus
  endDate: string | null
  months: readonly string[]
  responseDeadline: string | null
  isLate: boolean
  isCancelled: boolean
  isOver: boolean
  /** Whoever asked deleted their account, and nobody else manages the event. */
  isForgotten: boolean
  ended: LeadEnding | null
  hostName: string
}

/** Locks the confirmed leads that meet a condition on `l`, in the order of their ids. */
async function lockLeads(call: Audited, condition: ReturnType<typeof sql>): Promise<LockedLead[]> {
  const { rows } = await sql<LockedLead>`
    select l.id, l.profile_id as "profileId", l.status, ${askedPick('endDate', 'months', 'responseDeadline')},
      derived.is_late(e.response_deadline, e.time_zone) as "isLate", p.status = 'Cancelled' as "isCancelled", ${isEventOver} as "isOver",
      r.email = ${removedAddress} and derived.is_unclaimed(p.id) as "isForgotten", l.ended, h.name as "hostName"
    from ${askedRows} join lead l on l.request_id = r.id and r.confirmed_date is not null join profile h on h.id = l.profile_id
    where ${condition} order by l.id for update of l`.execute(call.db)
  return rows
}

/**
 * Moves a lead to another status, keeps the moves, and tells the other side by email. Moving it to its own status changes
 * nothing. `sides` are those that the caller is on. Throws a 404 for a lead that doesn't meet the condition on `l`, and a 409 for a move that isn't allowed.
 */
export async function moveLead(
  call: Call,
  condition: ReturnType<typeof sql>,
  { leadId, status }: { leadId: string; status: LeadStatus },
  sides: readonly LeadSide[],
) {
  const [lead] = await lockLeads(call, sql`l.id = ${leadId} and ${condition}`)
  if (!lead) throw notFound()
  if (lead.status === status) return
  requireBothSides(lead, status)
  const today = dayOf(new Date())
  const allowed = (side: LeadSide) =>
    nextStatuses({ status: lead.status, lastDay: lastDayOf(lead) }, side, today)
  const between = statusBetween(lead.status, status)
  const side = sides.find((each) => allowed(each).includes(between ?? status))
  if (side === undefined) throw moveNotAllowed(lead.status, status, sides.flatMap(allowed))
  if (side === 'host') requireInTime(lead, 'Answers')
  await countUse(call.db, movesPerDay, leadId, 'This request was moved many times today. Try again tomorrow.')
  await storeAndTell(call, lead, between === undefined ? [status] : [between, status], side)
}

/** Throws a 409 if the event or the host ended: by whatever way a lead is moved, nobody is there to deal with. */
function requireBothSides(lead: LockedLead, to: LeadStatus) {
  const { isCancelled, isForgotten, ended, hostName } = lead
  if (isCancelled) throw conflict('EVENT_CLOSED', 'This event is cancelled.')
  if (isForgotten) throw conflict('EVENT_CLOSED', 'This event has no organizer anymore.')
  // The organizer turns to another host.
  const isTurningAway = lead.status === 'Won' || (lead.status === 'Interested' && to === 'Lost')
  if (ended !== null && isHostGone(ended) && !isTurningAway)
    throw conflict('HOST_GONE', `${endedTitle(ended, { host: hostName, event: '', sender: '' })}.`)
}

async function storeAndTell(call: Call, lead: LockedLead, statuses: readonly LeadStatus[], side: LeadSide) {
  let before = lead
  for (const status of statuses) {
    // Whoever takes an award back still deals with a host that is gone.
    const ended = isHostGone(lead.ended) ? lead.ended : null
    await storeMove(call, before, { status, side, ended })
    if (isNews(before, status)) await notifyOfMove(call, before, status, side)
    before = { ...before, status }
  }
}

/** Nobody waits for an answer about an event that is over, so its end concerns nobody. */
const isNews = ({ isOver }: LockedLead, status: LeadStatus) =>
  !isOver || (status !== 'Passed' && status !== 'Lost')

/** Throws a 409 after the deadline of a request. `what` was due. */
export function requireInTime(
  { isLate, responseDeadline }: Pick<LockedLead, 'isLate' | 'responseDeadline'>,
  what: 'Answers' | 'Offers',
) {
  if (isLate && responseDeadline !== null)
    throw conflict('DEADLINE_PASSED', `${what} were due on ${dateText(responseDeadline)}. Ask for more time.`)
}

const choices = new Intl.ListFormat('en-US', { type: 'disjunction' })

const moveNotAllowed = (from: LeadStatus, to: LeadStatus, allowed: readonly LeadStatus[]) =>
  conflict(
    'MOVE_NOT_ALLOWED',
    `A request that is ${from} can't become ${to}. ${allowed.length > 0 ? `You can make it ${choices.format(allowed)}.` : 'You can’t change it.'} It may have changed since you loaded it.`,
  )

/**
 * Closes the other leads of a request as lost when a host is chosen, and tells their hosts. Returns their ids. The caller has locked the event.
 */
export async function closeOthers(call: Audited, requestId: string): Promise<string[]> {
  const others = await lockLeads(
    call,
    sql`l.request_id = ${requestId} and l.status in ('Open', 'Interested')`,
  )
  for (const lead of others) {
    await storeMove(call, lead, { status: 'Lost', side: 'sender', isByAward: true })
    if (isNews(lead, 'Lost')) await notifyOfMove(call, lead, 'Lost', 'sender')
  }
  return others.map(({ id }) => id)
}
