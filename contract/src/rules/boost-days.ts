import { addDays } from './calendar-date.ts'

export const maxBoostDays = 90

/** The last possible day of a boost that starts on this day. */
export const lastBoostDay = (startDate: string) => addDays(startDate, maxBoostDays - 1)

/** The same day of the next year; February 28 for February 29. */
export function yearAfter(today: string): string {
  const day = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
  return day.endsWith('02-29') ? day.replace(/29$/, '28') : day
}

interface Days {
  startDate: string
  endDate: string
}

interface InvalidDay {
  field: keyof Days
  message: string
}

/**
 * Finds the days that a boost can't have: it is from today to a year ahead. A running boost may keep its first day.
 * `before` are its days before a change.
 */
export function invalidBoostDays(days: Days, today: string, before?: Days): InvalidDay[] {
  const last = yearAfter(today)
  const fields = ['startDate', 'endDate'] as const
  return fields.flatMap((field) => {
    const day = days[field]
    if (day === before?.[field]) return []
    if (day < today) return [{ field, message: `must be today or later, from ${today} on` }]
    if (day > last) return [{ field, message: `must be at most a year ahead, until ${last}` }]
    return []
  })
}
