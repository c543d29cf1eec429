import * as z from 'zod'
import { Id, Instant, line } from '../envelope.ts'
import { maxCalendarAddress, maxCalendarName } from '../rules/limits.ts'
import { readingRemarkKinds } from '../rules/reading-remarks.ts'

/** `webcal:` is what calendar programs call an address that they subscribe to, over https. */
const CalendarAddress = z
  .string()
  .trim()
  .max(maxCalendarAddress)
  .transform((text) => text.replace(/^webcals?:\/\//i, 'https://'))
  .refine((text) => {
    const url = URL.parse(text)
    return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  }, 'must be an http://, https:// or webcal:// address without a password')

export const SubscriptionDraft = z.strictObject({
  name: line(maxCalendarName),
  url: CalendarAddress,
  /** Null: all spaces of the page are busy. */
  spaceId: Id.nullable(),
})

/** See `readingRemarkKinds`. */
const ReadingRemark = z.object({
  kind: z.enum(readingRemarkKinds),
  /** Of dates from a month ago on for `NoEnd` and `UnknownZone`, otherwise of entries. */
  count: z.int(),
  /** What the calendar has there, of up to three. */
  examples: z.array(z.string()),
})

/** The calendar of another program, whose busy times are read regularly. They never block the page's own bookings. */
export const Subscription = z.object({
  id: Id,
  name: z.string(),
  spaceId: Id.nullable(),
  /** The host and the start of the path: the address is a secret of the page. */
  address: z.string(),
  createdDate: Instant,
  isReading: z.boolean(),
  /** When the address last confirmed the copy or sent a new one. Null before the first copy. */
  readDate: Instant.nullable(),
  dateCount: z.int(),
  /** What wasn't understood of the last copy. Empty if nothing is left to say. */
  remarks: z.array(ReadingRemark),
  /** Why the copy couldn't be renewed, and since when. */
  problem: z.string().nullable(),
  failedDate: Instant.nullable(),
  /** Whether the last copy lost most of its dates. The one before is kept for a day then. */
  isShrunk: z.boolean(),
})

/** When spaces are busy by subscriptions, for the team. */
export const BusyTime = z.object({
  /** Of the subscription. */
  name: z.string(),
  spaceId: Id.nullable(),
  starts: Instant,
  ends: Instant,
})
