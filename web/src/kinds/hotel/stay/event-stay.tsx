import type { RoomOffer } from '@app/contract/hotels/availability-schema.ts'
import { moneyText } from '@app/contract/hotels/money.ts'
import { nightsOf, stayText } from '@app/contract/hotels/stay-dates.ts'
import { Link } from 'react-router'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { counted } from '../../../components/format.ts'
import { hindranceText } from '../../../event-hotels/hotel-words.ts'
import { toHotelsOf } from '../../../event-hotels/hotels-query.ts'
import { StayTotal } from '../../../event-hotels/stay-total.tsx'
import { Toolbar } from '../../../platform/boxes/row.tsx'
import { calls } from '../../../platform/calls/calls.ts'
import { useRead } from '../../../platform/calls/use-read.ts'
import { eventStayIn, toChosen, type EventStay as Stay } from '../../../reservations/booking.ts'
import { besideText, isBookable, priceAt } from '../../../reservations/room-price.ts'
import styles from './event-stay.module.css'

/** What the stay costs for which somebody has come from the hotels of an event, and the way back to them. */
export function EventStay({ hotelId, search }: { hotelId: string; search: URLSearchParams }) {
  const stay = eventStayIn(search)
  return stay === undefined ? null : <ShownStay {...{ hotelId, stay }} />
}

function ShownStay({ hotelId, stay }: { hotelId: string; stay: Stay }) {
  const { eventId, checkIn, checkOut, guests, roomId, code = null } = stay
  const event = useRead(calls['event-mgmt'].events.get, { id: eventId })
  const offers = useRead(calls['hotel-mgmt'].hotels.availability, {
    ownerId: hotelId,
    data: { checkIn, checkOut, guests, eventId, code },
  })
  const name = event.data?.data.name
  const { rooms, currency } = offers.data?.data ?? { rooms: [], currency: 'USD' as const }
  const open = rooms
    .filter(isBookable)
    .map((one) => ({ room: one, price: priceAt(one) }))
    .toSorted((a, b) => a.price.total - b.price.total)
  const { room, price } = open.find((one) => one.room.id === roomId) ?? open[0] ?? {}
  const people = `${counted(nightsOf(stay), 'night')}, ${counted(guests, 'guest')}`
  return (
    <section
      aria-label="Your stay"
      aria-busy={offers.data === undefined}
      className={`edged ${styles.stay}`}
      data-reserve={room && true}
    >
      <Toolbar gap="3 6">
        <div className={styles.words}>
          <p className="semi">{[name && `For ${name}`, stayText(stay)].filter(Boolean).join(', ')}</p>
          <p className="sm mut">{room ? `${people}, ${room.name}` : people}</p>
          <Link className="link link-hit sm" to={toHotelsOf(stay)}>
            All hotels for the event
          </Link>
        </div>
        {room === undefined || price === undefined ? (
          <p className="sm mut">
            {offers.data === undefined && !offers.error && 'Checking rates…'}
            {offers.error && 'These nights can’t be booked now.'}
            {offers.data && noRoomText(offers.data.data.rooms, guests)}
          </p>
        ) : (
          <div className={styles.end}>
            <StayTotal
              offer={price}
              {...{ currency, stay }}
              beside={
                room.block === null ? undefined : besideText({ room, block: room.block, stay, currency })
              }
            />
            <ButtonLink
              variant="primary"
              {...toChosen({ ...stay, hotelId, roomId: room.id, blockId: price.blockId })}
            >
              Reserve for {moneyText(price.totalWithTaxes, currency)}
            </ButtonLink>
          </div>
        )}
      </Toolbar>
    </section>
  )
}

const noRoomText = ([first]: RoomOffer[], guests: number) =>
  first === undefined
    ? 'Rooms and prices aren’t here. Ask the hotel.'
    : hindranceText(first.hindrance, guests, first.minStay)
