import * as z from 'zod'
import { CalendarDate } from './envelope.ts'
import { countDays, lastDay } from './rules/calendar-date.ts'

export const longestDayRange = 100

/** Days of a place, both included. */
export const DayRange = z
  .object({ from: CalendarDate, to: CalendarDate })
  .refine(({ from, to }) => to >= from, { path: ['to'], message: 'must not be before `from`' })
  .refine(({ to }) => to <= lastDay, { path: ['to'], message: `must not be after ${lastDay}` })
  .refine(({ from, to }) => countDays(from, to) <= longestDayRange, {
    path: ['to'],
    message: `must be within ${longestDayRange} days of \`from\``,
  })
