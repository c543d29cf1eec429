import { addDays, countDays, weekOf } from '@app/contract/rules/calendar-date.ts'

/** The number of a day's week by ISO 8601, in which weeks begin on Monday. */
export function weekNumber(day: string): number {
  const thursday = addDays(weekOf(addDays(day, -1)), 4)
  return Math.ceil(countDays(`${thursday.slice(0, 4)}-01-01`, thursday) / 7)
}
