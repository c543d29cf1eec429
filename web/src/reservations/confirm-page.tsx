import type { Reservation } from '@app/contract/hotels/reservation-schema.ts'
import { useState } from 'react'
import { reasonOf } from '../api/problem.ts'
import { Button } from '../components/actions/button.tsx'
import { Banner } from '../components/display/banner.tsx'
import head from '../page/page-head.module.css'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { BookedStay } from './booked-stay.tsx'
import { freeText } from './reservation-words.ts'
import { StayStub } from './stay-stub.tsx'

/** The page of the link that proves an address. Opening it changes nothing, because scanners of emails do. */
export function ConfirmPage({ id }: { id: string }) {
  const [booked, setBooked] = useState<Reservation>()
  const [error, setError] = useState<unknown>()
  const confirm = useWrite(calls['hotel-mgmt'].hotels.reservations.confirm, {
    onDone: ({ data }) => setBooked(data),
    onFailed: setError,
  })
  if (booked)
    return (
      <div className={`page ${head.page}`}>
        <p className="sm mut">{booked.hotelName}</p>
        <h1 className={head.title}>Your room is booked</h1>
        <p className={head.lead}>
          {`We sent the confirmation to ${booked.email ?? 'you'}, with a link to change or cancel it. ${freeText(booked)}`}
        </p>
        <Stack gap="6">
          <StayStub reservation={booked} isForGuest>
            <Row>
              <AddToCalendar id={id} />
            </Row>
          </StayStub>
          <BookedStay reservation={booked} />
        </Stack>
      </div>
    )
  return (
    <div className={`page ${head.page}`}>
      <h1 className={head.title}>Confirm your room</h1>
      <p className={head.lead}>The room waits for you for an hour. Nothing is charged: you pay the hotel.</p>
      <Stack gap="5">
        {error !== undefined && (
          <Banner tone="bad" isLive>
            {reasonOf(error)}
          </Banner>
        )}
        <div>
          <Button variant="primary" isBusy={confirm.isBusy} onClick={() => confirm.run({ id })}>
            Confirm the room
          </Button>
        </div>
      </Stack>
    </div>
  )
}
