import type { BlockAnswer, BlockOffer, BlockSizes } from '@app/contract/hotels/blocks/block-schema.ts'
import { nothing } from '@app/contract/envelope.ts'
import type { hotels } from '@app/contract/hotels/hotel-routes.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import { audit } from '../../../patterns/audit.ts'
import type { OwnedItem } from '../../../patterns/children.ts'
import { disownAddress, stopMailsTo } from '../../../patterns/mail-opt-out.ts'
import { invalidField } from '../../../platform/errors.ts'
import { checkRevision, type Call, type Handlers } from '../../../platform/http/call.ts'
import { endOverdueOf, requireFreeRooms, resizeRooms, setSizes } from './block-inventory.ts'
import { tellAskers } from './block-news.ts'
import { report } from './pick-up.ts'
import {
  blockLists,
  lockBlock,
  lockRooms,
  raiseRevision,
  readBlock,
  requireComingNights,
  requireStatus,
  setStatus,
  type LockedBlock,
} from './block-rows.ts'

type Offer = z.output<typeof BlockOffer>

/** Keeps the room types from being deleted meanwhile. */
async function requireOwnRooms(call: Call, ownerId: string, { nights }: Offer) {
  const { rows } = await sql<{ id: string }>`
    select id from hotel_room where owner_id = ${ownerId} order by id for key share`.execute(call.db)
  const own = new Set(rows.map(({ id }) => id))
  for (const [at, { roomId }] of nights.entries())
    if (roomId !== null && !own.has(roomId))
      throw invalidField(`data/nights/${at}/roomId`, 'is not a room type of the hotel')
}

/** A night before or after is asked for first, so nobody agrees to rooms that they never wanted. */
function requireAskedNights({ asked }: Pick<LockedBlock, 'asked'>, { nights }: Offer) {
  const wanted = new Set(asked.map(({ night }) => night))
  for (const [at, { night }] of nights.entries())
    if (!wanted.has(night))
      throw invalidField(`data/nights/${at}/night`, 'must be a night that was asked for')
}

/** Stores the rooms and terms that a hotel offers, in place of earlier ones. */
export async function offer({ ownerId, id, data }: OwnedItem & { data: Offer }, call: Call) {
  const block = await lockBlock(call, ownerId, id)
  checkRevision(call, block.revision)
  requireStatus(block, 'Asked', 'Offered')
  await requireOwnRooms(call, ownerId, data)
  requireAskedNights(block, data)
  requireComingNights('data/nights', data.nights, block.timeZone)
  if (data.cutOff !== null && data.cutOff < placeDay(block.timeZone))
    throw invalidField('data/cutOff', 'must not be before today at the hotel')
  const { nights, answer, ...terms } = data
  await sql`delete from block_night where block_id = ${id}`.execute(call.db)
  await sql`insert into block_night (block_id, room_id, is_reported, night, contracted, size, rate)
    select ${id}, n.room_id, n.room_id is null, n.night, n.rooms, n.rooms, n.rate from jsonb_to_recordset(${JSON.stringify(
      nights.map(({ roomId, ...night }) => ({ room_id: roomId, ...night })),
    )}) as n (room_id uuid, night date, rooms integer, rate integer)`.execute(call.db)
  await sql`update room_block set cut_off = ${terms.cutOff}, guaranteed_percent = ${terms.guaranteedPercent}, attrition = ${terms.attrition},
    comp_per = ${terms.compPer}, rebate = ${terms.rebate}, rebate_receiver = ${terms.rebateReceiver}, rebate_purpose = ${terms.rebatePurpose},
    access = ${terms.access}, revision = revision + 1 where id = ${id}`.execute(call.db)
  await setStatus(call, ownerId, id, 'Offered', answer)
  await tellAskers(call, id, 'offered')
  return readBlock(call, ownerId, id)
}

async function decline(
  { ownerId, id, data }: OwnedItem & { data: z.output<typeof BlockAnswer> },
  call: Call,
) {
  const block = await lockBlock(call, ownerId, id)
  checkRevision(call, block.revision)
  requireStatus(block, 'Asked', 'Offered')
  await setStatus(call, ownerId, id, 'Declined', data.answer)
  await tellAskers(call, id, 'declined')
  return readBlock(call, ownerId, id)
}

/** Changes sizes, never below what is booked nor beyond what the hotel has. */
async function resize({ ownerId, id, data }: OwnedItem & { data: z.output<typeof BlockSizes> }, call: Call) {
  const block = await lockBlock(call, ownerId, id)
  checkRevision(call, block.revision)
  requireStatus(block, 'Agreed')
  await endOverdueOf(call, id)
  await setSizes(call, id, data.nights)
  await requireFreeRooms(call, id)
  await resizeRooms(call, id)
  await raiseRevision(call, id)
  await audit(call, ownerId, id, [{ op: 'replace', path: '/sizes', value: data.nights }])
  await tellAskers(call, id, 'resized')
  return readBlock(call, ownerId, id)
}

/** Gives the hotel back what nobody has booked. The caller has locked the room types and the block. */
async function releaseRooms(call: Pick<Call, 'db'>, id: string) {
  await endOverdueOf(call, id)
  await sql`update block_night set size = taken where block_id = ${id} and not is_reported`.execute(call.db)
  await resizeRooms(call, id)
}

async function release({ ownerId, id }: OwnedItem, call: Call) {
  const block = await lockBlock(call, ownerId, id)
  checkRevision(call, block.revision)
  requireStatus(block, 'Agreed')
  await setStatus(call, ownerId, id, 'Released')
  await releaseRooms(call, id)
  await tellAskers(call, id, 'released')
  return readBlock(call, ownerId, id)
}

/** The handlers of blocks that a hotel answers. */
export const blockHandlers = (): Omit<Handlers<typeof hotels.blocks>, 'propose'> => ({
  ...blockLists(),
  get: ({ ownerId, id }, call) => readBlock(call, ownerId, id),
  offer,
  decline,
  report,
  resize,
  release,
  optOut: async ({ ownerId, id }, call) => {
    checkRevision(call, (await lockBlock(call, ownerId, id)).revision)
    return stopMailsTo(call, ownerId, id)
  },
  wrongHotel: async ({ ownerId, id }, call) => {
    checkRevision(call, (await lockBlock(call, ownerId, id)).revision)
    await disownAddress(call, ownerId, id)
    await sql`delete from mailed_token where purpose = 'block-key' and subject_id = ${id}`.execute(call.db)
    await tellAskers(call, id, 'misdirected')
    return nothing
  },
})

/** Releases the blocks whose last day to book is over at their hotels, one at a time. */
export async function releaseAfterCutOff(db: Call['db']) {
  const { rows } = await sql<{ id: string }>`
    select b.id from room_block b where b.status = 'Agreed' and b.cut_off is not null
      and b.cut_off < (now() at time zone b.time_zone)::date`.execute(db)
  for (const { id } of rows)
    await db.transaction().execute(async (trx) => {
      await lockRooms({ db: trx }, sql`select n.room_id from block_night n where n.block_id = ${id}`)
      const { rows: locked } = await sql`update room_block set status = 'Released'
        where id = ${id} and status = 'Agreed' returning id`.execute(trx)
      if (locked.length === 0) return
      await releaseRooms({ db: trx }, id)
      await tellAskers({ db: trx, user: null }, id, 'released')
    })
}
