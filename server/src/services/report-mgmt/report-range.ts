import { comparedBy, reportDays, shifted, type Days } from '@app/contract/reports/report-period.ts'
import type { ReportQuery } from '@app/contract/reports/report-schema.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'

export interface ReportRange {
  days: Days
  today: string
  timeZone: string
  /** The asked days that there have been. Undefined if all are to come. */
  past: Days | undefined
  compared: Days
  /** By how many days the compared days are earlier. */
  shift: number
  /** Where an unfinished period is, and the same time of the compared last day. Undefined for days that are over. */
  cut: { now: Date; before: Date } | undefined
}

/** The days of a report at a place, what they are compared with, and how far an unfinished period is. */
export function reportRange(query: ReportQuery, timeZone: string, now = new Date()): ReportRange {
  const today = placeDay(timeZone, now)
  const days = reportDays(query, today)
  const shift = comparedBy(days, query.compare)
  const isUnfinished = days.startDate <= today && days.endDate >= today
  const past = days.startDate > today ? undefined : { ...days, endDate: isUnfinished ? today : days.endDate }
  return {
    days,
    today,
    timeZone,
    past,
    compared: shifted(past ?? days, shift),
    shift,
    cut: isUnfinished ? { now, before: sameTime(now, timeZone, shift) } : undefined,
  }
}

/** The same time of day at the place, so many days before: clocks may have changed in between. */
export const sameTime = (now: Date, timeZone: string, days: number) =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).subtract({ days })
      .epochMilliseconds,
  )
