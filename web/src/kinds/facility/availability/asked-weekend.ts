import { addDays, countDays, isCalendarDate } from '@app/contract/rules/calendar-date.ts'
import { readKnownEvent } from '../../../page/known-event.ts'

/** So many are shown before an asked one. */
const shownBefore = 4
/** So many days of a search fit into the table. */
const mostDays = 3

/** What an address asks to see. */
export interface Asked {
  /** A day of the weekend. */
  day: string | undefined
  /** The days of a short event. */
  days: string[] | undefined
}

/** The Saturday of the weekend that a day leads to: of a Sunday, the day before. */
export function saturdayOf(day: string): string {
  const weekday = new Date(day).getUTCDay()
  return addDays(day, weekday === 0 ? -1 : 6 - weekday)
}

export const daysOfWeekend = (day: string) => [-1, 0, 1].map((days) => addDays(saturdayOf(day), days))

/** The weekend that was chosen, or else the dates of a search. Of a long range, the first weekend. */
export function readAsked(search: URLSearchParams): Asked {
  const weekend = search.get('weekend') ?? ''
  if (isCalendarDate(weekend)) return { day: saturdayOf(weekend), days: undefined }
  const { from, to = from } = readKnownEvent(search)
  if (from === undefined || to === undefined) return { day: undefined, days: undefined }
  const count = countDays(from, to)
  return {
    day: from,
    days: count > mostDays ? undefined : Array.from({ length: count }, (_, day) => addDays(from, day)),
  }
}

/** The day from which weekends are shown, so that those before the asked one are, too. The API shows none of the past. */
export const firstShownFor = ({ day }: Asked) =>
  day === undefined ? undefined : addDays(saturdayOf(day), -7 * shownBefore)
