import type { TakenNight } from '@app/contract/hotels/room-schema.ts'
import { sql } from 'kysely'
import { conflict, notFound } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'

interface ShortNight {
  night: string
  taken: number
  count: number
}

// The last day that is today somewhere.
const isComing = sql`n.night >= derived.today() - 1`

const refused = ({ night, taken, count }: ShortNight) =>
  conflict('ROOMS_TAKEN', `On ${night}, ${taken} rooms are taken, and there would be ${count}.`)

/** Locks a room type, so that none of its nights are taken in the meantime. */
export const lockRoom = (call: Call, ownerId: string, id: string) =>
  sql`select from hotel_room where id = ${id} and owner_id = ${ownerId} for update`.execute(call.db)

const endOverdue = (call: Call, id: string) => sql`select derived.end_overdue(${id})`.execute(call.db)

/** Gives the coming nights of a changed room type their new sizes. Throws a 409 if more rooms are taken on one. */
export async function resizeNights(call: Call, id: string) {
  await endOverdue(call, id)
  const { rows } = await sql<ShortNight>`
    select n.night::text, n.taken, derived.room_count(r, n.night) as count from room_night n join hotel_room r on r.id = n.room_id
    where r.id = ${id} and ${isComing} and n.taken > derived.room_count(r, n.night) order by n.night limit 1`.execute(
    call.db,
  )
  const [short] = rows
  if (short !== undefined) throw refused(short)
  await sql`update room_night n set size = derived.room_count(r, n.night) from hotel_room r
    where r.id = ${id} and n.room_id = r.id and ${isComing} and n.size <> derived.room_count(r, n.night)`.execute(
    call.db,
  )
}

/** Throws a 409 if rooms of a type are taken on a coming night. */
export async function requireNoneTaken(call: Call, ownerId: string, id: string) {
  await endOverdue(call, id)
  const { rows } = await sql<ShortNight>`
    select n.night::text, n.taken, 0 as count from room_night n join hotel_room r on r.id = n.room_id
    where r.id = ${id} and r.owner_id = ${ownerId} and n.taken > 0 and ${isComing} order by n.night limit 1`.execute(
    call.db,
  )
  const [short] = rows
  if (short !== undefined) throw refused(short)
}

interface TakenNights {
  lat: number | null
  lng: number | null
  nights: TakenNight[]
}

/** The nights of a hotel of which rooms are taken, from one day to another, and where the hotel is. */
export async function readTakenNights(call: Call, ownerId: string, from: string, to: string) {
  const [hotel] = await call.prepared<TakenNights & Record<string, unknown>>(
    'taken-nights',
    `select p.lat, p.lng, (
      select coalesce(json_agg(json_build_object('roomId', n.room_id, 'night', n.night, 'size', n.size, 'taken', n.size - l.rooms)
        order by n.night, n.room_id), '[]')
      from hotel_room r join room_night n on n.room_id = r.id, derived.rooms_left(n) l (rooms)
      where r.owner_id = p.id and n.night between $2::date and $3::date and l.rooms < n.size) as nights
    from profile p where p.id = $1`,
    [ownerId, from, to],
  )
  if (hotel === undefined) throw notFound()
  return hotel
}
