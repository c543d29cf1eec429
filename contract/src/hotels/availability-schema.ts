import * as z from 'zod'
import { DayRange } from '../day-range.ts'
import { CalendarDate, Id, Instant } from '../envelope.ts'
import { addDays } from '../rules/calendar-date.ts'
import { OfferedBlock } from './blocks/offered-block.ts'
import { currencies } from './pricing-schema.ts'
import { longestStay, RoomType } from './room-schema.ts'
import { isStay } from './stay-dates.ts'

/** The nights from one day to another in the hotel's time zone, and who sleeps in one room. */
const stay = {
  checkIn: CalendarDate,
  /** The day of departure, whose night isn't part of the stay. */
  checkOut: CalendarDate,
  guests: z.int().min(1).max(20).default(1),
  /** The event whose guests they are. Its block of rooms is offered, too. */
  eventId: Id.nullable().default(null),
  /** Of a block that is only for who has its link. */
  code: z.string().max(100).nullable().default(null),
}

export function checkNights(dates: { checkIn: string; checkOut: string }, issues: z.RefinementCtx) {
  if (!isStay(dates))
    issues.addIssue({
      code: 'custom',
      path: ['checkOut'],
      message: `must be 1 to ${longestStay} nights after checkIn`,
    })
}

export const Stay = z
  .strictObject({
    ...stay,
    /** The nights, with all of the stay, of which each is priced alone, too. */
    nights: DayRange.nullable().default(null),
  })
  .superRefine(checkNights)
  .superRefine(({ checkIn, checkOut, nights }, issues) => {
    if (nights && (nights.from > checkIn || addDays(nights.to, 1) < checkOut))
      issues.addIssue({
        code: 'custom',
        path: ['nights'],
        message: 'must have all nights of the stay',
      })
  })

/** A stay in a room type, and the total with taxes that the caller was shown. */
export const shownStay = {
  ...stay,
  roomId: Id,
  totalWithTaxes: z.int().min(0),
  /** If the total is that of a block. */
  blockId: Id.nullable().default(null),
}
export const ShownStay = z.strictObject(shownStay).superRefine(checkNights)

/** Why a room can't be booked, the first that applies. */
export const Hindrance = z.enum(['Guests', 'Closed', 'Arrival', 'MinimumStay', 'Taken'])
export type Hindrance = z.output<typeof Hindrance>

export const PriceLine = z.object({
  kind: z.enum(['Room', 'Fee', 'Tax']),
  name: z.string(),
  purpose: z.string().nullable(),
  /** Null for what is due once a stay. */
  night: CalendarDate.nullable(),
  cents: z.int(),
  /** Whether the line of the room contains it, so that no total counts it again. */
  isIncluded: z.boolean(),
})
export type PriceLine = z.output<typeof PriceLine>

export const RoomOffer = RoomType.pick({ id: true, name: true, beds: true, guests: true }).extend({
  /** How many rooms are left for all nights. */
  left: z.int(),
  /** Null if it can be booked. */
  hindrance: Hindrance.nullable(),
  /** Of the day of arrival. */
  minStay: z.int(),
  /** With all mandatory fees, in cents: the price. */
  total: z.int(),
  totalWithTaxes: z.int(),
  /** The total by nights, rounded. */
  nightly: z.int(),
  lines: z.array(PriceLine),
  /** Null if no block of the event has a room left for the stay. */
  block: OfferedBlock.extend({ lines: z.array(PriceLine) }).nullable(),
})
export type RoomOffer = z.output<typeof RoomOffer>

const OfferedNight = z.object({
  night: CalendarDate,
  /** Of a stay of this night alone, with all mandatory fees, in cents. */
  total: z.int(),
  /** 0 if the night can't be booked. */
  left: z.int(),
  /** The event's block that has the night, while it has a room. Null: what everybody pays. */
  blockId: Id.nullable(),
})
export type OfferedNight = z.output<typeof OfferedNight>

/** A room for a stay, with the nights around it that were asked for. */
const OfferedRoom = RoomOffer.extend({ nights: z.array(OfferedNight) })
export type OfferedRoom = z.output<typeof OfferedRoom>

/** What a stay in one room costs. */
export type StayPrice = Pick<RoomOffer, 'lines' | 'total' | 'totalWithTaxes' | 'nightly'>

const facts = {
  /** Of the hotel. */
  timeZone: z.string(),
  currency: z.enum(currencies),
  /** Until when the guest can cancel or change the stay. */
  freeUntil: Instant,
}

/** Of all replies and filters about stays. */
export const stayFacts = { guests: stay.guests, code: stay.code, ...facts }

/** All room types of a hotel for a stay. */
export const RoomOffers = z.object({ ...facts, rooms: z.array(OfferedRoom) })

export const VerifiedOffer = z.object({
  ...facts,
  room: OfferedRoom,
  /** Whether it can be booked at the total that the caller was shown. */
  isOffered: z.boolean(),
})
