import type { Event } from '@app/contract/events/event-schema.ts'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { draftNames, type RequestDraft } from '../request-draft.ts'

/** A year has about this many weeks, so that the copy is on the same weekdays. */
const yearOfDays = 52 * 7

/** Days of the answers and of the decision belong to the first time. So does whether it was listed. */
const dropped: readonly string[] = ['responseDeadline', 'decisionDate', 'isListed']

type Collections = Pick<RequestDraft, 'requirements' | 'amenities'>

/** The draft of a request like an event, in the first year in which its dates are still to come. */
export function copiedDraft(event: Event, collections: Collections, today = dayOf(new Date())): RequestDraft {
  const known = Object.entries(event).filter(
    ([name, value]) => draftNames.includes(name) && !dropped.includes(name) && value !== null,
  )
  const copied = Object.fromEntries(known)
  let days = yearOfDays
  while (addDays(event.startDate, days) <= today) days += yearOfDays
  return {
    ...copied,
    ...collections,
    startDate: addDays(event.startDate, days),
    endDate: addDays(event.endDate, days),
  }
}
