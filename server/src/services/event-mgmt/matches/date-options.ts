import type { MatchRequest } from '@app/contract/events/match-request.ts'

/** Days on which all of it must be free, numbered from January 1, 1970. */
export interface DateOption {
  from: number
  to: number
  /** By how many weeks it differs from the preferred dates. */
  weeks: number
  /** The months that it is in, a bit for each. */
  months: number
}

/** When a host can take it. `option` is an index of the dates, -1 without dates. */
export interface HostDates {
  option: number
  /** False if nobody knows whether the host, or a partner, is free. */
  isFree: boolean
  /** The spaces of its own that count. */
  own: number
}

type Dates = Pick<
  MatchRequest,
  'startDate' | 'endDate' | 'hasFlexibleDates' | 'dayCount' | 'flexWeeks' | 'setupDays'
>

const dayMs = 86_400_000
export const dayNumber = (day: string) => Date.parse(day) / dayMs
export const dayText = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)

function monthsOf(from: number, to: number): number {
  let months = 0
  const at = new Date(from * dayMs)
  for (at.setUTCDate(1); at.getTime() / dayMs <= to; at.setUTCMonth(at.getUTCMonth() + 1))
    months |= 1 << at.getUTCMonth()
  return months
}
const option = (from: number, to: number, weeks: number): DateOption => ({
  from,
  to,
  weeks,
  months: monthsOf(from, to),
})

/** January 4, 1970 was a Sunday. */
const firstSunday = 3

/** The first day of the first stretch of so many days that ends with a Sunday, or begins with a Monday if it is a week or more. */
function firstWeekend(from: number, days: number): number {
  const start = firstSunday + (days < 7 ? 1 - Math.max(2, days) : 1)
  return from + ((((start - from) % 7) + 7) % 7)
}

/** The weeks from the closest to the farthest, the later one first: 0, 1, -1, 2, -2. */
const weeksWithin = (most: number) => [
  0,
  ...Array.from({ length: most }, (_, place) => [place + 1, -place - 1]).flat(),
]

/**
 * The dates that a request allows, preferred ones first. A window allows every stretch in it, the ones on a weekend first.
 * Null without dates. `today` is a day at UTC; what has begun is left out.
 */
export function dateOptions(dates: Dates, today: number): DateOption[] | null {
  const { startDate, endDate, hasFlexibleDates, dayCount, flexWeeks } = dates
  if (startDate === null || endDate === null) return null
  const [first, last, setup] = [dayNumber(startDate), dayNumber(endDate), dates.setupDays ?? 0]
  const isComing = ({ from }: DateOption) => from + setup >= today
  if (!hasFlexibleDates)
    return weeksWithin(flexWeeks ?? 0)
      .map((weeks) => option(first + 7 * weeks - setup, last + 7 * weeks, weeks))
      .filter(isComing)
  const days = dayCount ?? 1
  const weekend = firstWeekend(first, days)
  const starts = Array.from({ length: last - days + 1 - first + 1 }, (_, place) => first + place)
  const isWeekend = (start: number) => (start - weekend) % 7 === 0
  return [...starts.filter(isWeekend), ...starts.filter((start) => !isWeekend(start))]
    .map((start) => option(start - setup, start + days - 1, 0))
    .filter(isComing)
}

/** How many weekends to compare before the preferred dates, and in all. */
const [weeksBefore, weekendCount] = [2, 7]

/** The same days of the weeks around the preferred dates, in order. Of a window, its weekends. */
export function weekendsAround(dates: Dates, today: number): DateOption[] {
  const { startDate, endDate, hasFlexibleDates, dayCount } = dates
  if (startDate === null || endDate === null) return []
  const setup = dates.setupDays ?? 0
  const days = hasFlexibleDates ? (dayCount ?? 1) : dayNumber(endDate) - dayNumber(startDate) + 1
  const first = hasFlexibleDates ? firstWeekend(dayNumber(startDate), days) : dayNumber(startDate)
  const before = hasFlexibleDates ? 0 : Math.max(0, Math.min(weeksBefore, Math.floor((first - today) / 7)))
  return Array.from({ length: weekendCount }, (_, place) => place - before)
    .map((weeks) => option(first + 7 * weeks - setup, first + 7 * weeks + days - 1, weeks))
    .filter(({ from }) => from + setup >= today)
}
