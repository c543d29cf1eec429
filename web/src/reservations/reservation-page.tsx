import { moneyText } from '@app/contract/hotels/money.ts'
import { confirmMinutes, type Reservation } from '@app/contract/hotels/reservation-schema.ts'
import { nightsOf, stayText } from '@app/contract/hotels/stay-dates.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApiProblem } from '../api/problem.ts'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Banner } from '../components/display/banner.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { LineScore } from '../components/display/line-score.tsx'
import { count, counted } from '../components/format.ts'
import { kinds, profilePath } from '../kind/registry.ts'
import head from '../page/page-head.module.css'
import { Aside } from '../platform/boxes/aside.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { fill, useWrite } from '../platform/calls/use-write.ts'
import { LinkRead } from '../requests/lazy-page.tsx'
import { toBooking } from './booking.ts'
import { ChangeStay } from './change-stay.tsx'
import { GuestForm } from './guest-form.tsx'
import { PriceLines } from './price-lines.tsx'
import { freeText, isFree, statusText } from './reservation-words.ts'
import styles from './reservations.module.css'

const { reservations } = calls['hotel-mgmt'].hotels

const unknown =
  'It may be incomplete or expired. A room that isn’t confirmed in time is given back. The link in your latest email about it works.'

/** What somebody booked, for its guest and for the team of its hotel. */
export function ReservationPage({ id }: { id: string }) {
  const read = useRead(reservations.get, { id }, { retry: false })
  const status = read.error instanceof ApiProblem ? read.error.status : undefined
  if (read.data === undefined && (status === 401 || status === 403))
    return (
      <div className="page section">
        <EmptyState headingLevel="h1" title="This isn’t your reservation">
          Only its guest and the hotel read it. Booked without an account? Use the link in your email.
        </EmptyState>
      </div>
    )
  return (
    <LinkRead query={read} unknown={unknown}>
      {({ data }) => <Content reservation={data} />}
    </LinkRead>
  )
}

const titles: Record<Reservation['status'], string> = {
  Held: 'A room is held for you',
  Unconfirmed: 'One more step',
  Confirmed: 'Your room is booked',
  Canceled: 'This stay is canceled',
  Expired: 'The room was given back',
}

function Content({ reservation }: { reservation: Reservation }) {
  const { status, hotelId, hotelName, roomName, guests, number, currency } = reservation
  return (
    <div className={`page ${head.page}`}>
      <p className="sm mut">{hotelName}</p>
      <h1 className={head.title}>{titles[status]}</h1>
      <Stack gap="6">
        <Lead reservation={reservation} />
        <LineScore
          items={[
            { label: 'Reservation', value: number },
            {
              label: 'Stay',
              value: stayText(reservation),
              isWords: true,
              note: counted(nightsOf(reservation), 'night'),
            },
            { label: 'Room', value: roomName, isWords: true, note: counted(guests, 'guest') },
            {
              label: 'Pay at the hotel',
              value: moneyText(reservation.totalWithTaxes, currency),
              note: 'with all taxes and fees',
            },
          ]}
        />
        <Aside
          width="l"
          label="Price of the stay"
          side={<PriceLines price={reservation} currency={currency} />}
        >
          <Stack gap="6">
            {status === 'Confirmed' && <Changes reservation={reservation} />}
            {(status === 'Canceled' || status === 'Expired') && hotelId !== null && (
              <Row>
                <ButtonLink variant="primary" to={againOf(reservation) ?? profilePath(kinds.hotel, hotelId)}>
                  Book again
                </ButtonLink>
              </Row>
            )}
            {hotelId !== null && (
              <Row>
                <ButtonLink to={profilePath(kinds.hotel, hotelId)}>See the hotel</ButtonLink>
              </Row>
            )}
          </Stack>
        </Aside>
      </Stack>
    </div>
  )
}

const againOf = ({ hotelId, roomId, ...stay }: Reservation) =>
  hotelId === null || roomId === null ? undefined : toBooking({ ...stay, hotelId, roomId })

/** What the guest has to know or do now. */
function Lead({ reservation }: { reservation: Reservation }) {
  const { id, status, email } = reservation
  const [search] = useSearchParams()
  const confirm = useWrite(reservations.confirm, {
    fills: (reply) => [fill(reservations.get, { id }, reply)],
    done: 'Your room is booked.',
  })
  if (status === 'Unconfirmed' && search.has('confirm'))
    return (
      <Banner
        tone="warn"
        action={
          <Button variant="primary" isBusy={confirm.isBusy} onClick={() => confirm.run({ id })}>
            Confirm the room
          </Button>
        }
      >
        {`Confirm it within ${count(confirmMinutes)} minutes of booking. After that, the room is given back.`}
      </Banner>
    )
  if (status === 'Unconfirmed')
    return (
      <Banner tone="warn" isLive>
        {`We emailed a link to ${email ?? 'you'}. Open it within an hour to confirm the room. After that, it is given back.`}
      </Banner>
    )
  if (status === 'Canceled') return <p className={head.lead}>Nothing was charged.</p>
  if (status === 'Confirmed')
    return (
      <p className={head.lead}>
        {`We sent the confirmation with a calendar entry${email === null ? '' : ` to ${email}`}. ${freeText(reservation)}`}
      </p>
    )
  return <p className={head.lead}>{statusText(status)}</p>
}

type Open = 'stay' | 'guest'

/** What the guest can still do. */
function Changes({ reservation }: { reservation: Reservation }) {
  const { id, name, email, phone, arrival, notes } = reservation
  const [open, setOpen] = useState<Open>()
  const cancel = useWrite(reservations.cancel, {
    touches: [reservations.get],
    confirm: () => ({
      title: 'Cancel this stay?',
      text: 'The room goes back to the hotel. Nothing is charged.',
      confirmText: 'Cancel the stay',
      isDangerous: true,
    }),
    done: 'The stay is canceled.',
  })
  const canChange = isFree(reservation)
  const toggle = (part: Open) => setOpen(open === part ? undefined : part)
  return (
    <Stack gap="4">
      <Row>
        {canChange && (
          <Button aria-expanded={open === 'stay'} onClick={() => toggle('stay')}>
            Change the stay
          </Button>
        )}
        <Button aria-expanded={open === 'guest'} onClick={() => toggle('guest')}>
          Change who comes
        </Button>
        {canChange && (
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
              arrival: arrival ?? '',
              notes: notes ?? '',
            }}
            action="Save"
            canSend
            isEmailFixed
            onDone={() => setOpen(undefined)}
          />
        </div>
      )}
    </Stack>
  )
}
