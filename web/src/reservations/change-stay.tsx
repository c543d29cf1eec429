import { moneyText } from '@app/contract/hotels/money.ts'
import type { ReadReservation } from '@app/contract/hotels/reservation-schema.ts'
import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { hindranceText } from '../event-hotels/hotel-words.ts'
import { Loaded } from '../page/loaded.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { isBookable, priceAt } from './room-price.ts'
import { StayForm, type AskedNights } from './stay-form.tsx'
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
  const [stay, setStay] = useState<AskedNights>()
  return (
    <Stack gap="4">
      <StayForm first={reservation} action="See the price" onAsk={setStay} />
      {stay && <NewPrice key={JSON.stringify(stay)} {...{ reservation, stay, onDone }} />}
    </Stack>
  )
}

function NewPrice({ reservation, stay, onDone }: ChangeStayProps & { stay: AskedNights }) {
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
