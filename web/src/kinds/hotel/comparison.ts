import type { Hotel } from '@app/contract/hotels/hotel-schema.ts'
import { choiceRows, figureRow, type Comparison } from '../../compare/comparison.ts'
import { placeGroup } from '../../compare/common-comparison.ts'
import { hotelCard } from './card.ts'

export const hotelComparison: Comparison<Hotel> = {
  card: hotelCard,
  groups: (hotels) => [
    {
      title: 'Overview',
      rows: [
        figureRow('Stars', ({ starRating }) => starRating),
        figureRow('Rooms', ({ roomCount }) => roomCount),
        figureRow('Rates from', ({ lowestRate }) => lowestRate, { unit: 'dollars a night', best: 'least' }),
      ],
    },
    { title: 'Amenities', rows: choiceRows(hotels, ({ amenities }) => amenities) },
    placeGroup(hotels),
  ],
}
