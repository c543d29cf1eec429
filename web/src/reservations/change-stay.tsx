import { moneyText } from '@app/contract/hotels/money.ts'
import type { ReadReservation } from '@app/contract/hotels/reservation-schema.ts'
import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { hindranceText } from '../event-hotels/hotel-words.ts'
import { Loaded } from '../page/loaded.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { fill, useWrite } from '../platform/calls/use-write.ts'
import { PriceLines } from './price-lines.tsx'
import { isBookable } from './room-price.ts'
import { differenceText, otherPrice, rateChangeText } from './stay-change.ts'
import { StayForm, type AskedNights } from './stay-form.tsx'

const { hotels } = calls['hotel-mgmt']
const { offers } = hotels.reservations

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
  const { id, roomId, eventId, isOwn } = reservation
  const rooms = useRead(offers, { id, data: stay })
  const change = useWrite(hotels.reservations.change, {
    fills: (reply) => [fill(hotels.reservations.get, { id }, reply)],
    // A refusal has a price, or rooms left, that this doesn't show yet.
    touches: [offers],
    isTouchedByFailure: true,
    onDone,
    done: isOwn ? 'Your stay is changed.' : 'The stay is changed. We email the guest.',
  })
  return (
    <Loaded query={rooms} errorTitle="The price didn’t load.">
      {({ data: { rooms: found, currency } }) => {
        const room = found.find((offer) => offer.id === roomId)
        if (room === undefined) return <p>The hotel no longer has this room.</p>
        if (!isBookable(room)) return <p>{hindranceText(room.hindrance, stay.guests, room.minStay)}.</p>
        const price = otherPrice(room, reservation)
        const rates = rateChangeText(reservation, price, stay)
        const { totalWithTaxes, blockId } = price
        return (
          <Stack gap="3">
            <PriceLines {...{ price, currency }} />
            {rates !== '' && <p>{rates}</p>}
            <p className="sm mut">{differenceText(reservation, totalWithTaxes)}</p>
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
          </Stack>
        )
      }}
    </Loaded>
  )
}
