import { sql, type RawBuilder } from 'kysely'
import { visibleTo } from '../../patterns/visibility.ts'
import type { Call } from '../../platform/http/call.ts'
import { eventsOf } from './page-sets.ts'

/** Whose rooms a report tells of: those of a hotel, of an event, or of the events of a page. */
export type StayScope = 'hotel' | 'event' | 'events'

/** The events of a scope that the reader sees. */
export const scopeEvents = (call: Call, id: string, scope: 'event' | 'events') =>
  scope === 'event'
    ? sql`select ${id}::uuid`
    : sql`select p.id from profile p where p.id in (${eventsOf(id)}) and ${visibleTo(call, 'p')}`

/** The condition on the room blocks `b` that the report of a page tells of: those in effect, as long as it was agreed. A destination has asked for some itself. */
export const isBlockOf = (call: Call, id: string, scope: StayScope): RawBuilder<boolean> =>
  sql<boolean>`b.status in ('Agreed', 'Released') and ${
    scope === 'hotel'
      ? sql`b.hotel_id = ${id}`
      : sql`(b.asker_id = ${id} or b.event_id in (${scopeEvents(call, id, scope)}))`
  }`

/** Whether the reader is on a side of the block `b`, and so knows its rates: its hotel, whoever asked for it, and the team of the event. */
export const knowsRates = (
  call: Call,
  id: string,
) => sql<boolean>`(${call.isAdmin} or b.hotel_id = ${id} or b.asker_id = ${id}
  or b.event_id = ${id} or exists (select from profile e where e.id = b.event_id and e.parent_id = ${id})
  or exists (select from derived.staff s where s.user_id = ${call.user?.id} and s.owner_id = b.event_id))`
