import type { DayRange } from '@app/contract/day-range.ts'
import { hotelPricing } from '@app/contract/hotels/pricing-schema.ts'
import { roomTypes, type TakenNights } from '@app/contract/hotels/room-schema.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import type * as z from 'zod'
import {
  childHandlers,
  removeChild,
  updateChild,
  type Owned,
  type OwnedItem,
} from '../../../patterns/children.ts'
import type { ServiceParts } from '../../../patterns/service-parts.ts'
import { singleHandlers } from '../../../patterns/single.ts'
import type { Call } from '../../../platform/http/call.ts'
import { lockRoom, readTakenNights, requireNoneTaken, resizeNights } from './room-nights.ts'
import { zoneOf } from './room-offers.ts'

const rooms = { table: 'hotel_room', collection: roomTypes }

/** A change never leaves fewer rooms than are taken. */
export const roomHandlers = ({ resolveLocation }: Pick<ServiceParts, 'resolveLocation'>) => ({
  ...childHandlers(rooms),
  nights: async ({ ownerId, from, to }: Owned & z.output<typeof DayRange>, call: Call) => {
    const { lat, lng, nights } = await readTakenNights(call, ownerId, from, to)
    const timeZone = await zoneOf(resolveLocation, { lat, lng })
    return { data: { timeZone, nights } satisfies z.output<typeof TakenNights> }
  },
  update: async ({ ownerId, id, patch }: OwnedItem & { patch: PatchOperation[] }, call: Call) => {
    const reply = await updateChild(rooms, call, ownerId, id, patch)
    await resizeNights(call, id)
    return reply
  },
  remove: async ({ ownerId, id }: OwnedItem, call: Call) => {
    await lockRoom(call, ownerId, id)
    await requireNoneTaken(call, ownerId, id)
    return removeChild(rooms, call, ownerId, id)
  },
})

export const pricingHandlers = () => singleHandlers({ table: 'hotel_pricing', collection: hotelPricing })
