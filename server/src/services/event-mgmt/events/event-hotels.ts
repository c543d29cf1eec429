import { eventHotels } from '@app/contract/events/event-hotels.ts'
import type { Page } from '@app/contract/envelope.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import { childHandlers, createChild, readChildren, type Owned } from '../../../patterns/children.ts'
import { requireVisible, seesProfile, visibleThrough } from '../../../patterns/visibility.ts'
import type { Call } from '../../../platform/http/call.ts'
import { eventKind } from './event-kind.ts'

/** Hotels that the caller can't see are left out. */
const children = {
  table: 'event_hotel',
  collection: eventHotels,
  visible: (call: Call) => seesProfile(call, 't.hotel_id'),
}

/** Handlers for the hotels of an event, and for those of all events. */
export const eventHotelHandlers = () => ({
  ...childHandlers(children),
  create: async ({ ownerId, data }: Owned & { data: z.output<typeof eventHotels.draft> }, call: Call) => {
    await requireVisible(call, data.hotelId, ['hotel'], 'data/hotelId')
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
