import { sql, type RawBuilder } from 'kysely'
import type { Wanted } from '@app/contract/rules/bid-total.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'

export interface EventCost {
  name: string
  price: number
  note: string | null
}

/** SQL of what the organizer of an event needs besides spaces. */
export const costsOfEvent = (eventId: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object('name', c.name, 'price', c.price, 'note', c.note) order by c.name), '[]')
  from event_cost c where c.owner_id = ${eventId})`

/** What the total of an offer for an event follows from, besides its terms. */
export async function readWanted(db: AnyDatabase, eventId: string): Promise<Wanted & { costs: EventCost[] }> {
  const { rows } = await sql<Wanted & { costs: EventCost[] }>`
    select e.room_nights as "roomNights", ${costsOfEvent(sql`e.profile_id`)} as costs
    from event e where e.profile_id = ${eventId}`.execute(db)
  return rows[0] ?? { costs: [], roomNights: null }
}
