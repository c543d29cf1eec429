import * as z from 'zod'
import { CalendarDate, Instant } from '../envelope.ts'
import { countDays, firstDay, lastDay } from '../rules/calendar-date.ts'
import { bucketUnits, comparisons, longestReport } from './report-period.ts'

const day = CalendarDate.refine((text) => text >= firstDay && text <= lastDay, {
  error: `must be from ${firstDay} to ${lastDay}`,
  abort: true,
})

/** Days are those of the page's place. Without dates, the last 30 days. */
export const ReportQuery = z
  .object({
    startDate: day.optional(),
    endDate: day.optional(),
    compare: z.enum(comparisons).default('before'),
  })
  .refine(
    ({ startDate, endDate }) => startDate === undefined || endDate === undefined || startDate <= endDate,
    {
      path: ['endDate'],
      error: 'must not be before the start',
    },
  )
  .refine(
    ({ startDate, endDate }) =>
      startDate === undefined || endDate === undefined || countDays(startDate, endDate) <= longestReport,
    { path: ['endDate'], error: `must be at most ${longestReport} days after the start` },
  )
export type ReportQuery = z.output<typeof ReportQuery>

const ReportDays = z.object({ startDate: z.string(), endDate: z.string() })

/** `before` is null if nothing is known of the compared days. */
const Figure = z.object({
  name: z.string(),
  label: z.string(),
  value: z.int(),
  before: z.int().nullable(),
})
export type ReportFigure = z.output<typeof Figure>

/** A chart: a point for each day, week or month. Days to come are no points. The points of a series of a figure add up to it. */
const Series = z.object({
  name: z.string(),
  label: z.string(),
  unit: z.enum(bucketUnits),
  points: z.array(ReportDays.extend({ value: z.int(), before: z.int().nullable() })),
})
export type ReportSeries = z.output<typeof Series>

/** Rows in the order of the first column of numbers, largest first. The last row of the page is `totals`. */
const Table = z.object({
  name: z.string(),
  label: z.string(),
  columns: z.array(z.string()),
  rows: z.array(
    z.object({ label: z.string(), profileId: z.string().nullable(), cells: z.array(z.int().nullable()) }),
  ),
  totals: z.array(z.int().nullable()),
})
export type ReportTable = z.output<typeof Table>

/** What a page, its table, a file and a print show: one reading of one set of records. */
export const Report = z.object({
  days: ReportDays,
  /** What `before` is of. Of an unfinished period, the same part. */
  compared: ReportDays,
  /** Until when the figures count. Null for days that are over. */
  until: Instant.nullable(),
  /** The first day of which there are figures. Null without any. */
  since: z.string().nullable(),
  figures: z.array(Figure),
  series: z.array(Series),
  tables: z.array(Table),
})
export type Report = z.output<typeof Report>
