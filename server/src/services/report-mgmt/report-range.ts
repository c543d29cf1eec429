import {
  comparedBy,
  comparisons,
  reportDays,
  shifted,
  type ComparedWith,
  type Days,
} from '@app/contract/reports/report-period.ts'
import type { EventReportQuery, Report } from '@app/contract/reports/report-schema.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { invalidField } from '../../platform/errors.ts'

export interface ReportRange {
  days: Days
  today: string
  timeZone: string
  /** The asked days that there have been. Undefined if all are to come. */
  past: Days | undefined
  compared: Days
  comparedWith: ComparedWith
  /** By how many days the compared days are earlier. */
  shift: number
  /** What the days can be compared with. */
  comparisons: Report['comparisons']
  /** Where an unfinished period is, and the same time of the compared last day. Undefined for days that are over. */
  cut: (DayCut & { now: Date }) | undefined
}

/** Where a day is cut that is compared with an unfinished one. */
export interface DayCut {
  before: Date
  /** How much of the day is before, from 0 to 1. */
  part: number
}

interface RangeOptions {
  now?: Date
  /** How many days before an event its edition before began. */
  editionDays?: number | undefined
}

/** The days of a report at a place, what they are compared with, and how far an unfinished period is. */
export function reportRange(
  query: EventReportQuery,
  timeZone: string,
  { now = new Date(), editionDays }: RangeOptions = {},
): ReportRange {
  const today = placeDay(timeZone, now)
  const days = reportDays(query, today)
  const isUnfinished = days.startDate <= today && days.endDate >= today
  const past = days.startDate > today ? undefined : { ...days, endDate: isUnfinished ? today : days.endDate }
  const shifts = [
    ...comparisons.map((compare) => ({ compare, shift: comparedBy(days, compare) })),
    ...(editionDays === undefined ? [] : [{ compare: 'edition' as const, shift: editionDays }]),
  ]
  const shift = shifts.find(({ compare }) => compare === query.compare)?.shift
  if (shift === undefined)
    throw invalidField('compare', 'can’t be edition: your team has no edition before this event')
  return {
    days,
    today,
    timeZone,
    past,
    compared: shifted(past ?? days, shift),
    comparedWith: query.compare === 'edition' ? 'edition' : 'period',
    shift,
    comparisons: shifts.map((each) => ({ compare: each.compare, ...shifted(past ?? days, each.shift) })),
    cut: isUnfinished ? { now, ...sameTime(now, timeZone, shift) } : undefined,
  }
}

/** The same time of day at the place, so many days before: clocks may have changed in between. */
function sameTime(now: Date, timeZone: string, days: number): DayCut {
  const time = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .subtract({ days })
  const hours = time.startOfDay().until(time).total('hours')
  return { before: new Date(time.epochMilliseconds), part: hours / time.hoursInDay }
}
