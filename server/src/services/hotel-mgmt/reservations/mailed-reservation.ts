import { guestsText } from '@app/contract/hotels/guests-text.ts'
import { moneyText } from '@app/contract/hotels/money.ts'
import type { Reservation } from '@app/contract/hotels/reservation-schema.ts'
import { stayText } from '@app/contract/hotels/stay-dates.ts'
import { sql } from 'kysely'
import { mayRead } from '../../../patterns/notify.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'
import { calendarColumns, calendarRows, type CalendarStay } from './stay-entry.ts'

interface EventDates {
  startDate: string | null
  endDate: string | null
}

/** The event for whose guests a room is booked. */
export interface StayEvent {
  name: string
  isDeleted: boolean
  isCancelled: boolean
  dates: EventDates
  /** The dates that the guest was told last. */
  toldDates: EventDates
  /** Whether the guest may know the event as it is now. */
  isSeen: boolean
}

export interface MailedReservation
  extends CalendarStay, Pick<Reservation, 'guests' | 'children' | 'currency' | 'totalWithTaxes'> {
  to: string
  freeUntil: Date
  phone: string | null
  isHotelDeleted: boolean
  event: StayEvent | null
}

export async function readMailed(db: AnyDatabase, id: string): Promise<MailedReservation | undefined> {
  const { rows } = await sql<MailedReservation>`
    select ${calendarColumns}, v.guests, v.children, v.currency, v.total_with_taxes::float8 as "totalWithTaxes", v.email as "to",
      v.free_until as "freeUntil", p.phone, p.deleted_date is not null or p.id is null as "isHotelDeleted",
      case when e.profile_id is not null then json_build_object('name', q.name, 'isDeleted', q.deleted_date is not null,
        'isCancelled', q.status = 'Cancelled', 'dates', json_build_object('startDate', e.start_date, 'endDate', e.end_date),
        'toldDates', json_build_object('startDate', v.event_start, 'endDate', v.event_end),
        'isSeen', ${mayRead(sql`q.id`, sql`v.user_id`)}) end as event
    from ${calendarRows} left join profile q on q.id = v.event_id left join event e on e.profile_id = q.id
    where v.id = ${id} and v.email is not null`.execute(db)
  return rows[0]
}

/** What is booked, a part of an email each. The first names the reservation. */
export function factsOf(reservation: MailedReservation): string[] {
  const { number, hotelName, place, phone, roomName, totalWithTaxes, currency } = reservation
  return [
    `Reservation ${number}`,
    [hotelName, place, phone].filter(Boolean).join('\n'),
    [
      stayText(reservation),
      `${roomName}, ${guestsText(reservation)}`,
      `${moneyText(totalWithTaxes, currency)} with all taxes and fees, to pay at the hotel`,
    ].join('\n'),
  ]
}
