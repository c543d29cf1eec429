import type { BlockSizes } from '@app/contract/hotels/blocks/block-schema.ts'
import { dayText } from '@app/contract/rules/event-dates.ts'
import { counted } from '@app/contract/rules/sentence-parts.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import { conflict, invalidField } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'

interface ShortNight {
  night: string
  room: string
  size: number
  left: number
}

interface RefusedSize {
  /** The position in the call. */
  at: number
  night: string
  size: number
  /** Null for a night that the block doesn't have. */
  taken: number | null
}

const roomsOf = (blockId: string) =>
  sql`(select distinct room_id from block_night where block_id = ${blockId} and room_id is not null) r`

/** Ends what was held too long of the room types of a block, which the caller has locked. */
export const endOverdueOf = ({ db }: Pick<Call, 'db'>, blockId: string) =>
  sql`select derived.end_overdue(r.room_id) from ${roomsOf(blockId)}`.execute(db)

/**
 * Throws a 409 if the hotel has fewer rooms than an agreed block, others, and guests take together. The caller has locked the room
 * types, and stored the block as it would be.
 */
export async function requireFreeRooms(call: Call, blockId: string) {
  await endOverdueOf(call, blockId)
  const { rows } = await sql<ShortNight>`
    select n.night::text, r.name as room, n.size, greatest(0, n.size + derived.open_count(r, n.night) - coalesce(o.taken, 0)) as left
    from block_night n join hotel_room r on r.id = n.room_id left join room_night o on o.room_id = r.id and o.night = n.night
    where n.block_id = ${blockId} and n.night >= derived.today() - 1 and derived.open_count(r, n.night) < coalesce(o.taken, 0)
    order by n.night, r.position limit 1`.execute(call.db)
  const [short] = rows
  if (short !== undefined)
    throw conflict(
      'ROOMS_TAKEN',
      `The block has ${counted(short.size, 'room')} of ${short.room} on ${dayText(short.night)}, and the hotel has ${short.left} left.`,
    )
}

/** Gives the nights of a block's room types their new sizes. */
export const resizeRooms = ({ db }: Pick<Call, 'db'>, blockId: string) =>
  sql`select derived.size_nights(r.room_id) from ${roomsOf(blockId)}`.execute(db)

/** Changes the sizes of nights, of all or of none. Throws a 409 for the first night of which more is taken. The caller has locked the block. */
export async function setSizes(
  { db }: Pick<Call, 'db'>,
  blockId: string,
  nights: z.output<typeof BlockSizes>['nights'],
) {
  const wanted = JSON.stringify(nights.map((night, at) => ({ ...night, at })))
  // Reported nights have no room type, and neither have those of a room type that was deleted.
  const isOf = sql`n.block_id = ${blockId} and n.night = w.night and n.room_id is not distinct from w."roomId"
    and n.is_reported = (w."roomId" is null)`
  const { rows } = await sql<RefusedSize>`
    with wanted as (
      select * from jsonb_to_recordset(${wanted}) as w (at integer, "roomId" uuid, night date, size integer)),
    refused as (
      select w.at, w.night, w.size, n.taken from wanted w left join block_night n on ${isOf}
      where n.taken is null or n.taken > w.size order by n.taken is not null, w.night, w.at limit 1),
    resized as (
      update block_night n set size = w.size from wanted w where ${isOf} and not exists (select from refused))
    select at, night::text, size, taken from refused`.execute(db)
  const [refused] = rows
  if (refused === undefined) return
  const { at, night, size, taken } = refused
  if (taken === null) throw invalidField(`data/nights/${at}/night`, 'is not a night of the block')
  throw conflict(
    'ROOMS_TAKEN',
    `The block has ${counted(taken, 'room')} booked or held on ${dayText(night)}, and would have ${size}.`,
  )
}
