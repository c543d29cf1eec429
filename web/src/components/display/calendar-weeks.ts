import { addDays, weekOf } from '@app/contract/rules/calendar-date.ts'

/** `2027-03` of `2027-03-14`. */
export const monthOf = (day: string) => day.slice(0, 7)

/** The month that many months later, or before if negative. */
export function addMonths(month: string, months: number): string {
  const first = new Date(`${month}-01`)
  first.setUTCMonth(first.getUTCMonth() + months)
  return first.toISOString().slice(0, 7)
}

/** The weeks of a month such as `2027-03`, each with its days from Sunday to Saturday, which may be in other months. */
export function weeksOfMonth(month: string): string[][] {
  const end = `${addMonths(month, 1)}-01`
  const weeks: string[][] = []
  for (let sunday = weekOf(`${month}-01`); sunday < end; sunday = addDays(sunday, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(sunday, at)))
  return weeks
}

interface Days {
  from: string
  until: string
}

/** What takes place on a day. What starts later comes first, because the days before already show the rest. */
export const onDay = <T extends Days>(entries: readonly T[], day: string): T[] =>
  entries
    .filter(({ from, until }) => from <= day && day <= until)
    .toSorted((a, b) => Number(a.from < b.from) - Number(a.from > b.from))

/** The day that a key moves to, or undefined for other keys. */
export function dayAfterKey(key: string, day: string): string | undefined {
  const weekday = new Date(day).getUTCDay()
  const moved = new Map([
    ['ArrowLeft', addDays(day, -1)],
    ['ArrowRight', addDays(day, 1)],
    ['ArrowUp', addDays(day, -7)],
    ['ArrowDown', addDays(day, 7)],
    ['Home', addDays(day, -weekday)],
    ['End', addDays(day, 6 - weekday)],
    ['PageUp', `${addMonths(monthOf(day), -1)}-01`],
    ['PageDown', `${addMonths(monthOf(day), 1)}-01`],
  ])
  return moved.get(key)
}
