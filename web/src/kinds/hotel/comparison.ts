import type { Hotel } from '@app/contract/hotels/hotel-schema.ts'
import { choiceRows, figureRow, type Comparison } from '../../compare/comparison.ts'
import { placeGroup } from '../common-comparison.ts'
import { hotelSummary } from './summary.ts'

export const hotelComparison: Comparison<Hotel> = {
  summary: hotelSummary,
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
