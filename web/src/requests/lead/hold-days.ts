import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { daysOf, liveHolds } from '@app/contract/rules/unheld-days.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import type { LeadFit } from '@app/contract/events/lead-fit.ts'
import type { BidHold, LeadEvent } from '../request-calls.ts'

/** As many days as the page has columns for. */
export const mostDays = 31

/** The days to hold from today on: those that the match found free, or the fixed dates, with set-up. Empty if they aren't known. */
export function daysToHold(
  event: Pick<Event, 'setupDays' | 'hasFlexibleDates'> & Record<'startDate' | 'endDate', string | null>,
  fit: { match: { facts: Pick<LeadFit['match']['facts'], 'from' | 'to'> } } | null,
  today = dayOf(new Date()),
): string[] {
  const facts = fit?.match.facts
  const known =
    facts?.from && facts.to
      ? { from: facts.from, to: facts.to }
      : event.hasFlexibleDates || event.startDate === null || event.endDate === null
        ? null
        : { from: addDays(event.startDate, -(event.setupDays ?? 0)), to: event.endDate }
  if (known === null || known.to < today) return []
  const from = known.from < today ? today : known.from
  return daysOf(from, known.to).slice(0, mostDays)
}

/** The day at which the calendar opens: that of what is held for the request, or the event's own. Undefined while there is none. */
export function dayToOpen(
  event: Pick<LeadEvent, 'startDate' | 'hasFlexibleDates'>,
  holds: readonly Pick<BidHold, 'state' | 'firstDay'>[],
  days: readonly string[],
): string | undefined {
  const [held] = liveHolds(holds)
    .map(({ firstDay }) => firstDay)
    .toSorted()
  return held ?? (event.hasFlexibleDates ? days[0] : undefined) ?? event.startDate ?? undefined
}

/** Until when to hold at first: the decision, or else the deadline, but not after the first day, and not before today. */
export function firstUntil(
  { decisionDate, responseDeadline }: Pick<Event, 'decisionDate' | 'responseDeadline'>,
  first: string,
  today = dayOf(new Date()),
): string {
  const wanted = decisionDate ?? responseDeadline ?? first
  if (wanted > first) return first
  return wanted < today ? today : wanted
}
