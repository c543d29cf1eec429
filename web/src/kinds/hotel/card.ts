import type { Hotel } from '@app/contract/hotels/hotel-schema.ts'
import { lowestRateText, perNight } from '@app/contract/hotels/money.ts'
import { count, known } from '../../components/format.ts'
import type { ProfileCardFacts } from '../../kind/profile-summary.ts'
import { kinds } from '../../kind/registry.ts'

export const hotelCard: ProfileCardFacts<Hotel> = {
  kind: kinds.hotel,
  type: ({ starRating }) => (starRating === null ? 'Hotel' : `${starRating}-star hotel`),
  score: (hotel) => {
    const { roomCount } = hotel
    const rate = lowestRateText(hotel)
    return known([
      roomCount !== null && { label: 'Rooms', value: count(roomCount) },
      rate !== undefined && { label: `From, ${perNight}`, value: rate },
    ])
  },
  card: ({ amenities }) => ({ sports: amenities }),
}
