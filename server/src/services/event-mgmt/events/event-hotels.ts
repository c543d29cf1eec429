import { eventHotels } from '@app/contract/events/event-hotels.ts'
import type { Page } from '@app/contract/envelope.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import { childHandlers, createChild, readChildren, type Owned } from '../../../patterns/children.ts'
import { visibleThrough, visibleTo } from '../../../patterns/visibility.ts'
import { invalidField } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { eventKind } from './event-kind.ts'

/** Hotels that the caller can't see are left out. */
const children = {
  table: 'event_hotel',
  collection: eventHotels,
  visible: (call: Call) =>
    sql`exists (select from profile h where h.id = t.hotel_id and ${visibleTo(call, 'h')})`,
}

/** Handlers for the hotels of an event, and for those of all events. */
export const eventHotelHandlers = () => ({
  ...childHandlers(children),
  create: async ({ ownerId, data }: Owned & { data: z.output<typeof eventHotels.draft> }, call: Call) => {
    const { rows } = await sql`
      select from profile p where p.id = ${data.hotelId} and p.kind = 'hotel' and ${visibleTo(call, 'p')}`.execute(
      call.db,
    )
    if (rows.length === 0) throw invalidField('data/hotelId', 'is not a hotel')
    return createChild(children, call, ownerId, data)
  },
  all: async (page: Page, call: Call) => {
    const isVisible = await visibleThrough(eventKind.gate, call)
    return readChildren(
      children,
      call,
      { condition: sql`exists (select from profile p where p.id = t.owner_id and ${isVisible})` },
      page,
    )
  },
})
