import * as z from 'zod'
import { CalendarDate, ClockTime, distinct, Flag, Id, Instant, line, prose } from '../envelope.ts'
import { dayOf } from '../rules/calendar-date.ts'
import { leadEndings } from '../rules/lead-endings.ts'
import { maxEntryNote, maxEntryTitle, maxEntryUnits } from '../rules/limits.ts'
import { weekdays } from '../rules/weekdays.ts'
import { BufferMinutes, CalendarSpace } from './space-schema.ts'
import { BusyTime } from './subscription-schema.ts'

/** How many holds may queue for the same time of a unit. */
export const longestQueue = 3
const longestEntryDays = 366
const dayMs = 86_400_000

const UnitIds = distinct(Id, 'a unit').min(1).max(maxEntryUnits)

/** Other years are typos. */
export const PlannedInstant = Instant.refine(
  (time) => time > '2000' && time < '2100',
  'must be between 2000 and 2099',
)
  .refine((time) => Date.parse(time) % 60_000 === 0, 'must be a whole minute')
  .transform((time) => new Date(time).toISOString())

const entryFields = {
  /** A booking or a blackout takes its units. Holds queue for them. */
  kind: z.enum(['Booking', 'Hold', 'Blackout']),
  title: line(maxEntryTitle),
  /** For the team only. */
  note: prose(maxEntryNote).nullable().default(null),
  /** Units of any of the page's spaces. */
  unitIds: UnitIds,
  starts: PlannedInstant,
  ends: PlannedInstant,
  /** Kept free after the end. Null: the longest buffer of its spaces. */
  bufferMinutes: BufferMinutes.nullable().default(null),
  /** When a hold ends. Null for others. */
  expiresDate: PlannedInstant.nullable().default(null),
}

type Times = Pick<z.output<z.ZodObject<typeof entryFields>>, 'kind' | 'starts' | 'ends' | 'expiresDate'>

const refuser = (issues: z.RefinementCtx) => (field: string, message: string) =>
  issues.addIssue({ code: 'custom', path: [field], message })

function checkLength({ starts, ends }: Pick<Times, 'starts' | 'ends'>, issues: z.RefinementCtx) {
  const refuse = refuser(issues)
  const length = Date.parse(ends) - Date.parse(starts)
  if (length <= 0) refuse('ends', 'must be after the start')
  if (length > longestEntryDays * dayMs)
    refuse('ends', `must be at most ${longestEntryDays} days after the start`)
}

function checkTimes({ kind, starts, ends, expiresDate }: Times, issues: z.RefinementCtx) {
  const refuse = refuser(issues)
  checkLength({ starts, ends }, issues)
  if (kind === 'Hold' && expiresDate === null) refuse('expiresDate', 'is required for a hold')
  if (kind !== 'Hold' && expiresDate !== null) refuse('expiresDate', 'is only for holds')
  if (expiresDate !== null && expiresDate > ends) refuse('expiresDate', 'must not be after the end')
}

export const EntryDraft = z.strictObject(entryFields).superRefine(checkTimes)

/** A time of some units, one of several that are held at once. */
export const HeldTime = z
  .strictObject({
    unitIds: UnitIds,
    starts: entryFields.starts,
    ends: entryFields.ends,
    bufferMinutes: entryFields.bufferMinutes,
  })
  .superRefine(checkLength)

/** A patch can't turn a hold into a booking; `confirm` does. */
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
  /** Of a hold, whether a booking or a blackout takes its time, so that it can't be booked there. */
  isBlocked: z.boolean(),
  /** Of a booking for a request, why the page is asked to release it. Null: it isn't. */
  release: z.enum(leadEndings).nullable(),
  changedBy: z.string().nullable(),
  changedDate: Instant,
  /** For the header `If-Match`, as `"<revision>-"`. */
  revision: z.int(),
})
export type CalendarEntry = z.output<typeof CalendarEntry>

/** The id of the listed change, for its undo. Null if the write changed nothing. */
const changeId = Id.nullable()
/** A warning: subscriptions that are busy at the stored times. */
const busyWith = z.array(z.string())

/** The replies of writes. */
export const WrittenEntry = CalendarEntry.extend({ busyWith, changeId })
export const RemovedEntries = z.object({ changeId })

export const longestSeriesMonths = 24
export const mostOccurrences = 800

/** Use that repeats on days of the week, at a time of day at the place. */
export const SeriesDraft = z
  .strictObject({
    kind: z.enum(['Booking', 'Blackout']),
    title: line(maxEntryTitle),
    note: prose(maxEntryNote).nullable().default(null),
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

export const Series = z.object({ id: Id, count: z.int(), busyWith, changeId })

const longestRangeDays = 100

/** In hours. Shorter use is only a mark in a month. */
export const shortestInMonth = 6

export const CalendarRange = z
  .object({
    /** Instants, because days of the place can begin at any hour in UTC. */
    from: Instant,
    to: Instant,
    /** Returns short use as times without names, because a month has thousands of entries. */
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
  /** Null if the page has none. Days of the place aren't known then. */
  timeZone: z.string().nullable(),
  isShared: z.boolean(),
  spaces: z.array(CalendarSpace.omit({ createdDate: true })),
  entries: z.array(CalendarEntry),
  /** The holds of any time that haven't run out, soonest end first. The first 100. */
  holds: z.array(CalendarEntry),
  /** The bookings of any time to come that the page is asked to release, soonest first. The first 100. */
  toRelease: z.array(CalendarEntry),
  /** Short bookings of each unit, if marks are wanted: whether they repeat, and the minutes from `from` to each start and end, with buffers. */
  marks: z.array(z.object({ unitId: Id, isRecurring: z.boolean(), times: z.array(z.int()) })),
  /** The first 2,000. */
  busy: z.array(BusyTime),
})

export const SharingDraft = z.strictObject({ isShared: z.boolean() })
export const Sharing = z.object({ isShared: z.boolean(), keptDate: Instant.nullable() })

export const changeActions = [
  'created',
  'changed',
  'moved',
  'confirmed',
  'removed',
  'undone',
  'divided',
  'joined',
] as const

const ChangedUse = z.object({ unitIds: z.array(Id), starts: Instant, ends: Instant }).nullable()

/** A change of a calendar, newest first. */
export const CalendarChange = z.object({
  id: Id,
  action: z.enum(changeActions),
  /** Of the first entry, or the name of a space that was divided or joined. */
  title: z.string(),
  /** How many entries. */
  count: z.int(),
  /** When and where the first entry was before and is after. Null if it wasn't there, and after 30 days. */
  from: ChangedUse,
  to: ChangedUse,
  by: z.string().nullable(),
  createdDate: Instant,
  isUndone: z.boolean(),
  /** Whether everything still is as the change left it, within 30 days. What takes the time since is only found by trying. */
  isUndoable: z.boolean(),
})

export const SeriesEnd = z.object({
  /** Removes occurrences that start from then on. By default, all. */
  from: Instant.optional(),
})
