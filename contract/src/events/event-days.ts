import { CalendarDate } from '../envelope.ts'
import { countDays, firstDay, lastDay } from '../rules/calendar-date.ts'

/** A whole season, a leap day included. */
export const maxEventDays = 366

export const EventDay = CalendarDate.refine((day) => day >= firstDay && day <= lastDay, {
  message: `must be from ${firstDay} to ${lastDay}`,
})

/** How long an event may last, for a refinement of its dates. */
export const isEventLength = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
  countDays(startDate, endDate) <= maxEventDays
export const tooManyDays = {
  message: `must be at most ${maxEventDays} days, counting the first and the last`,
  path: ['endDate'],
}
