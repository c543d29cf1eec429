import type { Event } from '@app/contract/events/event-schema.ts'
import { addDays, countDays, dayOf } from '@app/contract/rules/calendar-date.ts'

type Dates = Pick<Event, 'startDate' | 'endDate'>

const hourMs = 3_600_000

/** Whether the last day has passed everywhere, as the server completes events without a time zone. */
export const arePast = ({ endDate }: Pick<Dates, 'endDate'>, now = new Date()) =>
  endDate < dayOf(new Date(now.getTime() - 12 * hourMs))

export const pastTitle = 'These dates are over.'
export const changeDates = 'Change the dates'

/** What becomes of a published event whose dates are over. */
export const completionText =
  'A published event with these dates counts as completed within the hour. It can’t be reopened then.'

/** The dates of a copy of an event that starts on another day. */
export const datesFrom = ({ startDate, endDate }: Dates, start: string): Dates => ({
  startDate: start,
  endDate: addDays(start, countDays(startDate, endDate) - 1),
})
