import { moneyText } from '@app/contract/hotels/money.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { count, counted } from '../components/format.ts'
import { Loaded } from '../page/loaded.tsx'
import { Row, Toolbar } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import styles from './event-hotels.module.css'
import { toChosen } from '../reservations/booking.ts'
import { besideText, isBookable, priceAt } from '../reservations/room-price.ts'
import { bedsText, hindranceText } from './hotel-words.ts'

interface RoomListProps {
  eventId: string
  /** Of a link to a block. */
  code: string | undefined
  hotelId: string
  stay: { checkIn: string; checkOut: string }
  guests: number
  /** The page of the hotel, with the stay. */
  hotelPath: string
}

/** What each room type of a hotel costs for the stay. */
export function RoomList({ eventId, code, hotelId, stay, guests, hotelPath }: RoomListProps) {
  const rooms = useRead(calls['hotel-mgmt'].hotels.availability, {
    ownerId: hotelId,
    data: { ...stay, guests, eventId, code: code ?? null },
  })
  return (
    <Loaded query={rooms} errorTitle="The rooms didn’t load.">
      {({ data }) => (
        <Stack gap="3">
          <ul>
            {data.rooms
              .map((room) => ({ room, price: priceAt(room) }))
              .map(({ room, price }) => (
                <li key={room.id} className={styles.type}>
                  <Toolbar gap="2 4" align="start">
                    <div className={styles.words}>
                      <p className="semi">{room.name}</p>
                      <p className="sm mut">
                        {[bedsText(room.beds), `sleeps ${count(room.guests)}`].filter(Boolean).join(', ')}
                      </p>
                      {isBookable(room) && room.block && (
                        <p className="sm mut">
                          {besideText({ room, block: room.block, stay, currency: data.currency })}
                        </p>
                      )}
                    </div>
                    {isBookable(room) ? (
                      <div className={styles.buy}>
                        <Toolbar gap="4" isWrapping={false}>
                          <p>
                            <strong>{moneyText(price.totalWithTaxes, data.currency)}</strong>
                            <small>
                              {moneyText(price.total, data.currency)} before taxes,{' '}
                              {counted(price.left, 'room')} left
                            </small>
                          </p>
                          <ButtonLink
                            variant="primary"
                            {...toChosen({
                              eventId,
                              hotelId,
                              roomId: room.id,
                              ...stay,
                              guests,
                              blockId: price.blockId,
                              code: code ?? null,
                            })}
                          >
                            Book<span className="sr"> {room.name}</span>
                          </ButtonLink>
                        </Toolbar>
                      </div>
                    ) : (
                      <p className="sm mut">{hindranceText(room.hindrance, guests, room.minStay)}</p>
                    )}
                  </Toolbar>
                </li>
              ))}
          </ul>
          <Row gap="3">
            <ButtonLink to={hotelPath}>Contact the hotel</ButtonLink>
            <p className="sm mut">You pay the hotel. No card is needed to book.</p>
          </Row>
        </Stack>
      )}
    </Loaded>
  )
}
