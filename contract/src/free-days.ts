import * as z from 'zod'
import { CalendarDate } from './envelope.ts'
import { countDays } from './rules/calendar-date.ts'
import { maxFreeDays } from './rules/limits.ts'

/** Days that somebody has free, both included. */
export const FreeDays = z
  .strictObject({ from: CalendarDate, to: CalendarDate })
  .refine(({ from, to }) => from <= to, { message: 'must not be before from', path: ['to'] })
  .refine(({ from, to }) => countDays(from, to) <= maxFreeDays, {
    message: 'must be within ten years',
    path: ['to'],
  })
