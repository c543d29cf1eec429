import type { Hotel } from '@app/contract/hotels/hotel-schema.ts'
import { guestsText } from '@app/contract/hotels/guests-text.ts'
import { moneyText } from '@app/contract/hotels/money.ts'
import type { Reservation } from '@app/contract/hotels/reservation-schema.ts'
import { nightsOf } from '@app/contract/hotels/stay-dates.ts'
import { LineScore } from '../components/display/line-score.tsx'
import { counted } from '../components/format.ts'
import { dayWords, timeOfDay } from '../page/time-of-day.ts'

interface ReservationFactsProps {
  reservation: Reservation
  /** Undefined until it is loaded, and while it is hidden. */
  hotel: Hotel | undefined
}

/** A stay at a glance. */
export function ReservationFacts({ reservation, hotel }: ReservationFactsProps) {
  const { status, checkIn, checkOut, roomName, totalWithTaxes, currency } = reservation
  const { checkInTime = null, checkOutTime = null } = hotel ?? {}
  const isOff = status === 'Canceled' || status === 'Expired'
  const nights = counted(nightsOf(reservation), 'night')
  return (
    <LineScore
      look="key"
      items={[
        {
          label: 'Check in',
          value: dayWords(checkIn),
          isWords: true,
          note: checkInTime === null ? undefined : `from ${timeOfDay(checkInTime)}`,
        },
        {
          label: 'Check out',
          value: dayWords(checkOut),
          isWords: true,
          note: checkOutTime === null ? nights : `until ${timeOfDay(checkOutTime)}, ${nights}`,
        },
        { label: 'Room', value: roomName, isWords: true, note: guestsText(reservation) },
        {
          label: isOff ? 'Price, not charged' : 'Pay at the hotel',
          value: moneyText(totalWithTaxes, currency),
          note: 'with all taxes and fees',
        },
      ]}
    />
  )
}
