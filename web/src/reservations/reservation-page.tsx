import { isFree } from '@app/contract/hotels/free-until.ts'
import type { ReadReservation, Reservation } from '@app/contract/hotels/reservation-schema.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { useState } from 'react'
import { ApiProblem } from '../api/problem.ts'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Banner } from '../components/display/banner.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import head from '../page/page-head.module.css'
import { Aside } from '../platform/boxes/aside.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { LinkRead } from '../requests/lazy-page.tsx'
import { AddToCalendar } from './add-to-calendar.tsx'
import { BookedStay } from './booked-stay.tsx'
import { toChosen } from './booking.ts'
import { ChangeStay } from './change-stay.tsx'
import { GuestForm } from './guest-form.tsx'
import { PriceLines } from './price-lines.tsx'
import { freeText, guestText, statusText, titleText } from './reservation-words.ts'
import styles from './reservations.module.css'
import { StayStub } from './stay-stub.tsx'

const { reservations } = calls['hotel-mgmt'].hotels

const unknown = {
  link: 'It may be incomplete or expired. A room that isn’t confirmed in time is given back. The link in your latest email about it works.',
  address: 'The address may be incomplete. A room that isn’t confirmed in time is given back.',
}

const actions = (
  <>
    <ButtonLink to="/reservations">All your rooms</ButtonLink>
    <ButtonLink to="/hotels/marketplace">Find a hotel</ButtonLink>
  </>
)

interface ReservationPageProps {
  id: string
  /** Whether somebody reads it by the link from an email. */
  isLink?: boolean
}

/** What somebody booked, for its guest and for the team of its hotel. */
export function ReservationPage({ id, isLink = false }: ReservationPageProps) {
  const read = useRead(reservations.get, { id }, { retry: false })
  const status = read.error instanceof ApiProblem ? read.error.status : undefined
  if (read.data === undefined && (status === 401 || status === 403))
    return (
      <div className="page section">
        <EmptyState headingLevel="h1" title="This isn’t your reservation" actions={actions}>
          Only its guest and the hotel read it. Booked without an account? Use the link in your email.
        </EmptyState>
      </div>
    )
  return (
    <LinkRead
      query={read}
      unknownTitle={isLink ? undefined : 'No such reservation'}
      unknown={isLink ? unknown.link : unknown.address}
      actions={actions}
    >
      {({ data }) => <Content reservation={data} />}
    </LinkRead>
  )
}

interface Reading {
  reservation: ReadReservation
}

function Content({ reservation }: Reading) {
  const { status, hotelId, hotelName, currency, isOwn } = reservation
  return (
    <div className={`page ${head.page}`}>
      <p className="sm mut">{hotelName}</p>
      <h1 className={head.title}>{titleText(reservation)}</h1>
      <Stack gap="6">
        <Lead reservation={reservation} />
        <Aside
          width="l"
          label="Price of the stay"
          side={<PriceLines price={reservation} currency={currency} />}
        >
          <Stack gap="6">
            <StayStub reservation={reservation} isForGuest={isOwn}>
              {(status === 'Confirmed' || status === 'Unconfirmed') && <Changes reservation={reservation} />}
            </StayStub>
            {isOwn && status === 'Confirmed' && <BookedStay reservation={reservation} />}
            {isOwn && (status === 'Canceled' || status === 'Expired') && hotelId !== null && (
              <Row>
                <ButtonLink variant="primary" {...againOf(reservation, hotelId)}>
                  Book again
                </ButtonLink>
              </Row>
            )}
            {hotelId !== null && (
              <Row>
                {isOwn ? (
                  <ButtonLink to={profilePath(kinds.hotel, hotelId)}>See the hotel</ButtonLink>
                ) : (
                  <ButtonLink to={`${profilePath(kinds.hotel, hotelId)}/reservations`}>
                    All reservations
                  </ButtonLink>
                )}
              </Row>
            )}
          </Stack>
        </Aside>
      </Stack>
    </div>
  )
}

const againOf = ({ roomId, ...stay }: Reservation, hotelId: string) =>
  roomId === null ? { to: profilePath(kinds.hotel, hotelId) } : toChosen({ ...stay, hotelId, roomId })

/** What the reader has to know or do now. */
function Lead({ reservation }: Reading) {
  const { status, email, isOwn } = reservation
  if (!isOwn) return <p className={head.lead}>{guestText(reservation)}</p>
  if (status === 'Unconfirmed')
    return (
      <div className={styles.lead}>
        <Banner tone="warn" isLive>
          {`We emailed a link to ${email ?? 'you'}. Open it within an hour to confirm the room. After that, it is given back.`}
        </Banner>
      </div>
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

/** What the reader can still do. The team of a hotel can at any time. */
function Changes({ reservation }: Reading) {
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
