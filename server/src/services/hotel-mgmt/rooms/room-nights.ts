import type { TakenNight } from '@app/contract/hotels/room-schema.ts'
import { dayText } from '@app/contract/rules/event-dates.ts'
import { counted } from '@app/contract/rules/sentence-parts.ts'
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
  conflict(
    'ROOMS_TAKEN',
    `${dayText(night)} has ${counted(taken, 'room')} booked or in blocks, and would have ${count}.`,
  )

/** Locks a room type, so that none of its nights are taken in the meantime. */
export const lockRoom = (call: Call, ownerId: string, id: string) =>
  sql`select from hotel_room where id = ${id} and owner_id = ${ownerId} for update`.execute(call.db)

const endOverdue = (call: Call, id: string) => sql`select derived.end_overdue(${id})`.execute(call.db)

/** Gives the coming nights of a changed room type their new sizes. Throws a 409 if more rooms are taken on one. */
export async function resizeNights(call: Call, id: string) {
  await endOverdue(call, id)
  const { rows } = await sql<ShortNight>`
    select s.night::text, s.taken, s.count from hotel_room r, derived.short_nights(r) s where r.id = ${id} order by s.night limit 1`.execute(
    call.db,
  )
  const [short] = rows
  if (short !== undefined) throw refused(short)
  await sql`select derived.size_nights(${id})`.execute(call.db)
}

/** Throws a 409 if rooms of a type are offered to somebody, who may agree to them any time. */
async function requireNoneOffered(call: Call, id: string) {
  const { rows } = await sql<{ eventName: string }>`
    select b.event_name as "eventName" from room_block b
    where b.status = 'Offered' and exists (select from block_night n where n.block_id = b.id and n.room_id = ${id})
    order by b.created_date limit 1`.execute(call.db)
  const [block] = rows
  if (block !== undefined)
    throw conflict(
      'ROOMS_TAKEN',
      `Rooms of this type are offered for ${block.eventName}. Change that offer first, or say no.`,
    )
}

/** Throws a 409 if rooms of a type are taken on a coming night, or offered. */
export async function requireNoneTaken(call: Call, ownerId: string, id: string) {
  await endOverdue(call, id)
  const { rows } = await sql<ShortNight>`
    select n.night::text, n.taken, 0 as count from hotel_room r cross join lateral (
      select n.night, n.taken from room_night n where n.room_id = r.id
      union all select n.night, greatest(n.size, n.taken) from block_night n join room_block b on b.id = n.block_id
        where n.room_id = r.id and b.status in ('Agreed', 'Released')) n
    where r.id = ${id} and r.owner_id = ${ownerId} and n.taken > 0 and ${isComing} order by n.night limit 1`.execute(
    call.db,
  )
  const [short] = rows
  if (short !== undefined) throw refused(short)
  await requireNoneOffered(call, id)
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
      select coalesce(json_agg(json_build_object('roomId', t.room_id, 'night', t.night, 'size', t.size, 'taken', t.taken,
        'takenInBlocks', t.in_blocks, 'blocked', t.blocked)
        order by t.night, t.room_id), '[]')
      from (
        select n.room_id, n.night, derived.room_count(r, n.night) as size, sum(n.taken)::integer as taken,
          sum(n.in_blocks)::integer as in_blocks, sum(n.blocked)::integer as blocked
        from hotel_room r cross join lateral (
          select o.room_id, o.night, o.size - derived.rooms_left(o) as taken, 0 as in_blocks, 0 as blocked from room_night o
          where o.room_id = r.id and o.night between $2::date and $3::date
          union all
          select b.room_id, b.night, b.size - l.rooms, b.size - l.rooms, l.rooms from block_night b join room_block k on k.id = b.block_id and k.status in ('Agreed', 'Released'),
            derived.block_rooms_left(b) l (rooms)
          where b.room_id = r.id and b.night between $2::date and $3::date) n
        where r.owner_id = p.id group by r.id, n.room_id, n.night) t
      where t.taken > 0 or t.blocked > 0) as nights
    from profile p where p.id = $1`,
    [ownerId, from, to],
  )
  if (hotel === undefined) throw notFound()
  return hotel
}
