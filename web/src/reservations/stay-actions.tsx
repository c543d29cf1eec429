import { isFree } from '@app/contract/hotels/free-until.ts'
import type { ReadReservation } from '@app/contract/hotels/reservation-schema.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { ChangeStay } from './change-stay.tsx'
import { GuestForm } from './guest-form.tsx'
import styles from './reservations.module.css'

const { reservations } = calls['hotel-mgmt'].hotels

type Open = 'stay' | 'guest'

/** What the reader can still do. The team of a hotel can at any time. */
export function StayActions({ reservation }: { reservation: ReadReservation }) {
  const { id, status, isOwn, guests, children, name, email, phone, arrival, notes } = reservation
  const isBooked = status === 'Confirmed'
  const [open, setOpen] = useState<Open>()
  const cancel = useWrite(reservations.cancel, {
    touches: [reservations.get],
    confirm: () => ({
      title: 'Cancel this stay?',
      text: isOwn
        ? 'The room goes back to the hotel. Nothing is charged.'
        : 'The room can be booked again. We email the guest.',
      confirmText: 'Cancel the stay',
      cancelText: 'Keep the stay',
      isDangerous: true,
    }),
    done: 'The stay is canceled.',
  })
  const isLeft = reservation.checkOut < placeDay(reservation.timeZone)
  const canCancel = !isBooked || (isOwn ? isFree(reservation) : !isLeft)
  const toggle = (part: Open) => setOpen(open === part ? undefined : part)
  return (
    <Stack gap="4">
      <Row>
        {isBooked && isOwn && <AddToCalendar id={id} />}
        {isBooked && canCancel && (
          <Button aria-expanded={open === 'stay'} onClick={() => toggle('stay')}>
            Change the stay
          </Button>
        )}
        <Button aria-expanded={open === 'guest'} onClick={() => toggle('guest')}>
          Change who comes
        </Button>
        {canCancel && (
          <Button variant="quiet" isBusy={cancel.isBusy} onClick={() => cancel.run({ id })}>
            Cancel the stay
          </Button>
        )}
      </Row>
      {open === 'stay' && (
        <div className={styles.change}>
          <ChangeStay reservation={reservation} onDone={() => setOpen(undefined)} />
        </div>
      )}
      {open === 'guest' && (
        <div className={styles.change}>
          <GuestForm
            id={id}
            first={{
              name: name ?? '',
              email: email ?? '',
              phone: phone ?? '',
              children: String(children),
              arrival: arrival ?? '',
              notes: notes ?? '',
            }}
            action={isBooked ? 'Save' : 'Save and email the link'}
            guests={guests}
            isEmailFixed={isBooked}
            onDone={() => setOpen(undefined)}
          />
        </div>
      )}
    </Stack>
  )
}
