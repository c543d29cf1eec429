import type { Hotel } from '@app/contract/hotels/hotel-schema.ts'
import { lowestRateText, perNight } from '@app/contract/hotels/money.ts'
import { choiceRows, figureRow, type Comparison, type Row } from '../../compare/comparison.ts'
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
        rateRow(hotels),
      ],
    },
    { title: 'Amenities', rows: choiceRows(hotels, ({ amenities }) => amenities) },
    placeGroup(hotels),
  ],
}

/** Only rates in the same currency are compared. */
const rateRow = (hotels: readonly Hotel[]): Row<Hotel> => ({
  label: 'Rates from',
  ...(new Set(hotels.map(({ currency }) => currency)).size === 1 && { best: 'least' }),
  valueOf(hotel) {
    const text = lowestRateText(hotel)
    return text === undefined || hotel.lowestRate === null
      ? undefined
      : { text, note: perNight, figure: hotel.lowestRate }
  },
})
