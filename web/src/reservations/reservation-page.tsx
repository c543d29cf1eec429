import type { ReadReservation, Reservation } from '@app/contract/hotels/reservation-schema.ts'
import { ApiProblem } from '../api/problem.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Banner } from '../components/display/banner.tsx'
import { Breadcrumbs, type Crumb } from '../components/display/breadcrumbs.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { toHotelsOf } from '../event-hotels/hotels-query.ts'
import { kinds, profilePath } from '../kind/registry.ts'
import head from '../page/page-head.module.css'
import { Aside } from '../platform/boxes/aside.tsx'
import { Panel } from '../platform/boxes/panel.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { LinkRead } from '../requests/lazy-page.tsx'
import { BookedStay } from './booked-stay.tsx'
import { toChosen } from './booking.ts'
import { GettingThere } from './getting-there.tsx'
import { PriceLines } from './price-lines.tsx'
import { freeText, guestText, statusText, titleText } from './reservation-words.ts'
import styles from './reservations.module.css'
import { StayActions } from './stay-actions.tsx'
import { StayStub } from './stay-stub.tsx'
import { UnconfirmedStay } from './unconfirmed-stay.tsx'
import { useStayHotel } from './use-stay-hotel.ts'

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
  /** Whether that is the link that confirms the room. Used again, it shows what became of the room. */
  isProof?: boolean
}

/** What somebody booked, for its guest and for the team of its hotel. */
export function ReservationPage({ id, isLink = false, isProof = false }: ReservationPageProps) {
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
      {({ data }) =>
        isProof && data.status === 'Unconfirmed' ? (
          <UnconfirmedStay reservation={data} />
        ) : (
          <Content reservation={data} />
        )
      }
    </LinkRead>
  )
}

interface Reading {
  reservation: ReadReservation
}

function Content({ reservation }: Reading) {
  const { status, hotelId, hotelName, currency, isOwn } = reservation
  const hotel = useStayHotel(hotelId)
  return (
    <div className={`page ${head.page}`}>
      <Breadcrumbs items={crumbsOf(reservation)} />
      {isOwn && status === 'Confirmed' ? (
        <Row gap="2" as="p">
          <Icon name="circle-check" className="good" />
          <span className="sm semi good">Confirmed</span>
        </Row>
      ) : (
        <p className="sm mut">{hotelName}</p>
      )}
      <h1 className={head.title}>{titleText(reservation)}</h1>
      <Stack gap="6">
        <Lead reservation={reservation} />
        <Aside
          width="l"
          label="Price of the stay"
          side={
            <Stack gap="6">
              <Panel>
                <h2 className="h3">Price of the stay</h2>
                <PriceLines price={reservation} currency={currency} />
              </Panel>
              {isOwn && status === 'Confirmed' && hotel && <GettingThere hotel={hotel} />}
            </Stack>
          }
        >
          <Stack gap="6">
            <StayStub reservation={reservation} isForGuest={isOwn}>
              {(status === 'Confirmed' || status === 'Unconfirmed') && (
                <StayActions reservation={reservation} />
              )}
            </StayStub>
            {isOwn && status === 'Confirmed' && <BookedStay reservation={reservation} />}
            {isOwn && (status === 'Canceled' || status === 'Expired') && hotelId !== null && (
              <Row>
                <ButtonLink variant="primary" {...againOf(reservation, hotelId)}>
                  Book again
                </ButtonLink>
              </Row>
            )}
          </Stack>
        </Aside>
      </Stack>
    </div>
  )
}

/** The hotels of the event and the hotel for its guest, and for the hotel its list. */
function crumbsOf({ isOwn, eventId, hotelId, hotelName, ...stay }: ReadReservation): Crumb[] {
  const path = hotelId === null ? undefined : profilePath(kinds.hotel, hotelId)
  const hotel = path === undefined ? [] : [{ label: hotelName, to: path }]
  const own = { label: 'Reservation' }
  if (!isOwn)
    return [
      ...hotel,
      ...(path === undefined ? [] : [{ label: 'Reservations', to: `${path}/reservations` }]),
      own,
    ]
  const market =
    eventId === null
      ? { label: 'Hotels', to: '/hotels/marketplace' }
      : { label: 'Event hotels', to: toHotelsOf({ ...stay, eventId }) }
  return [market, ...hotel, own]
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
