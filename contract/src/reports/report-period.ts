import { addDays, countDays, lastDayOfMonth } from '../rules/calendar-date.ts'

/** Days, both ends included, as YYYY-MM-DD. */
export interface Days {
  startDate: string
  endDate: string
}

export const longestReport = 800
const usualDays = 30

/** The asked days: by default the last 30, today included; with one end, 30 days from or to it. */
export function reportDays({ startDate, endDate }: Partial<Days>, today: string): Days {
  const end = endDate ?? (startDate === undefined ? today : addDays(startDate, usualDays - 1))
  return { startDate: startDate ?? addDays(end, 1 - usualDays), endDate: end }
}

/** `before`: as many days, just before. `year`: the same weekdays a year before, which 52 weeks are. */
export const comparisons = ['before', 'year'] as const
export type PeriodComparison = (typeof comparisons)[number]

/** `edition`: as many days before the edition before of an event. */
export const eventComparisons = [...comparisons, 'edition'] as const
export type Comparison = (typeof eventComparisons)[number]

/** What the values before are of: the compared days, the edition before of each event, or the usual days of what is reported. */
export const comparedWiths = ['period', 'edition', 'usual'] as const
export type ComparedWith = (typeof comparedWiths)[number]

/** How the values of now and before are named in legends and tables. */
export const comparedLabels: Record<ComparedWith, { now: string; before: string }> = {
  period: { now: 'This period', before: 'Before' },
  edition: { now: 'This edition', before: 'Last edition' },
  usual: { now: 'These days', before: 'Usually' },
}

const yearOfWeeks = 364

/** How many days before the asked days those begin that they are compared with. A long period is compared with whole years before it. */
export function comparedBy({ startDate, endDate }: Days, comparison: PeriodComparison): number {
  const length = countDays(startDate, endDate)
  return comparison === 'before' ? length : Math.ceil(length / yearOfWeeks) * yearOfWeeks
}

export const shifted = ({ startDate, endDate }: Days, days: number): Days => ({
  startDate: addDays(startDate, -days),
  endDate: addDays(endDate, -days),
})

export const bucketUnits = ['day', 'week', 'month'] as const
export type BucketUnit = (typeof bucketUnits)[number]

/** What a chart has a point for: up to five weeks by day, up to 30 weeks by week, then by month. */
export function bucketUnit(days: Days): BucketUnit {
  const length = countDays(days.startDate, days.endDate)
  return length <= 35 ? 'day' : length <= 210 ? 'week' : 'month'
}

/** The days of each point, in order. Weeks begin on Monday in every chart, and months are those of the calendar, so the first and the last point may be a part. */
export function buckets(days: Days, unit: BucketUnit): Days[] {
  const found: Days[] = []
  for (let start = days.startDate; start <= days.endDate;) {
    const end = lastOf(start, unit)
    found.push({ startDate: start, endDate: end < days.endDate ? end : days.endDate })
    start = addDays(end, 1)
  }
  return found
}

function lastOf(start: string, unit: BucketUnit): string {
  if (unit === 'day') return start
  return unit === 'week'
    ? addDays(start, (7 - new Date(start).getUTCDay()) % 7)
    : lastDayOfMonth(start.slice(0, 7))
}
