import type { Reservation } from '@app/contract/hotels/reservation-schema.ts'
import type { ReactNode } from 'react'
import { Picture } from '../components/pictures/picture.tsx'
import { Panel } from '../platform/boxes/panel.tsx'
import { Toolbar } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { HotelContact } from './hotel-contact.tsx'
import { ReservationFacts } from './reservation-facts.tsx'
import styles from './reservations.module.css'
import { useStayHotel } from './use-stay-hotel.ts'

interface StayStubProps {
  reservation: Reservation
  /** Guests see the hotel and how to reach it, which its team knows. */
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
      <Toolbar align="start" gap="5">
        <div className={styles.number}>
          <Stack gap="5">
            <div>
              <p className="sm mut">Reservation number</p>
              <p className="h2">{number}</p>
              {name !== null && <p className="sm mut">{`for ${name}`}</p>}
            </div>
            {isForGuest && hotel && <HotelContact hotel={hotel} />}
          </Stack>
        </div>
        {isForGuest && hotel && (
          <Picture
            src={hotel.headerImage}
            alt=""
            fallbackName={hotel.name}
            sizes="(min-width: 600px) 240px, 100vw"
            ratio="16:9"
            className={styles.picture}
          />
        )}
      </Toolbar>
      <ReservationFacts {...{ reservation, hotel }} />
      {children}
    </Panel>
  )
}
