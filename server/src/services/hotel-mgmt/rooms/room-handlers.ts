import { hotelPricing } from '@app/contract/hotels/pricing-schema.ts'
import { roomTypes } from '@app/contract/hotels/room-schema.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import { childHandlers, removeChild, updateChild, type OwnedItem } from '../../../patterns/children.ts'
import { singleHandlers } from '../../../patterns/single.ts'
import type { Call } from '../../../platform/http/call.ts'
import { lockRoom, requireNoneTaken, resizeNights } from './room-nights.ts'

const rooms = { table: 'hotel_room', collection: roomTypes }

/** A change never leaves fewer rooms than are taken. */
export const roomHandlers = () => ({
  ...childHandlers(rooms),
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
