import { moneyText } from '@app/contract/hotels/money.ts'
import { stayText } from '@app/contract/hotels/stay-dates.ts'
import { guestDays, type Reservation } from '@app/contract/hotels/reservation-schema.ts'
import { sql } from 'kysely'
import { calendarFile } from '../../../calendar/calendar-file.ts'
import type { MailParts } from '../../../patterns/mail-parts.ts'
import { issueToken } from '../../../patterns/mailed-tokens.ts'
import { writingOnce, type ComposeMail } from '../../../platform/mail/mail-queue.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'

interface MailedReservation extends Pick<
  Reservation,
  | 'number'
  | 'hotelName'
  | 'roomName'
  | 'checkIn'
  | 'checkOut'
  | 'guests'
  | 'currency'
  | 'totalWithTaxes'
  | 'timeZone'
> {
  status: Reservation['status']
  to: string
  freeUntil: Date
  revision: number
  /** Of the hotel's page. Null without one. */
  place: string | null
  phone: string | null
  lat: number | null
  lng: number | null
}

async function readMailed(db: AnyDatabase, id: string): Promise<MailedReservation | undefined> {
  const { rows } = await sql<MailedReservation>`
    select v.number, v.status, v.hotel_name as "hotelName", v.room_name as "roomName", v.check_in::text as "checkIn",
      v.check_out::text as "checkOut", v.guests, v.currency, v.total_with_taxes::float8 as "totalWithTaxes", v.time_zone as "timeZone",
      v.email as "to", v.free_until as "freeUntil", v.revision, p.phone, p.lat, p.lng,
      concat_ws(', ', p.address, p.city, concat_ws(' ', p.state, p.postal_code)) as place
    from derived.reservation_item v left join profile p on p.id = v.hotel_id and p.deleted_date is null
    where v.id = ${id} and v.email is not null`.execute(db)
  return rows[0]
}

/** By zone. Kept, because making one takes far longer than using it. */
const untilFormats = new Map<string, Intl.DateTimeFormat>()

function untilText({ freeUntil, timeZone }: MailedReservation): string {
  const format =
    untilFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone })
  untilFormats.set(timeZone, format)
  return format.format(freeUntil)
}

const facts = (reservation: MailedReservation) => {
  const { number, hotelName, place, phone, roomName, guests, totalWithTaxes, currency } = reservation
  return [
    `Reservation ${number}`,
    [hotelName, place, phone].filter(Boolean).join('\n'),
    [
      stayText(reservation),
      `${roomName}, ${guests === 1 ? '1 guest' : `${guests} guests`}`,
      `${moneyText(totalWithTaxes, currency)} with all taxes and fees, to pay at the hotel`,
    ].join('\n'),
  ]
}

/** Emails to guests, by the kind of job. */
export const reservationMails = ({ origin, brand, layOut }: MailParts): Record<string, ComposeMail> => {
  const linkToConfirm = async (db: AnyDatabase, id: string) =>
    `${origin}/reservations/${id}?confirm#${await issueToken(db, 'reservation-proof', id, 1)}`

  async function linkTo(db: AnyDatabase, id: string, { checkOut }: MailedReservation) {
    const hours = (Date.parse(checkOut) - Date.now()) / 3_600_000 + guestDays * 24
    const token = await issueToken(db, 'reservation-key', id, Math.max(24, Math.round(hours)))
    return `${origin}/reservations/${id}#${token}`
  }

  const entryOf = (id: string, reservation: MailedReservation, status: 'Published' | 'Cancelled') => ({
    method: 'PUBLISH',
    filename: 'stay.ics',
    content: calendarFile({
      product: brand,
      feed: null,
      events: [
        {
          id,
          name: `${reservation.hotelName}, ${reservation.number}`,
          description: reservation.roomName,
          url: `${origin}/reservations/${id}`,
          location: reservation.place,
          lat: reservation.lat,
          lng: reservation.lng,
          startDate: reservation.checkIn,
          endDate: reservation.checkOut,
          startTime: null,
          endTime: null,
          timeZone: null,
          status,
          sequence: reservation.revision,
          updatedDate: new Date().toISOString(),
          organizer: null,
        },
      ],
    }),
  })

  /** An email about what is booked. */
  const booked = (subject: (reservation: MailedReservation) => string) =>
    writingOnce(async (db, id) => {
      const reservation = await readMailed(db, id)
      if (reservation?.status !== 'Confirmed') return null
      const letter = layOut({
        to: reservation.to,
        subject: subject(reservation),
        intro: facts(reservation),
        link: { label: 'See, change or cancel it', url: await linkTo(db, id, reservation) },
        outro: [
          reservation.freeUntil > new Date()
            ? `You can cancel or change it for free until ${untilText(reservation)} at the hotel.`
            : 'To cancel or change it, call the hotel.',
          'No card is stored. You pay the hotel.',
        ],
      })
      return { ...letter, calendar: entryOf(id, reservation, 'Published') }
    })

  /** An email about what became of the event or the hotel. The room stays booked. */
  const stays =
    (subject: string, text: string): ComposeMail =>
    async (db, id) => {
      const reservation = await readMailed(db, id)
      if (reservation?.status !== 'Confirmed') return null
      return layOut({
        to: reservation.to,
        subject: `${subject}. Your room at ${reservation.hotelName} stays booked`,
        intro: [text, ...facts(reservation)],
        link: { label: 'See, change or cancel it', url: await linkTo(db, id, reservation) },
        outro: ['No card is stored. You pay the hotel.'],
      })
    }

  return {
    'stay-event-ended': stays(
      'The event is cancelled',
      'The event for which you booked a room was cancelled or removed. You can cancel the room, or keep it.',
    ),
    'stay-event-moved': stays(
      'The event has other dates',
      'The event for which you booked a room takes place on other days. Check whether your nights are still the right ones.',
    ),
    'stay-hotel-gone': stays(
      'The hotel left this site',
      'The page of the hotel was removed. Your reservation stays as it is. Call the hotel if you want to be sure, or to change it.',
    ),
    // Goes to an address that may be a stranger's, so it contains nothing that was typed.
    'reservation-confirm': async (db, id) => {
      const reservation = await readMailed(db, id)
      if (reservation?.status !== 'Unconfirmed') return null
      return layOut({
        to: reservation.to,
        subject: `Confirm your room at ${reservation.hotelName}`,
        intro: [
          `Someone used this address to book a room on ${brand}. If it was you, confirm it within an hour. After that, the room is given back.`,
          ...facts(reservation).slice(1),
        ],
        link: {
          label: 'Confirm the room',
          url: await linkToConfirm(db, id),
          expiresIn: '1 hour',
        },
        outro: [
          "If it wasn't you, ignore this email. Nothing is booked, and nobody gets your address from us.",
        ],
      })
    },
    'reservation-confirmed': booked(({ hotelName }) => `Your room at ${hotelName} is booked`),
    'reservation-changed': booked(({ hotelName }) => `Your stay at ${hotelName} has changed`),
    'reservation-canceled': async (db, id) => {
      const reservation = await readMailed(db, id)
      if (reservation?.status !== 'Canceled') return null
      const letter = layOut({
        to: reservation.to,
        subject: `Your room at ${reservation.hotelName} is canceled`,
        intro: [...facts(reservation).slice(0, 2), `${stayText(reservation)}. Nothing was charged.`],
        outro: ['If you did not ask for this, call the hotel.'],
      })
      return { ...letter, calendar: entryOf(id, reservation, 'Cancelled') }
    },
  }
}
