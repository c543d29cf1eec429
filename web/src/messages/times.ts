import { countDays } from '@app/contract/rules/calendar-date.ts'
import { dayIn } from '@app/contract/rules/place-day.ts'
import { instantFormat, ownTimeZone } from '../page/moment.ts'

/** The day of an instant for the reader, as YYYY-MM-DD. */
export const dayOf = (instant: Date | string, timeZone = ownTimeZone()) => dayIn(timeZone, new Date(instant))

const daysBetween = (from: string, to: string) => countDays(from, to) - 1

const written = (instant: string, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  instantFormat({ ...options, timeZone }).format(new Date(instant))

/** The heading of a day in a conversation: `Today`, `Thursday, November 19`. */
export function dayTitle(instant: string, now = new Date(), timeZone = ownTimeZone()): string {
  const [day, today] = [dayOf(instant, timeZone), dayOf(now, timeZone)]
  const ago = daysBetween(day, today)
  if (ago <= 0) return 'Today'
  if (ago === 1) return 'Yesterday'
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : ('numeric' as const)
  return written(instant, timeZone, { weekday: 'long', month: 'long', day: 'numeric', year })
}

/** The time of the last message in a list: `9:41 AM`, `Yesterday`, `Thu`, `Nov 12`, `Nov 12, 2026`. */
export function shortTime(instant: string, now = new Date(), timeZone = ownTimeZone()): string {
  const [day, today] = [dayOf(instant, timeZone), dayOf(now, timeZone)]
  const ago = daysBetween(day, today)
  if (ago <= 0) return written(instant, timeZone, { timeStyle: 'short' })
  if (ago === 1) return 'Yesterday'
  if (ago < 7) return written(instant, timeZone, { weekday: 'short' })
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : ('numeric' as const)
  return written(instant, timeZone, { month: 'short', day: 'numeric', year })
}

/** The instant at which a day begins in a time zone. */
export function startOfDay(day: string, timeZone = ownTimeZone()): string {
  const utc = new Date(`${day}T00:00:00Z`)
  const there = new Date(`${utc.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`)
  return new Date(utc.getTime() - (there.getTime() - utc.getTime())).toISOString()
}

/** The day of an instant: `Nov 12, 2026`. */
export const shortDate = (instant: string, timeZone = ownTimeZone()) =>
  written(instant, timeZone, { month: 'short', day: 'numeric', year: 'numeric' })
