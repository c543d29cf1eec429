import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'

/** The Saturday of the week that comes after so many others. */
export function saturdayIn(weeks: number) {
  const today = new Date()
  return addDays(dayOf(today), 6 - today.getUTCDay() + weeks * 7)
}
