import type { Event } from '@app/contract/events/event-schema.ts'
import { sql } from 'kysely'
import type { Call } from '../../../../platform/http/call.ts'
import { readsPlace } from '../chosen-host.ts'

/** An event with the names of its places, as the caller sees both. */
export interface DescribedEvent {
  event: Event
  places: string[]
}

export async function withPlaces(event: Event, call: Call): Promise<DescribedEvent> {
  const { rows } = await sql<{ name: string }>`
    select t.name from derived.event_place_item t
    where t.owner_id = ${event.id} and ${readsPlace(call)} order by t.created_date, t.id`.execute(call.db)
  return { event, places: rows.map(({ name }) => name) }
}
