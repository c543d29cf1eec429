import type { RoomOffer } from '@app/contract/hotels/availability-schema.ts'
import { moneyText } from '@app/contract/hotels/money.ts'
import type { Reservation } from '@app/contract/hotels/reservation-schema.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { count } from '../components/format.ts'
import { Row, Toolbar } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { toChosen, type Booking } from './booking.ts'
import { isBookable, priceAt } from './room-price.ts'
import styles from './reservations.module.css'

interface RoomChoiceProps {
  booking: Booking
  rooms: readonly RoomOffer[]
  currency: Reservation['currency']
  /** The reservation that is held, which another choice gives back. */
  heldId: string | undefined
  onGivenBack: () => void
}

/** All room types, of which one is being booked. */
export function RoomChoice({ booking, rooms, currency, heldId, onGivenBack }: RoomChoiceProps) {
  const giveBack = useWrite(calls['hotel-mgmt'].hotels.reservations.cancel, { onFailed: () => undefined })
  function choose() {
    if (heldId === undefined) return
    onGivenBack()
    giveBack.run({ id: heldId })
  }
  return (
    <section aria-labelledby="room">
      <Stack gap="3">
        <h2 id="room" className="h3">
          Room
        </h2>
        <ul>
          {rooms
            .map((room) => ({ room, ...priceAt(room) }))
            .map(({ room, totalWithTaxes, blockId }) => (
              <li
                key={room.id}
                className={styles.room}
                aria-current={room.id === booking.roomId ? 'true' : undefined}
              >
                <Toolbar isWrapping={false}>
                  <div>
                    <p className="semi">{room.name}</p>
                    <p className="sm mut">{`Sleeps ${count(room.guests)}`}</p>
                  </div>
                  <Row gap="3" isWrapping={false}>
                    <span className="semi">{moneyText(totalWithTaxes, currency)}</span>
                    {room.id === booking.roomId ? (
                      <span className="sm mut">Chosen</span>
                    ) : (
                      isBookable(room) && (
                        <ButtonLink
                          {...toChosen({ ...booking, roomId: room.id, blockId })}
                          replace
                          onClick={choose}
                        >
                          Choose<span className="sr"> {room.name}</span>
                        </ButtonLink>
                      )
                    )}
                  </Row>
                </Toolbar>
              </li>
            ))}
        </ul>
      </Stack>
    </section>
  )
}
