import type { Hotel } from '@app/contract/hotels/hotel-schema.ts'
import { dollars } from '@app/contract/rules/costs.ts'
import { count, known } from '../../components/format.ts'
import type { ProfileCardFacts } from '../../kind/profile-summary.ts'
import { kinds } from '../../kind/registry.ts'

export const hotelCard: ProfileCardFacts<Hotel> = {
  kind: kinds.hotel,
  type: ({ starRating }) => (starRating === null ? 'Hotel' : `${starRating}-star hotel`),
  score: ({ roomCount, lowestRate }) =>
    known([
      roomCount !== null && { label: 'Rooms', value: count(roomCount) },
      lowestRate !== null && { label: 'From', value: dollars(lowestRate) },
    ]),
  card: ({ amenities }) => ({ sports: amenities }),
}
