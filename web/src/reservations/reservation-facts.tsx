import { moneyText } from '@app/contract/hotels/money.ts'
import { nightsOf, stayText } from '@app/contract/hotels/stay-dates.ts'
import type { Reservation } from '@app/contract/hotels/reservation-schema.ts'
import { LineScore } from '../components/display/line-score.tsx'
import { counted } from '../components/format.ts'

/** A stay at a glance. */
export const ReservationFacts = ({ reservation }: { reservation: Reservation }) => (
  <LineScore
    look="key"
    items={[
      {
        label: 'Reservation',
        value: reservation.number,
        isWords: true,
        note: reservation.name === null ? undefined : `for ${reservation.name}`,
      },
      {
        label: 'Stay',
        value: stayText(reservation),
        isWords: true,
        note: counted(nightsOf(reservation), 'night'),
      },
      {
        label: 'Room',
        value: reservation.roomName,
        isWords: true,
        note: counted(reservation.guests, 'guest'),
      },
      {
        label: 'Pay at the hotel',
        value: moneyText(reservation.totalWithTaxes, reservation.currency),
        note: 'with all taxes and fees',
      },
    ]}
  />
)
