import { addDays, countDays, weekOf } from '@app/contract/rules/calendar-date.ts'

export const calendarViews = ['month', 'week', 'list'] as const
export type CalendarView = (typeof calendarViews)[number]

/** The days that a view shows around a day. Weeks begin on Monday, as venues plan them. */
export function daysOf(view: CalendarView, day: string): string[] {
  if (view !== 'month') return daysFrom(addDays(weekOf(addDays(day, -1)), 1), 7)
  const first = `${day.slice(0, 7)}-01`
  return daysFrom(first, 31).filter((one) => one.startsWith(day.slice(0, 7)))
}

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, index))

/** The number of a day's week by ISO 8601, in which weeks begin on Monday. */
export function weekNumber(day: string): number {
  const thursday = addDays(weekOf(addDays(day, -1)), 4)
  return Math.ceil(countDays(`${thursday.slice(0, 4)}-01-01`, thursday) / 7)
}
