import type { Reservation, StayEntry } from '@app/contract/hotels/reservation-schema.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import { calendarFile } from '../../../calendar/calendar-file.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'

/** What a calendar has of a stay. */
export interface CalendarStay extends Pick<
  Reservation,
  'number' | 'hotelName' | 'roomName' | 'checkIn' | 'checkOut' | 'status' | 'timeZone'
> {
  revision: number
  /** Of the hotel's page, also while that is deleted. Null without one, as what follows. */
  place: string | null
  lat: number | null
  lng: number | null
  checkInTime: string | null
  checkOutTime: string | null
}

/** Of a reservation `v`, the page `p` of its hotel, and `h`. */
export const calendarColumns = sql`
  v.number, v.hotel_name as "hotelName", v.room_name as "roomName", v.check_in::text as "checkIn", v.check_out::text as "checkOut",
  v.status, v.time_zone as "timeZone", v.revision, p.lat, p.lng, h.check_in_time as "checkInTime", h.check_out_time as "checkOutTime",
  nullif(concat_ws(', ', p.address, p.city, nullif(concat_ws(' ', p.state, p.postal_code), '')), '') as place`
export const calendarRows = sql`
  derived.reservation_item v left join profile p on p.id = v.hotel_id left join hotel h on h.profile_id = p.id`

interface EntryParts {
  brand: string
  origin: string
}

/** Whole days, unless the hotel says when rooms are ready and left. */
const timesOf = ({ checkInTime, checkOutTime, timeZone }: CalendarStay) =>
  checkInTime === null || checkOutTime === null
    ? { startTime: null, endTime: null, timeZone: null }
    : { startTime: checkInTime, endTime: checkOutTime, timeZone }

/** A stay as a calendar reads it, in which it replaces what was imported of it before. */
export const stayFile = (id: string, stay: CalendarStay, { brand, origin }: EntryParts): string =>
  calendarFile({
    product: brand,
    feed: null,
    events: [
      {
        id,
        name: `${stay.hotelName}, ${stay.number}`,
        description: stay.roomName,
        url: `${origin}/reservations/${id}`,
        location: stay.place,
        lat: stay.lat,
        lng: stay.lng,
        startDate: stay.checkIn,
        endDate: stay.checkOut,
        ...timesOf(stay),
        status: stay.status === 'Canceled' ? 'Cancelled' : 'Published',
        sequence: stay.revision,
        updatedDate: new Date().toISOString(),
        organizer: null,
      },
    ],
  })

/** The entry of a stay. Throws a 409 unless it is booked or was. */
export async function readEntry(
  db: AnyDatabase,
  id: string,
  parts: EntryParts,
): Promise<z.output<typeof StayEntry>> {
  const { rows } =
    await sql<CalendarStay>`select ${calendarColumns} from ${calendarRows} where v.id = ${id}`.execute(db)
  const [stay] = rows
  if (stay === undefined) throw notFound()
  if (stay.status !== 'Confirmed' && stay.status !== 'Canceled')
    throw conflict('NOT_BOOKED', 'Only a room that is booked has a calendar entry.')
  return { fileName: `${stay.number}.ics`, text: stayFile(id, stay, parts) }
}
