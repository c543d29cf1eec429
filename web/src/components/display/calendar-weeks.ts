import type { CalendarEntry } from './calendar-entry.ts'
import { addDays, countDays, weekOf } from '@app/contract/rules/calendar-date.ts'

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

/** In days. What takes longer would fill every day between its first and its last one. */
const longestInDays = 7
const isLong = ({ from, until }: Days) => countDays(from, until) > longestInDays

/**
 * What to show on a day: what begins on it, then what ends on it, then the rest. What takes longer than a week is shown on
 * its first and last day only.
 */
export function onDay<T extends Days>(entries: readonly T[], day: string): T[] {
  const rank = ({ from, until }: Days) => (from === day ? 0 : until === day ? 1 : 2)
  return entries
    .filter((entry) => entry.from <= day && day <= entry.until && (rank(entry) < 2 || !isLong(entry)))
    .toSorted((a, b) => rank(a) - rank(b))
}

/** What takes longer than a week and goes on during some of the days, beyond its first and last one. The next to end comes first. */
export const duringDays = <T extends Days>(entries: readonly T[], days: readonly string[]): T[] =>
  entries
    .filter((entry) => isLong(entry) && days.some((day) => entry.from < day && day < entry.until))
    .toSorted((a, b) => Number(a.until > b.until) - Number(a.until < b.until))

/** The first week to show of a month, given the day that matters: that of the day, or the first one in other months. */
export const openingWeek = (month: string, day: string) =>
  weekOf(monthOf(day) === month ? day : `${month}-01`)

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

const dayOfMonth = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** What goes on during days for longer than a week. The note says until when. */
export const ongoingIn = (entries: readonly CalendarEntry[], days: readonly string[]): CalendarEntry[] =>
  duringDays(entries, days).map((entry) => ({
    ...entry,
    note: `until ${dayOfMonth.format(new Date(entry.until))}`,
  }))
