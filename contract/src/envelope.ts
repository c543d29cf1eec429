import * as z from 'zod'
import { explainIssues } from './issue-words.ts'

// Here, because the schemas of all routes need this file.
explainIssues()

export const nilId = '00000000-0000-0000-0000-000000000000'

/** A UUID of any version, in any case. The nil UUID is rejected. */
export const Id = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, 'must be a UUID')
  .toLowerCase()
  .refine((id) => id !== nilId, 'must not be the nil UUID')
  .meta({ format: 'uuid' })

// ISO 8601 has a year 0, but PostgreSQL doesn't.
const afterZero = (time: string) => time >= '0001'
const yearZero = { error: 'must not be in the year 0', abort: true }
export const Instant = z.iso
  .datetime({ abort: true })
  .refine(afterZero, yearZero)
  .meta({ description: 'ISO 8601 in UTC' })
export const CalendarDate = z.iso.date({ abort: true }).refine(afterZero, yearZero)

/** A single line of plain text. It is trimmed. Control characters and lone surrogates are rejected. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must not contain control characters')

/** Plain text with line breaks and tabs. */
export const prose = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, 'must not contain control characters')

/** A field that may be left out, which is null then. */
export const optional = <T extends z.ZodType>(schema: T) => schema.nullable().default(null)

/**
 * The URL of a file, or null without one. Nothing is filtered by it or exports it, because that of a private file contains a pass that
 * changes every hour.
 */
export const FileUrl = z.string().nullable()

/** A list without duplicates. `one` is a value in the message, such as 'a sport'. */
export const distinct = <T extends z.ZodType>(value: T, one: string) =>
  z.array(value).refine((values) => new Set(values).size === values.length, `must not repeat ${one}`)

/** A whole number, which a query has as text. The limits are documented by `meta`, because JSON schemas don't show those of a pipe. */
export const typedNumber = (minimum: number, maximum: number, defaultValue: number) =>
  z
    .union([z.int(), z.string().regex(/^\d+$/, 'must be a whole number').transform(Number)])
    .pipe(z.int().min(minimum).max(maximum))
    .default(defaultValue)
    .meta({ type: 'integer', minimum, maximum })

export const Page = z.object({ offset: typedNumber(0, 10_000_000, 0), take: typedNumber(1, 100, 20) })
export type Page = z.output<typeof Page>

const ByteSum = z.object({ count: z.int(), limit: z.int() })

/**
 * For callers who may add some: how many there may be, and how many bytes all files have and may have: of the page, and of
 * the caller's account, if something limits it.
 */
const PageMeta = z.object({
  stats: z.object({ count: z.int() }),
  limit: z.int().optional(),
  bytes: ByteSum.optional(),
  accountBytes: ByteSum.optional(),
})
export const One = <T extends z.ZodType>(item: T) => z.object({ data: item })
// Rules among the fields of an object run on fields that a format refused, unless the format aborts. Rules can't read those.
const format = (pattern: RegExp, error: string) => z.string().regex(pattern, { error, abort: true })

/** A time of day at the place. */
export const ClockTime = format(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:30')
/** From the year 1. */
export const CalendarMonth = format(/^(?!0000)\d{4}-(?:0[1-9]|1[0-2])$/, 'must be a month such as 2027-03')

const usualZones = new Set(Intl.supportedValuesOf('timeZone'))
const isTimeZone = (name: string) => {
  // Asking Intl takes longer than all other checks of a page of replies.
  if (usualZones.has(name)) return true
  try {
    // Offsets such as +05:30 are accepted by Intl, but have no daylight saving.
    return /^[A-Z]/i.test(Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone)
  } catch {
    return false
  }
}

/** An IANA name, such as 'America/New_York'. */
export const TimeZone = line(64).refine(isTimeZone, 'is not a time zone')

export const Many = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), _meta: PageMeta })
/** The most items on a page of such a list. */
export const ContinuedTake = z.coerce.number().int().min(1).max(100).default(20)
/** Where such a list continues: the time, in microseconds, and the id of a row. */
export const ContinuedBefore = z
  .string()
  .regex(/^\d{1,17}_[0-9a-f-]{36}$/, 'must be the `next` of a page')
  .optional()
/** A page of a list without a total: counting would take longer than reading the page. */
export const Continued = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    _meta: z.object({
      /** The `before` of the next page. Null on the last one. */
      next: z.string().nullable(),
    }),
  })
export const Nothing = z.object({ data: z.null() })
export interface Many<T> {
  data: T[]
  _meta: z.output<typeof PageMeta>
}

export const many = <T>(data: T[], count: number): Many<T> => ({ data, _meta: { stats: { count } } })
export const nothing = { data: null }

/** A query flag: `true` or `false`, or 1 or 0 as the web writes it. */
export const Flag = z.union([
  z.boolean(),
  z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1'),
])
