import type { ReadReservation } from '@app/contract/hotels/reservation-schema.ts'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../components/actions/button.tsx'
import head from '../page/page-head.module.css'
import { Aside } from '../platform/boxes/aside.tsx'
import { calls } from '../platform/calls/calls.ts'
import { fill, useWrite } from '../platform/calls/use-write.ts'
import { PriceLines } from './price-lines.tsx'
import { StayStub } from './stay-stub.tsx'

const { reservations } = calls['hotel-mgmt'].hotels

/** A room for whoever reads the address that was typed for it. Opening the link changes nothing, because scanners of emails do. */
export function UnconfirmedStay({ reservation }: { reservation: ReadReservation }) {
  const { id, hotelName, currency } = reservation
  const { hash } = useLocation()
  const navigate = useNavigate()
  const confirm = useWrite(reservations.confirm, {
    fills: (reply) => [fill(reservations.get, { id }, reply)],
    // Somebody may have canceled it, or its hour is over.
    touches: [reservations.get],
    isTouchedByFailure: true,
    // The same link manages the room from now on.
    onDone: () => navigate(`/reservations/${id}${hash}`, { replace: true }),
    failed: 'The room isn’t confirmed.',
  })
  return (
    <div className={`page ${head.page}`}>
      <p className="sm mut">{hotelName}</p>
      <h1 className={head.title}>Confirm your room</h1>
      <p className={head.lead}>
        The room is kept for you for an hour. Nothing is charged: you pay the hotel.
      </p>
      <Aside
        width="l"
        label="Price of the stay"
        side={<PriceLines price={reservation} currency={currency} />}
      >
        <StayStub reservation={reservation} isForGuest>
          <div>
            <Button variant="primary" isBusy={confirm.isBusy} onClick={() => confirm.run({ id })}>
              Confirm the room
            </Button>
          </div>
        </StayStub>
      </Aside>
    </div>
  )
}
