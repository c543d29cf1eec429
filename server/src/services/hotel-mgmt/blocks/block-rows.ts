import { randomBytes } from 'node:crypto'
import { plainPricing } from '@app/contract/hotels/pricing-schema.ts'
import { roomBlocks, type BlockStatus, type RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { sql, type RawBuilder } from 'kysely'
import { v7 as newId } from 'uuid'
import { audit } from '../../../patterns/audit.ts'
import { childLists, type Children } from '../../../patterns/children.ts'
import { insertion, itemJson } from '../../../patterns/columns.ts'
import type { LinkedThing } from '../../../patterns/mailed-tokens.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { one } from '../../../platform/http/json-text.ts'
import type { ItemResolver } from '../../../platform/http/rights.ts'
import { requireComing } from '../rooms/room-offers.ts'

const rows: Children<typeof roomBlocks.item> = { table: 'room_block', collection: roomBlocks }

/** The blocks of a page: asked of it, by it, or for it. */
const isOf = (ownerId: string) =>
  sql`(t.hotel_id = ${ownerId} or t.event_id = ${ownerId} or t.asker_id = ${ownerId})`
export const blockLists = () => childLists(rows, (ownerId) => ({ condition: isOf(ownerId) }))

/** Returns a block of a page, or throws a 404. */
export async function readBlock(call: Call, ownerId: string, id: string, status?: number) {
  const { rows: found } = await sql<{ json: string; revision: number }>`
    select ${itemJson(roomBlocks.item.shape, 't')}::text as json, t.revision
    from derived.room_block_item t where t.id = ${id} and ${isOf(ownerId)}`.execute(call.db)
  const [row] = found
  if (!row) throw notFound()
  return one<RoomBlock>(row.json, row.revision, status)
}

/** Links to blocks, for hotels without an account. */
export const blockLinks = {
  'block-key': { side: 'desk', find: async (_call, itemId) => ({ ownerId: null, itemId }) },
} as const satisfies Record<string, LinkedThing>

/** A block is its hotel's to answer. */
export const roomBlockItem: ItemResolver = async (call, ownerId, id) => {
  const [found] = await call.prepared<Record<string, unknown>>(
    'block-of-hotel',
    'select id from room_block where id = $1 and hotel_id = $2',
    [id, ownerId],
  )
  return found === undefined ? null : { userId: null, owners: [] }
}

interface NewBlock {
  hotel_id: string
  hotel_name: string
  event_id: string
  event_name: string
  asker_id: string
  asker_name: string
  asked: RoomBlock['asked']
  is_unasked?: boolean
  note: string | null
  time_zone: string
  /** Null: the usual one. */
  currency: string | null
}

/** Stores a block that waits for the hotel's offer, and returns its id. */
export async function storeBlock(call: Call, { asked, currency, ...block }: NewBlock): Promise<string> {
  const row = {
    ...block,
    id: newId(),
    status: 'Asked' satisfies BlockStatus,
    asked: JSON.stringify(asked),
    currency: currency ?? plainPricing.currency,
    code: randomBytes(12).toString('base64url'),
  }
  await insertion('room_block', row).execute(call.db)
  return row.id
}

/** With an answer to who asked, if there is one. */
export async function setStatus(
  call: Call,
  ownerId: string,
  id: string,
  status: BlockStatus,
  answer: string | null = null,
) {
  await sql`update room_block set status = ${status}, answer = coalesce(${answer}, answer) where id = ${id}`.execute(
    call.db,
  )
  await audit(call, ownerId, id, [{ op: 'replace', path: '/status', value: status }])
}

/** A block that a call changes. */
export interface LockedBlock {
  id: string
  status: BlockStatus
  hotelId: string | null
  hotelName: string
  eventId: string | null
  eventName: string
  askerId: string | null
  askerName: string
  asked: RoomBlock['asked']
  timeZone: string
  revision: number
}

/** Locks room types in the order in which everybody locks them: before blocks and reservations. */
export const lockRooms = (call: Pick<Call, 'db'>, ids: RawBuilder<unknown>) =>
  sql`select from hotel_room r where r.id in (${ids}) order by r.id for no key update`.execute(call.db)

/** Locks a block of a page after its room types, or throws a 404. */
export async function lockBlock(call: Call, ownerId: string, id: string): Promise<LockedBlock> {
  await lockRooms(call, sql`select n.room_id from block_night n where n.block_id = ${id}`)
  const { rows: found } = await sql<LockedBlock>`
    select t.id, t.status, t.hotel_id as "hotelId", t.hotel_name as "hotelName", t.event_id as "eventId", t.event_name as "eventName",
      t.asker_id as "askerId", t.asker_name as "askerName", t.asked, t.time_zone as "timeZone", t.revision
    from room_block t where t.id = ${id} and ${isOf(ownerId)} for update`.execute(call.db)
  const [row] = found
  if (!row) throw notFound()
  return row
}

/** Throws a 400 for the first night that can't be booked anymore, or not yet. */
export function requireComingNights(field: string, nights: readonly { night: string }[], timeZone: string) {
  const today = placeDay(timeZone)
  for (const [at, { night }] of nights.entries()) requireComing(`${field}/${at}/night`, night, today)
}

/** For changes of what belongs to a block but stands in other tables: whoever has read it before is refused. */
export const raiseRevision = (call: Call, id: string) =>
  sql`update room_block set revision = revision + 1 where id = ${id}`.execute(call.db)

const endedTexts: Record<BlockStatus, string> = {
  Asked: 'The hotel has not offered rooms yet.',
  Offered: 'Nobody has agreed to this block yet.',
  Agreed: 'This block is agreed. Its sizes can be changed, and it can be released.',
  Declined: 'The hotel has declined this block.',
  Withdrawn: 'This block is not asked for any longer.',
  Released: 'This block was released.',
}

/** Throws a 409 for a block that is not in one of these states. */
export function requireStatus({ status }: Pick<LockedBlock, 'status'>, ...allowed: BlockStatus[]) {
  if (!allowed.includes(status)) throw conflict('BLOCK_STATUS', endedTexts[status])
}
