import type { PickUpReport } from '@app/contract/hotels/blocks/block-schema.ts'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type * as z from 'zod'
import { audit } from '../../../patterns/audit.ts'
import type { OwnedItem } from '../../../patterns/children.ts'
import { conflict, invalidField } from '../../../platform/errors.ts'
import { checkRevision, type Call } from '../../../platform/http/call.ts'
import { queueMail } from '../../../platform/mail/mail-queue.ts'
import type { Database } from '../../../tables/tables.ts'
import { tellAskers } from './block-news.ts'
import { lockBlock, raiseRevision, readBlock, requireStatus } from './block-rows.ts'

/**
 * Stores what a hotel says it has booked itself, in place of what it said before. More than the block has is allowed: hotels add rooms. What is
 * booked here is counted here, so a report of it would count it twice.
 */
export async function report(
  { ownerId, id, data }: OwnedItem & { data: z.output<typeof PickUpReport> },
  call: Call,
) {
  const block = await lockBlock(call, ownerId, id)
  checkRevision(call, block.revision)
  requireStatus(block, 'Agreed', 'Released')
  const { nights, averageRate, extraRooms, note } = data
  const { rows } = await sql<{ night: string }>`
    select night::text from block_night where block_id = ${id} and is_reported`.execute(call.db)
  if (rows.length === 0)
    throw conflict('BOOKED_HERE', 'All rooms of this block are booked here. There is nothing to report.')
  const reported = new Set(rows.map(({ night }) => night))
  for (const [at, { night }] of nights.entries())
    if (!reported.has(night))
      throw invalidField(`data/nights/${at}/night`, 'is not a night of which the hotel books rooms itself')
  await sql`insert into block_report (id, block_id, nights, average_rate, extra_rooms, note)
    values (${newId()}, ${id}, ${JSON.stringify(nights)}, ${averageRate}, ${extraRooms}, ${note})`.execute(
    call.db,
  )
  await raiseRevision(call, id)
  await audit(call, ownerId, id, [{ op: 'replace', path: '/pickUp', value: nights }])
  await tellAskers(call, id, 'reported')
  return readBlock(call, ownerId, id)
}

interface DueBlock {
  id: string
  isReminder: boolean
}

/**
 * Asks hotels that book rooms of a block themselves for its pick-up: weekly until the cut-off, on its day, and after the last night. Without an
 * answer in two days, they are reminded once.
 */
export async function askForPickUp(db: Database) {
  const { rows } = await sql<DueBlock>`
    select b.id, not due.is_asked as "isReminder"
    from room_block b join derived.room_block_item t on t.id = b.id
      cross join lateral (select (now() at time zone b.time_zone)::date as today, (b.asked_date at time zone b.time_zone)::date as asked_day) d
      cross join lateral (select
        b.asked_date is null and d.today <= t.last_night
        or d.today <= least(b.cut_off, t.last_night) and d.asked_day <= d.today - 7
        or d.today = b.cut_off and d.asked_day < d.today
        or d.today > t.last_night and coalesce(d.asked_day, '-infinity') <= t.last_night as is_asked,
        t.pick_up_source = 'Missing' and b.asked_date < now() - interval '2 days' and b.reminded_date is null as is_reminded) due
    where b.status in ('Agreed', 'Released') and b.hotel_id is not null and derived.is_reported(b.id) and t.last_night > d.today - 30
      and (due.is_asked or due.is_reminded)`.execute(db)
  for (const { id, isReminder } of rows)
    await db.transaction().execute(async (trx) => {
      await (
        isReminder
          ? sql`update room_block set reminded_date = now() where id = ${id}`
          : sql`update room_block set asked_date = now(), reminded_date = null where id = ${id}`
      ).execute(trx)
      await queueMail(trx, isReminder ? 'pickup-reminded' : 'pickup-asked', id)
    })
}

/** Keeps the books of today, by stay date. The last of a day at the hotel stays. */
export async function keepBooks(db: Database) {
  await sql`insert into block_day_snapshot as s (block_id, night, as_of, blocked, picked_up, revenue)
    select b.id, u.night, (now() at time zone b.time_zone)::date, u.size, u.here + coalesce(u.reported, 0), u.revenue
    from room_block b cross join lateral derived.pick_up(b.id) u
    where b.status in ('Agreed', 'Released') and u.night > (now() at time zone b.time_zone)::date - 30
    on conflict (block_id, night, as_of) do update set blocked = excluded.blocked, picked_up = excluded.picked_up, revenue = excluded.revenue
    where (s.blocked, s.picked_up, s.revenue) is distinct from (excluded.blocked, excluded.picked_up, excluded.revenue)`.execute(
    db,
  )
}
