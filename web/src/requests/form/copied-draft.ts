import type { Event } from '@app/contract/events/event-schema.ts'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { copiedFields } from '@app/contract/rules/event-copy.ts'
import { draftOfEvent } from '../event-draft.ts'
import type { RequestDraft } from '../request-draft.ts'

/** A year has about this many weeks, so that the copy is on the same weekdays. */
const yearOfDays = 52 * 7

type Collections = Pick<RequestDraft, 'requirements' | 'amenities'>

/**
 * The draft of a request like an event, in the first year in which its dates are still to come. The days of the answers and
 * of the decision, and the contact, belong to the first time.
 */
export function copiedDraft(event: Event, collections: Collections, today = dayOf(new Date())): RequestDraft {
  const {
    responseDeadline: _deadline,
    decisionDate: _decision,
    contact: _contact,
    ...copied
  } = draftOfEvent(copiedFields(event))
  let days = yearOfDays
  while (addDays(event.startDate, days) <= today) days += yearOfDays
  return {
    ...copied,
    ...collections,
    startDate: addDays(event.startDate, days),
    endDate: addDays(event.endDate, days),
  }
}
