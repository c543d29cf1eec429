import * as z from 'zod'
import { collection } from '../collection.ts'
import { ClockTime, Id, Instant, line } from '../envelope.ts'
import { weekdays } from '../rules/weekdays.ts'

/** February 29th is a day of every season that includes it. */
const isDay = (day: string) => {
  const date = new Date(`2000-${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(5, 10) === day
}
const DayOfYear = z
  .string()
  .regex(/^\d{2}-\d{2}$/, { error: 'must be a day such as 06-01', abort: true })
  .refine(isDay, 'is not a day of the year')

const fields = {
  weekday: z.enum(weekdays),
  opens: ClockTime,
  /** Not after `opens`: closes on the next day. Equal to `opens`: open for 24 hours. */
  closes: ClockTime,
  /** Such as 'Summer'. Null for the whole year, except for the days of seasons. */
  season: line(60).nullable().default(null),
  /** The first and last day of the season. A season may include New Year. */
  seasonStart: DayOfYear.nullable().default(null),
  seasonEnd: DayOfYear.nullable().default(null),
}

interface Season {
  season: string | null
  seasonStart: string | null
  seasonEnd: string | null
}
const isWhole = ({ season, seasonStart, seasonEnd }: Season) =>
  (season === null) === (seasonStart === null) && (season === null) === (seasonEnd === null)

/** An interval on one day of the week, in the owner's time zone. A day may have several. A day without any is closed. */
export const HoursDraft = z.strictObject(fields).refine(isWhole, {
  message: 'set season, seasonStart and seasonEnd, or none of them',
  path: ['season'],
})

export const Hours = z.object({ id: Id, ...fields, createdDate: Instant })

export const hoursCollection = collection({
  item: Hours,
  draft: HoursDraft,
  texts: ['season'],
  sort: 'createdDate',
})
