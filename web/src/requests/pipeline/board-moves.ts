import type { ListedLead } from '@app/contract/events/lead-schema.ts'
import { leadStatuses, type LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { lastDayOf, nextStatuses } from '@app/contract/rules/lead-moves.ts'
import { listOf } from '../../components/format.ts'
import { statusText, type RequestFacts } from '../request-words.ts'
import type { LeadMove } from '../request-calls.ts'

/** A status as the title of its column has it. */
export const columnName = (status: LeadStatus) => statusText(status, 'host')

/** The statuses to which the host may move a lead. */
export const allowedMoves = ({ status, asked }: Pick<ListedLead, 'status'> & { asked: RequestFacts }) =>
  nextStatuses({ status, lastDay: lastDayOf(asked) }, 'host', dayOf(new Date()))

/** Why the host can't move a lead there. */
export function refusalOf(lead: ListedLead, to: LeadStatus): string {
  if (to === 'Won' || to === 'Lost') return `${to} is up to the organizer.`
  if (lead.status === 'Won' || lead.status === 'Lost')
    return `${lead.status} is final, except for the organizer.`
  return to === 'Open' ? 'Only a pass can be undone.' : `Undo the pass before you make it ${to}.`
}

/**
 * The next status in a direction that is allowed, or the one that the lead has now, which drops it back. What is said names the
 * statuses that are skipped, with the reason.
 */
export function stepTo(
  lead: ListedLead,
  from: LeadStatus,
  direction: 1 | -1,
): { to: LeadStatus; words: string } {
  const allowed = [...allowedMoves(lead), lead.status]
  const start = leadStatuses.indexOf(from)
  const ahead = direction > 0 ? leadStatuses.slice(start + 1) : leadStatuses.slice(0, start).toReversed()
  const to = ahead.find((status) => allowed.includes(status))
  const skipped = to === undefined ? ahead : ahead.slice(0, ahead.indexOf(to))
  const reasons = [...new Set(skipped.map((status) => refusalOf(lead, status)))]
  const place = to === undefined ? `Stays ${columnName(from)}.` : `${columnName(to)}. Space drops it here.`
  return { to: to ?? from, words: [...reasons, place].join(' ') }
}

/** The move that undoes one. Undefined where the host can't take it back: the organizer knows that it is interested. */
export function wayBack<L extends Pick<ListedLead, 'status' | 'passReason'>>({
  lead,
  to,
}: LeadMove<L>): LeadMove<L> | undefined {
  const moved = { ...lead, status: to }
  const { status, passReason } = lead
  if (to === 'Open' && status === 'Passed')
    return { lead: moved, to: status, ...(passReason !== null && { passReason }) }
  if (to !== 'Passed') return undefined
  return { lead: moved, to: status === 'Interested' ? status : 'Open' }
}

/** What is said when a lead is picked up. */
export function pickWords(lead: ListedLead, title: string): string {
  const moves = allowedMoves(lead)
  return moves.length === 0
    ? `${title} can’t be moved: ${refusalOf(lead, 'Interested')}`
    : `Picked up ${title}. Left and Right choose ${listOf(moves.map(columnName))}. Space drops it, Escape returns it.`
}
