import { hotelPricing } from '@app/contract/hotels/pricing-schema.ts'
import { roomTypes } from '@app/contract/hotels/room-schema.ts'
import { childHandlers } from '../../../patterns/children.ts'
import { singleHandlers } from '../../../patterns/single.ts'

export const roomHandlers = () => childHandlers({ table: 'hotel_room', collection: roomTypes })

export const pricingHandlers = () => singleHandlers({ table: 'hotel_pricing', collection: hotelPricing })
