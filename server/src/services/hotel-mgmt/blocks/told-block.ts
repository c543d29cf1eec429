import type { RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import { sql } from 'kysely'
import type { AnyDatabase } from '../../../tables/tables.ts'
import type { BlockNames } from './block-words.ts'

/** What notifications and emails say of a block, and whom they reach. */
export interface ToldBlock extends BlockNames {
  id: string
  hotelId: string | null
  eventId: string | null
  askerId: string | null
  askerKind: string | null
  firstNight: string
  lastNight: string
  asked: RoomBlock['asked']
  roomNights: number
  note: string | null
  /** Where the hotel gets emails. Null if it has no address, stopped them there, got a wrong one, or was deleted. */
  address: string | null
}

export const readTold = async (db: AnyDatabase, id: string) => (await readAllTold(db, [id]))[0]

/** By their nights. */
export async function readAllTold(db: AnyDatabase, ids: readonly string[]): Promise<ToldBlock[]> {
  const { rows } = await sql<ToldBlock>`
    select t.id, t.hotel_id as "hotelId", t.hotel_name as "hotelName", t.event_id as "eventId", t.event_name as "eventName", t.asker_id as "askerId",
      t.asker_name as "askerName", a.kind as "askerKind", t.first_night::text as "firstNight", t.last_night::text as "lastNight", t.asked,
      case when t.size > 0 then t.size else (select sum((x ->> 'rooms')::integer) from jsonb_array_elements(t.asked) x)::integer end as "roomNights",
      t.note, case when p.deleted_date is null and derived.takes_mail(p) then p.email end as address
    from derived.room_block_item t left join profile p on p.id = t.hotel_id left join profile a on a.id = t.asker_id
    where t.id = any(${ids}::uuid[]) order by t.first_night, t.id`.execute(db)
  return rows
}
