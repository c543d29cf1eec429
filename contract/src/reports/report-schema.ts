import * as z from 'zod'
import { CalendarDate, distinct, Id, Instant, prose } from '../envelope.ts'
import { profileKinds, type ProfileKindName } from '../owners.ts'
import { sportNames } from '../reference-lists/sports.ts'
import { LeadStatus } from '../reference-lists/lead-statuses.ts'
import { countDays, firstDay, lastDay } from '../rules/calendar-date.ts'
import { maxIntroduction, reportFormats, reportPapers } from './report-formats.ts'
import { bucketUnits, comparedWiths, comparisons, eventComparisons, longestReport } from './report-period.ts'

const day = CalendarDate.refine((text) => text >= firstDay && text <= lastDay, {
  error: `must be from ${firstDay} to ${lastDay}`,
  abort: true,
})

const days = { startDate: day.optional(), endDate: day.optional() }
/** Names separated by commas. Which ones a report has depends on what is in it. */
const Sections = z
  .string()
  .max(2000)
  .transform((text) => text.split(','))
  .pipe(distinct(z.string().regex(/^[\w-]+$/, 'must name sections, separated by commas'), 'a section'))

/** Without a format, the report is JSON. `paper`, `sections` (by default, all) and `introduction` are of a PDF. */
const file = {
  format: z.enum(reportFormats).optional(),
  paper: z.enum(reportPapers).optional(),
  sections: Sections.optional(),
  introduction: prose(maxIntroduction).optional(),
}
export type ReportFileQuery = z.output<z.ZodObject<typeof file>>

interface AskedDays {
  startDate?: string | undefined
  endDate?: string | undefined
}

const isOrdered = ({ startDate, endDate }: AskedDays) =>
  startDate === undefined || endDate === undefined || startDate <= endDate
const isReadable = ({ startDate, endDate }: AskedDays) =>
  startDate === undefined || endDate === undefined || countDays(startDate, endDate) <= longestReport
const order = { path: ['endDate'], error: 'must not be before the start' }
const length = { path: ['endDate'], error: `must be at most ${longestReport} days after the start` }

/** Days are those of the page's place. Without dates, the last 30 days. */
export const ReportQuery = z
  .object({ ...days, ...file, compare: z.enum(comparisons).default('before') })
  .refine(isOrdered, order)
  .refine(isReadable, length)
export type ReportQuery = z.output<typeof ReportQuery>

/** `edition` is refused for an event without an edition before, or whose edition before is of another team. */
export const EventReportQuery = z
  .object({ ...days, ...file, compare: z.enum(eventComparisons).default('before') })
  .refine(isOrdered, order)
  .refine(isReadable, length)
export type EventReportQuery = z.output<typeof EventReportQuery>

/** Days are nights of stay. Without dates, those of an event, or else the coming 400. Compared with the edition before of each event, so many days before it. */
export const PickUpQuery = z
  .object({ ...days, ...file })
  .refine(isOrdered, order)
  .refine(isReadable, length)
export type PickUpQuery = z.output<typeof PickUpQuery>

/** `status`: one or several, separated by commas. By default, leads of all statuses. */
export const LeadReportQuery = ReportQuery.safeExtend({
  status: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(LeadStatus))
    .optional(),
})
export type LeadReportQuery = z.output<typeof LeadReportQuery>

/** How the overview of the marketplace names requests that name no sport, or more than one. */
export const noSport = 'No sport named'
export const severalSports = 'Several sports'

/**
 * `sports`: one or several, separated by commas. `month`: the first month that a request asks for. `nights`: at least so many room nights. `near`: a page of
 * the caller's, within 250 miles of which they look, in its state, or anywhere. By default, all open requests.
 */
export const RfpReportQuery = ReportQuery.safeExtend({
  sports: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum([...sportNames, noSport, severalSports])))
    .optional(),
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'must be a month, such as 2027-03' })
    .optional(),
  nights: z.coerce.number().int().min(1).max(100_000).optional(),
  near: Id.optional(),
})
export type RfpReportQuery = z.output<typeof RfpReportQuery>

const ReportDays = z.object({ startDate: z.string(), endDate: z.string() })

/** How a value reads. Money is in cents of its currency; a share in basis points, of which 10,000 are all; a difference is one of counts, with its sign. */
export const valueUnits = ['count', 'money', 'share', 'minutes', 'difference'] as const
const unit = { unit: z.enum(valueUnits), currency: z.string().nullable() }

/** `value` is null if there is nothing to tell, such as a rate of nothing; `before` if nothing is known of the compared days. */
const Figure = z.object({
  name: z.string(),
  label: z.string(),
  ...unit,
  value: z.int().nullable(),
  before: z.int().nullable(),
  /** Which change is good news. Null if none is. */
  better: z.enum(['higher', 'lower']).nullable(),
  /** What the value is of, if it isn't of all: `of 16 of 40 room nights`. */
  basis: z.string().nullable(),
})
export type ReportFigure = z.output<typeof Figure>

/**
 * A chart: a point for each day, week or month. The points of a series of a figure add up to it, and days to come are no points. A series that runs
 * towards a day that is still to come has points without a `value` for them. Series of one `stack`, which is
 * their common title, follow each other with the same points, and are drawn on top of each other, the first at the bottom.
 */
const Series = z.object({
  name: z.string(),
  label: z.string(),
  ...unit,
  per: z.enum(bucketUnits),
  stack: z.string().nullable(),
  /** Each point has what there was by its end, so points don't add up. */
  isRunning: z.boolean(),
  /** Of amounts that are no course of time, however many points there are. Null if the number of points decides. */
  look: z.enum(['bars']).nullable(),
  points: z.array(ReportDays.extend({ value: z.int().nullable(), before: z.int().nullable() })),
  /** What a point can be held against, such as the size of a block. */
  limit: z.object({ label: z.string(), value: z.int() }).nullable(),
})
export type ReportSeries = z.output<typeof Series>

/** Columns of text have words, and days as YYYY-MM-DD. */
const Column = z.object({
  label: z.string(),
  unit: z.enum([...valueUnits, 'text', 'day']),
  currency: z.string().nullable(),
})
export type ReportColumn = z.output<typeof Column>
const Cell = z.union([z.int(), z.string()]).nullable()
export type ReportCell = z.output<typeof Cell>

/** What a row is of, if the reader may open it: a page, or a lead. */
const RowLink = z.object({ to: z.enum([...profileKinds, 'lead']), id: z.string() })
export type RowLink = z.output<typeof RowLink>

/** Rows in the order in which they are read. A cell is null if there is nothing to tell. `totals` is the last row, unless nothing adds up. */
const Table = z.object({
  name: z.string(),
  label: z.string(),
  /** What the rows are, as the head of their labels. */
  of: z.string(),
  columns: z.array(Column),
  rows: z.array(
    z.object({
      label: z.string(),
      /** What tells the row from others of the same label, such as a city. */
      note: z.string().nullable(),
      /** The day that the row is of, as YYYY-MM-DD, if it is of one. */
      day: z.string().optional(),
      link: RowLink.nullable(),
      cells: z.array(Cell),
    }),
  ),
  totals: z.array(Cell).nullable(),
})
export type ReportTable = z.output<typeof Table>

/** What a page, its table, a file and a print show: one reading of one set of records. */
export const Report = z.object({
  days: ReportDays,
  /** Of the page's place. Days after it are still to come. */
  today: z.string(),
  /** Of the page's place, by which its days begin and end. */
  timeZone: z.string(),
  /** What `before` is of. Of an unfinished period, the same part. Null if each thing is compared with something of its own. */
  compared: ReportDays.nullable(),
  comparedWith: z.enum(comparedWiths),
  /** What the days can be compared with, and which days those are. */
  comparisons: z.array(ReportDays.extend({ compare: z.enum(eventComparisons) })),
  /** Until when the figures count. Null for days that are over. */
  until: Instant.nullable(),
  /** The first day of which there are figures. Null without any. */
  since: z.string().nullable(),
  /** The table whose labels are values of a query parameter, by which people choose what the rest of the report is of. */
  filter: z.object({ parameter: z.enum(['status', 'sports']), table: z.string() }).nullable(),
  figures: z.array(Figure),
  series: z.array(Series),
  tables: z.array(Table),
  /** What people have to know before they read the figures, in sentences. */
  preface: z.array(z.string()),
  /** How it was counted, and what isn't told, in sentences. */
  notes: z.array(z.string()),
})
export type Report = z.output<typeof Report>

/** The kinds of pages whose last days their teams see on home. */
export const weekKinds = [
  'facility',
  'destination',
  'hotel',
  'business',
  'company',
] as const satisfies readonly ProfileKindName[]

/** The last seven days of a page, today included, beside the same part of the seven before: what its report says of these days. */
export const PageWeek = z.object({
  profileId: z.string(),
  kind: z.enum(weekKinds),
  name: z.string(),
  days: ReportDays,
  figures: z.array(Figure),
})
export type PageWeek = z.output<typeof PageWeek>
