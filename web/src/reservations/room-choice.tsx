import type { RoomOffer } from '@app/contract/hotels/availability-schema.ts'
import { moneyText } from '@app/contract/hotels/money.ts'
import { nightsOf } from '@app/contract/hotels/stay-dates.ts'
import type { Reservation } from '@app/contract/hotels/reservation-schema.ts'
import { RadioGroup } from '../components/fields/radio-group.tsx'
import { count, counted } from '../components/format.ts'
import { bedsText, hindranceText } from '../event-hotels/hotel-words.ts'
import type { Booking } from './booking.ts'
import { isBookable, priceAt } from './room-price.ts'

interface RoomChoiceProps {
  booking: Booking
  rooms: readonly RoomOffer[]
  currency: Reservation['currency']
  onChoose: (room: RoomOffer) => void
}

/** All room types with what the stay costs in each, of which one is being booked. */
export const RoomChoice = ({ booking, rooms, currency, onChoose }: RoomChoiceProps) => (
  <RadioGroup
    label="Room"
    hint={`Totals for ${counted(nightsOf(booking), 'night')} with all taxes and fees.`}
    value={booking.roomId}
    onChange={({ currentTarget }) => {
      const room = rooms.find(({ id }) => id === currentTarget.value)
      if (room !== undefined) onChoose(room)
    }}
    options={rooms.map((room) => {
      const { totalWithTaxes, left } = priceAt(room)
      const isOpen = isBookable(room)
      return {
        value: room.id,
        label: <span className="semi">{room.name}</span>,
        hint: [bedsText(room.beds), `Sleeps ${count(room.guests)}`].filter(Boolean).join('. '),
        isDisabled: !isOpen && room.id !== booking.roomId,
        end: (
          <>
            <span className="semi">{moneyText(totalWithTaxes, currency)}</span>
            <br />
            <span className="xs mut">
              {isOpen ? `${count(left)} left` : hindranceText(room.hindrance, booking.guests, room.minStay)}
            </span>
          </>
        ),
      }
    })}
  />
)
