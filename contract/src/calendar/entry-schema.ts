import * as z from 'zod'
import { CalendarDate, ClockTime, distinct, Flag, Id, Instant, line, prose } from '../envelope.ts'
import { dayOf } from '../rules/calendar-date.ts'
import { weekdays } from '../rules/weekdays.ts'
import { BufferMinutes, CalendarSpace } from './space-schema.ts'
import { BusyTime, busyWith } from './subscription-schema.ts'

/** A booking or a blackout takes its units. Holds queue for them. */
export const entryKinds = ['Booking', 'Hold', 'Blackout'] as const
export type EntryKind = (typeof entryKinds)[number]

/** How many holds may queue for the same time of a unit. */
export const longestQueue = 3
export const longestEntryDays = 366
const maxUnits = 64
const dayMs = 86_400_000

const UnitIds = distinct(Id, 'a unit').min(1).max(maxUnits)

/** Entries of centuries that nobody plans are errors of typing. */
const PlannedInstant = Instant.refine(
  (time) => time > '2000' && time < '2100',
  'must be between 2000 and 2099',
)
  .refine((time) => Date.parse(time) % 60_000 === 0, 'must be a whole minute')
  .transform((time) => new Date(time).toISOString())

const entryFields = {
  kind: z.enum(entryKinds),
  title: line(120),
  /** For the team only. */
  note: prose(2000).nullable().default(null),
  /** Units of any of the page's spaces. */
  unitIds: UnitIds,
  starts: PlannedInstant,
  ends: PlannedInstant,
  /** Kept free after the end. Null: what the spaces say, and the longest of several. */
  bufferMinutes: BufferMinutes.nullable().default(null),
  /** When a hold ends, which others don't. */
  expiresDate: PlannedInstant.nullable().default(null),
}

interface Times {
  kind: EntryKind
  starts: string
  ends: string
  expiresDate: string | null
}

function checkTimes({ kind, starts, ends, expiresDate }: Times, issues: z.RefinementCtx) {
  const refuse = (field: string, message: string) =>
    issues.addIssue({ code: 'custom', path: [field], message })
  const length = Date.parse(ends) - Date.parse(starts)
  if (length <= 0) refuse('ends', 'must be after the start')
  if (length > longestEntryDays * dayMs)
    refuse('ends', `must be at most ${longestEntryDays} days after the start`)
  if (kind === 'Hold' && expiresDate === null) refuse('expiresDate', 'is required for a hold')
  if (kind !== 'Hold' && expiresDate !== null) refuse('expiresDate', 'is only for holds')
  if (expiresDate !== null && expiresDate > ends) refuse('expiresDate', 'must not be after the end')
}

export const EntryDraft = z.strictObject(entryFields).superRefine(checkTimes)

/** A patch can't make a hold a booking, which is a call of its own. */
export const EntryChange = z
  .strictObject({ ...entryFields, bufferMinutes: BufferMinutes })
  .superRefine(checkTimes)

export const CalendarEntry = z.object({
  id: Id,
  ...entryFields,
  starts: Instant,
  ends: Instant,
  expiresDate: Instant.nullable(),
  bufferMinutes: z.int(),
  seriesId: Id.nullable(),
  /** Of a hold, its place in line, from 1. Null for others, and for a hold that ran out. */
  place: z.int().nullable(),
  changedBy: z.string().nullable(),
  changedDate: Instant,
  /** For the header `If-Match`, as `"<revision>-"`. */
  revision: z.int(),
})
export type CalendarEntry = z.output<typeof CalendarEntry>

/** The reply of a write. */
export const WrittenEntry = CalendarEntry.extend({ busyWith })

export const longestSeriesMonths = 24
export const mostOccurrences = 800

/** Use that repeats on days of the week, at the place's time of day. */
export const SeriesDraft = z
  .strictObject({
    kind: z.enum(['Booking', 'Blackout']),
    title: line(120),
    note: prose(2000).nullable().default(null),
    unitIds: UnitIds,
    weekdays: distinct(z.enum(weekdays), 'a day').min(1),
    /** Every week, or every second, third or fourth. */
    everyWeeks: z.int().min(1).max(4).default(1),
    from: ClockTime,
    /** Not after `from`: on the next day. */
    to: ClockTime,
    firstDay: CalendarDate,
    lastDay: CalendarDate,
    /** Days without it, such as holidays. */
    skippedDays: distinct(CalendarDate, 'a day').max(200).default([]),
    bufferMinutes: BufferMinutes.nullable().default(null),
  })
  .superRefine(({ firstDay, lastDay }, issues) => {
    const refuse = (path: string, message: string) =>
      issues.addIssue({ code: 'custom', path: [path], message })
    if (firstDay < '2000' || firstDay > '2100') return refuse('firstDay', 'must be between 2000 and 2099')
    if (lastDay < firstDay) return refuse('lastDay', 'must not be before the first day')
    const latest = new Date(`${firstDay}T00:00:00Z`)
    latest.setUTCMonth(latest.getUTCMonth() + longestSeriesMonths)
    if (lastDay > dayOf(latest))
      refuse('lastDay', `must be at most ${longestSeriesMonths} months after the first day`)
  })

export const Series = z.object({ id: Id, count: z.int(), busyWith })

export const longestRangeDays = 100

/** Use shorter than this is only a mark in a month, in hours. */
export const shortestInMonth = 6

export const CalendarRange = z
  .object({
    /** Both in UTC, as the days of a calendar at the place begin at any hour of it. */
    from: Instant,
    to: Instant,
    /** Replies with short use as times without names, because a month has thousands. */
    withMarks: Flag.default(false),
  })
  .refine(({ from, to }) => Date.parse(to) > Date.parse(from), {
    path: ['to'],
    message: 'must be after `from`',
  })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= longestRangeDays * dayMs, {
    path: ['to'],
    message: `must be at most ${longestRangeDays} days after \`from\``,
  })

/** The spaces of a page, and what takes them in a range of time. */
export const Calendar = z.object({
  /** Null if the page has none, so that days of the place aren't known. */
  timeZone: z.string().nullable(),
  isShared: z.boolean(),
  spaces: z.array(CalendarSpace.omit({ createdDate: true })),
  entries: z.array(CalendarEntry),
  /** Short bookings of each unit, if marks are wanted: whether they repeat, and the minutes from `from` to each start and end, with buffers. */
  marks: z.array(z.object({ unitId: Id, isRecurring: z.boolean(), times: z.array(z.int()) })),
  /** The first 2,000. */
  busy: z.array(BusyTime),
})

export const SharingDraft = z.strictObject({ isShared: z.boolean() })
export const Sharing = z.object({ isShared: z.boolean(), keptDate: Instant.nullable() })

export const changeActions = ['created', 'changed', 'moved', 'confirmed', 'removed', 'undone'] as const

/** A change of a calendar, newest first. */
export const CalendarChange = z.object({
  id: Id,
  action: z.enum(changeActions),
  /** Of the first entry. */
  title: z.string(),
  count: z.int(),
  by: z.string().nullable(),
  createdDate: Instant,
  isUndone: z.boolean(),
})

export const SeriesEnd = z.object({
  /** Removes occurrences that start from then on. By default, all. */
  from: Instant.optional(),
})
