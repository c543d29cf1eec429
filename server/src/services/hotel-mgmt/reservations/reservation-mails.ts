import { guestDays } from '@app/contract/hotels/reservation-schema.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { stayText } from '@app/contract/hotels/stay-dates.ts'
import { sql } from 'kysely'
import type { MailParts } from '../../../patterns/mail-parts.ts'
import { issueToken, issueTokenUntil } from '../../../patterns/mailed-tokens.ts'
import type { ComposeMail, MailComposers } from '../../../platform/mail/mail-queue.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'
import { freeText, guestNews, guestNewsKinds, tellsDates, type GuestNews } from './guest-news.ts'
import { factsOf, readMailed, type MailedReservation } from './mailed-reservation.ts'
import { stayFile } from './stay-entry.ts'

const noCard = 'No card is stored. You pay the hotel.'

/** Stores which dates of the event the guest knows. None, if they were only told that it moved. */
const storeTold =
  (id: string, { event }: MailedReservation) =>
  (db: AnyDatabase) => {
    const { startDate, endDate } = event?.isSeen ? event.dates : { startDate: null, endDate: null }
    return sql`update reservation set event_start = ${startDate}, event_end = ${endDate} where id = ${id}`.execute(
      db,
    )
  }

/** Emails to guests, by the kind of job. */
export const reservationMails = ({ origin, brand, layOut }: MailParts): MailComposers => {
  const linkToConfirm = async (db: AnyDatabase, id: string) =>
    `${origin}/reservations/${id}?confirm#${await issueToken(db, 'reservation-proof', id, 1)}`

  async function linkTo(db: AnyDatabase, id: string, { checkOut }: MailedReservation) {
    const end = new Date(addDays(checkOut, guestDays))
    const token = await issueTokenUntil(db, 'reservation-key', id, end)
    return { label: 'See, change or cancel it', url: `${origin}/reservations/${id}#${token}` }
  }

  const entryOf = (id: string, reservation: MailedReservation) => ({
    method: 'PUBLISH',
    filename: 'stay.ics',
    content: stayFile(id, reservation, { brand, origin }),
  })

  /** An email about what is booked. */
  const booked =
    (subject: (reservation: MailedReservation) => string): ComposeMail =>
    async (db, id) => {
      const reservation = await readMailed(db, id)
      if (reservation?.status !== 'Confirmed') return null
      const letter = layOut({
        to: reservation.to,
        subject: subject(reservation),
        intro: factsOf(reservation),
        link: await linkTo(db, id, reservation),
        outro: [freeText(reservation), noCard],
      })
      return { ...letter, calendar: entryOf(id, reservation) }
    }

  /** An email about what became of the event or the hotel. The room stays booked. */
  const news =
    (kind: GuestNews): ComposeMail =>
    async (db, id) => {
      const reservation = await readMailed(db, id)
      if (reservation?.status !== 'Confirmed') return null
      const found = guestNews[kind](reservation)
      if (found === null) return null
      const { title, text } = found
      const { to, hotelName } = reservation
      const letter = layOut({
        to,
        subject: `${title}. Your room${title.includes(hotelName) ? '' : ` at ${hotelName}`} stays booked`,
        intro: [text, `Your room stays booked. ${freeText(reservation)}`, ...factsOf(reservation)],
        link: await linkTo(db, id, reservation),
        outro: [noCard],
      })
      return tellsDates(kind) ? { ...letter, whenSent: storeTold(id, reservation) } : letter
    }

  return {
    ...Object.fromEntries(guestNewsKinds.map((kind) => [kind, news(kind)])),
    // Goes to an address that may be a stranger's, so it contains nothing that was typed.
    'reservation-confirm': async (db, id) => {
      const reservation = await readMailed(db, id)
      if (reservation?.status !== 'Unconfirmed') return null
      return layOut({
        to: reservation.to,
        subject: `Confirm your room at ${reservation.hotelName}`,
        intro: [
          `Someone used this address to book a room on ${brand}. If it was you, confirm it within an hour. After that, the room is given back.`,
          ...factsOf(reservation).slice(1),
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
    'reservation-confirmed': {
      writingOnce: booked(({ hotelName }) => `Your room at ${hotelName} is booked`),
    },
    'reservation-changed': {
      writingOnce: booked(({ hotelName }) => `Your stay at ${hotelName} has changed`),
    },
    'reservation-canceled': async (db, id) => {
      const reservation = await readMailed(db, id)
      if (reservation?.status !== 'Canceled') return null
      const letter = layOut({
        to: reservation.to,
        subject: `Your room at ${reservation.hotelName} is canceled`,
        intro: [...factsOf(reservation).slice(0, 2), `${stayText(reservation)}. Nothing was charged.`],
        outro: ['If you did not ask for this, call the hotel.'],
      })
      return { ...letter, calendar: entryOf(id, reservation) }
    },
  }
}
