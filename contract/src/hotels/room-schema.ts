import * as z from 'zod'
import { collection } from '../collection.ts'
import { CalendarDate, Id, Instant, line } from '../envelope.ts'
import { countDays, lastDay } from '../rules/calendar-date.ts'

/** A stay has 1 to 14 nights. */
export const longestStay = 14
export const longestRangeDays = 731

/** Money in cents of the hotel's currency: at most 100,000.00. */
export const centsFrom = (least: number) => z.int().min(least).max(10_000_000)
const RoomCount = z.int().min(0).max(10_000)
const MinStay = z.int().min(1).max(longestStay)

/** A night that rates and offers can be for. */
export const Night = CalendarDate.refine((day) => day >= '2000-01-01' && day <= lastDay, {
  message: `must be from 2000-01-01 to ${lastDay}`,
})

/** What differs on some nights. Null keeps what the room type says. */
export const RateRange = z
  .strictObject({
    from: Night,
    /** The last night. */
    to: Night,
    rate: centsFrom(0).nullable().default(null),
    /** For stays that begin on one of the nights. */
    minStay: MinStay.nullable().default(null),
    /** Nights that aren't sold. */
    isClosed: z.boolean().default(false),
    /** Whether no stay may begin on one of the nights. */
    isClosedToArrival: z.boolean().default(false),
    count: RoomCount.nullable().default(null),
  })
  .refine(({ from, to }) => from <= to, { message: 'must not be before `from`', path: ['to'] })
  .refine(({ from, to }) => !(countDays(from, to) > longestRangeDays), {
    message: `must be within ${longestRangeDays} nights of \`from\``,
    path: ['to'],
  })
export type RateRange = z.output<typeof RateRange>

/** In order of nights, of which each is in one range at most. */
const RateRanges = z
  .array(RateRange)
  .max(400)
  .superRefine((ranges, issues) => {
    for (const [at, { from }] of ranges.entries()) {
      const before = ranges[at - 1]
      if (before !== undefined && from <= before.to)
        issues.addIssue({
          code: 'custom',
          path: [at, 'from'],
          message: 'must be after the range before it',
        })
    }
  })

export const bedTypes = ['King', 'Queen', 'Double', 'Twin', 'Sofa Bed', 'Bunk Bed'] as const

const fields = {
  name: line(200),
  /** One for each bed. */
  beds: z.array(z.enum(bedTypes)).max(12).default([]),
  /** How many people may sleep in it. */
  guests: z.int().min(1).max(20),
  /** How many rooms of the type the hotel sells. */
  count: RoomCount,
  /** A night, before the charges of the hotel's pricing. */
  rate: centsFrom(0),
  minStay: MinStay.default(1),
  ranges: RateRanges.default([]),
  position: z.int().min(0).max(10_000).default(0),
}

const TakenNight = z.object({
  roomId: Id,
  night: CalendarDate,
  size: z.int(),
  /** In blocks and besides. */
  taken: z.int(),
  /** What of that is in blocks. */
  takenInBlocks: z.int(),
  /** What blocks have that nobody has taken. */
  blocked: z.int(),
})
export type TakenNight = z.output<typeof TakenNight>

/** The nights of a hotel of which rooms are taken, in its time zone. Rooms that were held too long don't count. */
export const TakenNights = z.object({ timeZone: z.string(), nights: z.array(TakenNight) })

/** Only the team reads it: a rate without mandatory fees is not a price. */
export const RoomType = z.object({ id: Id, ...fields, ranges: z.array(RateRange), createdDate: Instant })
export type RoomType = z.output<typeof RoomType>

export const roomTypes = collection({
  item: RoomType,
  draft: z.strictObject(fields).superRefine(({ count, ranges }, issues) => {
    for (const [at, range] of ranges.entries())
      if ((range.count ?? 0) > count)
        issues.addIssue({
          code: 'custom',
          path: ['ranges', at, 'count'],
          message: 'must not be more than the rooms of the type',
        })
  }),
  texts: ['name'],
  sort: 'position',
  quota: { name: 'roomTypes' },
})
