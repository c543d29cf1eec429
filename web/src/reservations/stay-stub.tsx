import type { Reservation } from '@app/contract/hotels/reservation-schema.ts'
import type { ReactNode } from 'react'
import { Panel } from '../platform/boxes/panel.tsx'
import { HotelContact } from './hotel-contact.tsx'
import { ReservationFacts } from './reservation-facts.tsx'
import { useStayHotel } from './use-stay-hotel.ts'

interface StayStubProps {
  reservation: Reservation
  /** Guests read how to reach the hotel, whose team knows it. */
  isForGuest: boolean
  /** What the reader can do. */
  children: ReactNode
}

/** A reservation by its number, with the hotel and the stay at a glance. */
export function StayStub({ reservation, isForGuest, children }: StayStubProps) {
  const { number, name, hotelId } = reservation
  const hotel = useStayHotel(hotelId)
  return (
    <Panel gap="5">
      <div>
        <p className="sm mut">Reservation number</p>
        <p className="h2">{number}</p>
        {name !== null && <p className="sm mut">{`for ${name}`}</p>}
      </div>
      {isForGuest && hotel && <HotelContact hotel={hotel} />}
      <ReservationFacts {...{ reservation, hotel }} />
      {children}
    </Panel>
  )
}
