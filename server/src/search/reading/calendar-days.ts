import { firstDay, lastDay as lastKnownDay } from '@app/contract/rules/calendar-date.ts'

// Dates are like 2027-03-14.

export const pad = (number: number) => String(number).padStart(2, '0')
export const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()
export const dateOf = (year: number, month: number, day: number) => `${year}-${pad(month)}-${pad(day)}`

const [firstYear, lastYear] = [Number(firstDay.slice(0, 4)), Number(lastKnownDay.slice(0, 4))]
/** Whether the product has the day. Years such as 50 aren't meant, and arithmetic with them would fail. */
export const isDay = (year: number, month: number, day: number) =>
  year >= firstYear && year <= lastYear && day >= 1 && day <= lastDay(year, month)

export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

/** 0 is Sunday. */
const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()

/** The days until the next such weekday, 0 if the date is one. */
export const daysUntil = (date: string, weekday: number) => (weekday - weekdayOf(date) + 7) % 7

/** The n-th such weekday of a month; -1 is the last one. */
export function nthWeekday(year: number, month: number, weekday: number, n: number): string {
  const first = dateOf(year, month, 1)
  const firstOne = addDays(first, daysUntil(first, weekday))
  if (n > 0) return addDays(firstOne, 7 * (n - 1))
  const last = dateOf(year, month, lastDay(year, month))
  return addDays(last, -((weekdayOf(last) - weekday + 7) % 7))
}

/** Easter Sunday, by the method of Meeus. */
export function easterOf(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return dateOf(year, Math.floor(f / 31), (f % 31) + 1)
}

export interface Days {
  from: string
  to: string
}

/** The Saturday and Sunday on or after a date, or the Sunday itself. */
export function weekendFrom(date: string): Days {
  if (weekdayOf(date) === 0) return { from: date, to: date }
  const from = addDays(date, daysUntil(date, 6))
  return { from, to: addDays(from, 1) }
}

/** A holiday together with the weekend beside it: Thursday to Sunday, or Saturday to Monday. */
export function weekendAround(date: string): Days {
  const weekday = weekdayOf(date)
  if (weekday >= 4) return { from: date, to: addDays(date, 7 - weekday) }
  return weekday <= 1 ? { from: addDays(date, -1 - weekday), to: date } : { from: date, to: date }
}
