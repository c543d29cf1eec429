import * as z from 'zod'
import { collection } from '../collection.ts'
import { CalendarDate, Id, Instant, line, prose } from '../envelope.ts'
import { isMailedKey } from '../mailed-key.ts'
import { Phone } from '../profile-schema.ts'
import { checkNights, PriceLine, shownStay } from './availability-schema.ts'
import { currencies } from './pricing-schema.ts'

/** A room is held for so long, and once more if the guest asks. */
export const holdMinutes = 10
/** Without an account, the link in an email has to be opened within so many minutes. */
export const confirmMinutes = 60
/** The guest's name, address and notes are forgotten so many days after departure. */
export const guestDays = 30

/**
 * `Held`: while the guest fills in the form. `Unconfirmed`: until the guest opens the link that was mailed. `Expired`: neither happened in
 * time.
 */
export const ReservationStatus = z.enum(['Held', 'Unconfirmed', 'Confirmed', 'Canceled', 'Expired'])
export type ReservationStatus = z.output<typeof ReservationStatus>

/** A room for a stay, with copies of what was booked. */
export const Reservation = z.object({
  id: Id,
  /** What the guest and the hotel call it, such as `7K2M-4QXD`. */
  number: z.string(),
  status: ReservationStatus,
  /** Null if it was deleted, like the room and the event. */
  hotelId: Id.nullable(),
  hotelName: z.string(),
  roomId: Id.nullable(),
  roomName: z.string(),
  /** The event whose guests booked it. */
  eventId: Id.nullable(),
  /** The block whose rooms it has on `blockNights`. */
  blockId: Id.nullable(),
  blockNights: z.array(CalendarDate),
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  guests: z.int(),
  /** Of the guests. */
  children: z.int(),
  /** Of the hotel. */
  timeZone: z.string(),
  currency: z.enum(currencies),
  lines: z.array(PriceLine),
  /** With all mandatory fees, in cents. */
  total: z.int(),
  totalWithTaxes: z.int(),
  /** Until when the guest can cancel or change it. */
  freeUntil: Instant,
  /** Null until the guest has sent the form, and when they were forgotten. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  arrival: z.string().nullable(),
  notes: z.string().nullable(),
  /** When a room that isn't confirmed is given back. */
  expiresDate: Instant.nullable(),
  /** Until then. The clock of a guest's device may be wrong. */
  secondsLeft: z.int().nullable(),
  isExtended: z.boolean(),
  createdDate: Instant,
})
export type Reservation = z.output<typeof Reservation>

/** A reservation as one of its two sides reads it. */
export const ReadReservation = Reservation.extend({
  /** Whether the caller is its guest, by account or by a mailed link. Otherwise they read it for the hotel, also if they manage both. */
  isOwn: z.boolean(),
})
export type ReadReservation = z.output<typeof ReadReservation>

/** A stay for the guest's calendar, as a file in the format of RFC 5545. */
export const StayEntry = z.object({ fileName: z.string(), text: z.string() })

export const HoldDraft = z
  .strictObject({
    ...shownStay,
    /**
     * 32 random bytes of the client in base64url. The same key and stay are the same reservation, however often they are sent. It
     * is the key of the reservation until the guest gets one by email.
     */
    key: z.string().refine(isMailedKey, 'must be 43 characters of base64url'),
  })
  .superRefine(checkNights)

export const GuestDraft = z.strictObject({
  name: line(200),
  email: z.email().max(254),
  phone: Phone,
  /** Of the guests, fewer than all. */
  children: z.int().min(0).max(19).default(0),
  /** When the guest will be there, in the guest's words. */
  arrival: line(100).nullable().default(null),
  notes: prose(1000).nullable().default(null),
})

/** The reservations of a hotel, by arrival. */
export const reservations = collection({
  item: Reservation,
  draft: HoldDraft,
  texts: ['number', 'name', 'email'],
  sort: 'checkIn',
  quota: { most: null },
})
