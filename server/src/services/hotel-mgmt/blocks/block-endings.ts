import type { BlockEnding, BlockStatus } from '@app/contract/hotels/blocks/block-schema.ts'
import { sql } from 'kysely'
import type { Audited } from '../../../patterns/audit.ts'
import { queueMails } from '../../../platform/mail/mail-queue.ts'
import { tellAllAskers, tellHotels } from './block-news.ts'
import type { AskerNews, HotelNews } from './block-words.ts'
import { lockRooms } from './block-rows.ts'
import type { GuestNews } from '../reservations/guest-news.ts'

/** What follows for room blocks and for the guests who have booked rooms, when one of the pages ends or changes. */
export interface BlockConsequences {
  /** What becomes of blocks that nobody has agreed to. */
  open: Extract<BlockStatus, 'Withdrawn' | 'Declined'> | 'kept'
  /**
   * What is noted on agreed blocks, and on those that this closes, which nobody has refused. `revived`: what was noted is gone, and rooms
   * that are still the block's are booked again. Holds are not back.
   */
  agreed: BlockEnding | 'revived' | 'kept'
  /** The other side, which is told. */
  tells: { hotel: HotelNews } | { askers: AskerNews }
  /** The email to guests with a coming stay, whose rooms stay theirs. */
  guests: GuestNews | null
}

/** A row for each thing that ends, by the kind of page and what is recorded of it. `block-endings.test.ts` goes through the rows. */
export const blockEndingTable: Readonly<Record<string, Readonly<Record<string, BlockConsequences>>>> = {
  event: {
    deleted: {
      open: 'Withdrawn',
      agreed: 'EventDeleted',
      tells: { hotel: 'ended' },
      guests: 'stay-event-ended',
    },
    Cancelled: {
      open: 'Withdrawn',
      agreed: 'EventCancelled',
      tells: { hotel: 'ended' },
      guests: 'stay-event-ended',
    },
    moved: { open: 'kept', agreed: 'kept', tells: { hotel: 'moved' }, guests: 'stay-event-moved' },
    restored: {
      open: 'kept',
      agreed: 'revived',
      tells: { hotel: 'revived' },
      guests: 'stay-event-back',
    },
    unmanaged: { open: 'kept', agreed: 'kept', tells: { hotel: 'unmanaged' }, guests: null },
  },
  hotel: {
    deleted: {
      open: 'Declined',
      agreed: 'HotelDeleted',
      tells: { askers: 'gone' },
      guests: 'stay-hotel-gone',
    },
    hidden: { open: 'Declined', agreed: 'HotelHidden', tells: { askers: 'gone' }, guests: null },
    restored: {
      open: 'kept',
      agreed: 'revived',
      tells: { askers: 'revived' },
      guests: 'stay-hotel-back',
    },
    shown: { open: 'kept', agreed: 'revived', tells: { askers: 'revived' }, guests: null },
    unmanaged: { open: 'kept', agreed: 'kept', tells: { askers: 'unmanaged' }, guests: null },
  },
}

interface StandingBlock {
  id: string
  /** Nobody has agreed to it. */
  isOpen: boolean
}

/** Locks the blocks of a page that something can end: after all their room types, since agreements and other endings wait in this order, too. */
async function lockBlocks(call: Audited, pageId: string): Promise<StandingBlock[]> {
  const ofPage = sql`${pageId} in (b.hotel_id, b.event_id) and b.status in ('Asked', 'Offered', 'Agreed', 'Released')`
  await lockRooms(
    call,
    sql`select n.room_id from block_night n join room_block b on b.id = n.block_id where ${ofPage}`,
  )
  const { rows } = await sql<StandingBlock>`
    select b.id, b.status in ('Asked', 'Offered') as "isOpen" from room_block b where ${ofPage} order by b.id for update`.execute(
    call.db,
  )
  return rows
}

/** Does what the table says of a page that ended. */
export async function settleBlocks(call: Audited, ended: { id: string; kind: string; how: string }) {
  const row = blockEndingTable[ended.kind]?.[ended.how]
  if (row === undefined) return
  const blocks = await lockBlocks(call, ended.id)
  const idsOf = (isOpen: boolean) => blocks.flatMap((block) => (block.isOpen === isOpen ? [block.id] : []))
  if (row.open !== 'kept')
    await sql`update room_block set status = ${row.open} where id = any(${idsOf(true)}::uuid[])`.execute(
      call.db,
    )
  if (row.agreed !== 'kept' && row.agreed !== 'revived')
    await sql`update room_block set ended = ${row.agreed} where id = any(${blocks.map(({ id }) => id)}::uuid[])`.execute(
      call.db,
    )
  // What was closed with the page stays closed, so nobody learns that it is back.
  const told = row.agreed === 'revived' ? await revive(call, idsOf(false)) : blocks.map(({ id }) => id)
  if ('hotel' in row.tells) await tellHotels(call, told, row.tells.hotel)
  else await tellAllAskers(call, told, row.tells.askers)
  if (row.guests !== null) await tellGuests(call, ended.id, row.guests)
}

/** Takes the endings of blocks back, unless their event or hotel has another one that lasts. Returns those whose rooms can be booked again. */
async function revive({ db }: Pick<Audited, 'db'>, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string; ended: string | null }>`
    update room_block b set ended = case
      when e.id is null or e.deleted_date is not null then 'EventDeleted'
      when e.status = 'Cancelled' then 'EventCancelled'
      when h.id is null or h.deleted_date is not null then 'HotelDeleted'
      when h.audience <> 'public' then 'HotelHidden' end
    from room_block own left join profile e on e.id = own.event_id left join profile h on h.id = own.hotel_id
    where own.id = b.id and b.id = any(${ids}::uuid[]) returning b.id, b.ended`.execute(db)
  return rows.flatMap(({ id, ended }) => (ended === null ? [id] : []))
}

async function tellGuests({ db }: Pick<Audited, 'db'>, pageId: string, mail: string) {
  const { rows } = await sql<{ id: string }>`
    select v.id from reservation v where ${pageId} in (v.hotel_id, v.event_id) and v.status = 'Confirmed' and v.check_out > derived.today()
    order by v.id`.execute(db)
  await queueMails(
    db,
    mail,
    rows.map(({ id }) => ({ subjectId: id })),
  )
}
