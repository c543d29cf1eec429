import { addDays, lastDayOfMonth } from '../rules/calendar-date.ts'
import type { Days } from './report-period.ts'

export const mailPeriods = ['week', 'month'] as const
export type MailPeriod = (typeof mailPeriods)[number]

/** The first day of the week, from Monday on, or of the month of a day. */
function firstOf(every: MailPeriod, day: string): string {
  if (every === 'month') return `${day.slice(0, 7)}-01`
  const weekday = new Date(day).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

/** The last whole week or month before a day. */
export function lastPeriod(every: MailPeriod, day: string): Days {
  const endDate = addDays(firstOf(every, day), -1)
  return { startDate: firstOf(every, endDate), endDate }
}

/** The first day after a day on which a week or a month is over. */
export const nextMailDay = (every: MailPeriod, day: string) =>
  every === 'month' ? addDays(lastDayOfMonth(day.slice(0, 7)), 1) : addDays(firstOf('week', day), 7)
