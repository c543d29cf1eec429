import { moneyText } from '@app/contract/hotels/money.ts'
import type { ReadReservation } from '@app/contract/hotels/reservation-schema.ts'
import { nightsError } from '@app/contract/hotels/stay-dates.ts'
import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { hindranceText } from '../event-hotels/hotel-words.ts'
import { Loaded } from '../page/loaded.tsx'
import { FormGrid } from '../platform/boxes/form-grid.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { isBookable, priceAt } from './room-price.ts'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { fill, useWrite } from '../platform/calls/use-write.ts'

const { hotels } = calls['hotel-mgmt']

interface ChangeStayProps {
  reservation: ReadReservation
  onDone: () => void
}

/** Other nights or guests in the same room, at a total that is shown before it counts. */
export function ChangeStay({ reservation, onDone }: ChangeStayProps) {
  const [stay, setStay] = useState<Stay>()
  const [error, setError] = useState<string>()
  return (
    <Stack gap="4">
      {/* Plain form: it only asks for a price. */}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget)
          const text = (name: string) => {
            const value = typed.get(name)
            return typeof value === 'string' ? value : ''
          }
          const asked = {
            checkIn: text('checkIn'),
            checkOut: text('checkOut'),
            guests: Number(text('guests')),
          }
          const wrong = nightsError(asked)
          setError(wrong)
          setStay(wrong === undefined ? asked : undefined)
        }}
      >
        <FormGrid columns="3">
          <TextField
            type="date"
            label="Check in"
            name="checkIn"
            defaultValue={reservation.checkIn}
            required
          />
          <TextField
            type="date"
            label="Check out"
            name="checkOut"
            defaultValue={reservation.checkOut}
            error={error}
            required
          />
          <TextField
            type="number"
            label="Guests"
            name="guests"
            min={1}
            max={20}
            defaultValue={reservation.guests}
            required
          />
          <div>
            <Button type="submit">See the price</Button>
          </div>
        </FormGrid>
      </form>
      {stay && <NewPrice key={JSON.stringify(stay)} {...{ reservation, stay, onDone }} />}
    </Stack>
  )
}

interface Stay {
  checkIn: string
  checkOut: string
  guests: number
}

function NewPrice({ reservation, stay, onDone }: ChangeStayProps & { stay: Stay }) {
  const { id, hotelId, roomId, eventId, isOwn } = reservation
  const rooms = useRead(hotels.availability, { ownerId: hotelId ?? '', data: { ...stay, eventId } })
  const change = useWrite(hotels.reservations.change, {
    fills: (reply) => [fill(hotels.reservations.get, { id }, reply)],
    onDone,
    done: isOwn ? 'Your stay is changed.' : 'The stay is changed. We email the guest.',
  })
  return (
    <Loaded query={rooms} errorTitle="The price didn’t load.">
      {({ data: { rooms: offers, currency } }) => {
        const room = offers.find((offer) => offer.id === roomId)
        if (room === undefined) return <p>The hotel no longer has this room.</p>
        // The room that is given back may be the last one.
        if (!isBookable(room) && room.hindrance !== null && room.hindrance !== 'Taken')
          return <p>{hindranceText(room.hindrance, stay.guests, room.minStay)}.</p>
        const { totalWithTaxes, blockId } = priceAt(room)
        return (
          <div>
            <Button
              variant="primary"
              isBusy={change.isBusy}
              onClick={() =>
                change.run({ id, data: { ...stay, roomId: room.id, eventId, blockId, totalWithTaxes } })
              }
            >
              Change the stay for {moneyText(totalWithTaxes, currency)}
            </Button>
          </div>
        )
      }}
    </Loaded>
  )
}
