import type { LeadStatus } from '../reference-lists/lead-statuses.ts'

/** The two sides of a lead: the staff of the host, and the sender of the request. */
export type LeadSide = 'host' | 'sender'

/** Who may move a lead from one status to another. Moves that aren't listed are not allowed. */
const moves: Record<LeadStatus, Partial<Record<LeadStatus, LeadSide>>> = {
  Open: { Interested: 'host', Passed: 'host' },
  Interested: { Won: 'sender', Lost: 'sender', Passed: 'host' },
  Passed: { Open: 'host' },
  // Final, except that the sender may reopen them while the event is not over.
  Won: { Interested: 'sender' },
  Lost: { Interested: 'sender' },
}

/** The status that a lead passes through where no move leads there at once: a host that has passed is asked again before it is interested. */
export const statusBetween = (from: LeadStatus, to: LeadStatus): LeadStatus | undefined =>
  from === 'Passed' && to === 'Interested' ? 'Open' : undefined

const isFinal = (status: LeadStatus) => status === 'Won' || status === 'Lost'

interface Lead {
  status: LeadStatus
  /** The last day of the event, or null if it has no dates. */
  lastDay: string | null
}

/** The last day of an event: of its dates, or of the last month that would suit. Null without either. */
export const lastDayOf = ({ endDate, months }: { endDate: string | null; months: readonly string[] }) =>
  // No month has a later day.
  endDate ?? (months.length > 0 ? `${months.toSorted().at(-1)}-31` : null)

/** The statuses to which a side may move a lead. `today` is a calendar date. */
export const nextStatuses = ({ status, lastDay }: Lead, side: LeadSide, today: string): LeadStatus[] => {
  const isOver = lastDay !== null && lastDay < today
  if (isFinal(status) && isOver) return []
  const order: readonly LeadStatus[] = ['Open', 'Interested', 'Won', 'Lost', 'Passed']
  return order.filter((next) => moves[status][next] === side)
}
