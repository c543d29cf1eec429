import { addDays, weekOf } from './calendar-date.ts'
import { dayIn } from './place-day.ts'

/** From the newest to the oldest. */
export const timeAgoGroups = [
  'Today',
  'Yesterday',
  'This week',
  'Last week',
  'This month',
  'Last month',
  '2 to 6 months ago',
  'This year',
  'Last year',
  'Past',
] as const
export type TimeAgoGroup = (typeof timeAgoGroups)[number]

/** The number of months since the year 0. */
const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/**
 * The group of an instant in a list, by the calendar of a time zone. The first group that applies counts. Weeks start on
 * Sunday. The future belongs to today because the clocks of the server and the reader differ.
 */
export function timeAgoGroup(instant: Date, now: Date, timeZone: string): TimeAgoGroup {
  const [day, today] = [dayIn(timeZone, instant), dayIn(timeZone, now)]
  const sunday = weekOf(today)
  const months = monthNumber(today) - monthNumber(day)
  const years = Number(today.slice(0, 4)) - Number(day.slice(0, 4))
  if (day >= today) return 'Today'
  if (day === addDays(today, -1)) return 'Yesterday'
  if (day >= sunday) return 'This week'
  if (day >= addDays(sunday, -7)) return 'Last week'
  if (months === 0) return 'This month'
  if (months === 1) return 'Last month'
  if (months <= 6) return '2 to 6 months ago'
  if (years === 0) return 'This year'
  return years === 1 ? 'Last year' : 'Past'
}
