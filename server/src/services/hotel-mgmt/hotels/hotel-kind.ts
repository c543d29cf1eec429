import { hotel } from '@app/contract/hotels/hotel-routes.ts'
import { profileKind } from '../../../patterns/profile-kind.ts'

export const hotelKind = profileKind({
  contract: hotel,
  sql: new URL('hotel.sql', import.meta.url),
  hasPages: true,
  watches: { other_name: 'owner_id', hotel_room: 'owner_id', hotel_pricing: 'owner_id' },
})
