import type { RoomOffer, RoomOffers, StayPrice } from '@app/contract/hotels/availability-schema.ts'
import { moneyText } from '@app/contract/hotels/money.ts'
import { holdMinutes } from '@app/contract/hotels/reservation-schema.ts'
import { nightsOf, stayText } from '@app/contract/hotels/stay-dates.ts'
import type * as z from 'zod'
import { useMemo, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useSession } from '../api/session.ts'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Banner } from '../components/display/banner.tsx'
import { Breadcrumbs } from '../components/display/breadcrumbs.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { counted } from '../components/format.ts'
import { kinds, profilePath } from '../kind/registry.ts'
import { Loaded } from '../page/loaded.tsx'
import head from '../page/page-head.module.css'
import { reasonOf } from '../api/problem.ts'
import { Aside } from '../platform/boxes/aside.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { ByMailedKey } from '../platform/calls/by-mailed-key.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { bookingIn, clockText, isChosen, type Booking } from './booking.ts'
import { GuestForm } from './guest-form.tsx'
import { HoldClock } from './hold-clock.tsx'
import { PriceLines } from './price-lines.tsx'
import { rebateText } from './room-price.ts'
import { RoomChoice } from './room-choice.tsx'
import { freeText } from './reservation-words.ts'
import styles from './reservations.module.css'
import { holdOf, useHold, useHoldKey, useSecondsLeft } from './use-hold.ts'

const { hotels } = calls['hotel-mgmt']

/** Books the room of the address. */
export function Reserve() {
  const [search] = useSearchParams()
  const booking = useMemo(() => bookingIn(search), [search])
  if (booking === undefined)
    return (
      <div className="page section">
        <EmptyState
          headingLevel="h1"
          title="This link names no room"
          actions={<ButtonLink to="/hotels/marketplace">Find a hotel</ButtonLink>}
        >
          It may be incomplete. Choose a hotel, the nights and a room.
        </EmptyState>
      </div>
    )
  return <RoomsToBook booking={booking} />
}

function RoomsToBook({ booking }: { booking: Booking }) {
  const { hotelId, checkIn, checkOut, guests, eventId, code = null } = booking
  const hotel = useRead(hotels.get, { id: hotelId })
  const stay = { ownerId: hotelId, data: { checkIn, checkOut, guests, eventId, code } }
  // What this page holds must not be taken from what it offers.
  const rooms = useRead(hotels.availability, stay, { staleTime: Infinity })
  const path = profilePath(kinds.hotel, hotelId)
  return (
    <div className={`page ${head.page}`}>
      <Breadcrumbs
        items={[
          { label: 'Hotels', to: '/hotels/marketplace' },
          { label: hotel.data?.data.name ?? 'Hotel', to: path },
          { label: 'Book a room' },
        ]}
      />
      <h1 className={head.title}>Book a room</h1>
      <p className={head.lead}>
        {hotel.data && (
          <Link to={path} className="link">
            {hotel.data.data.name}
          </Link>
        )}
        {` ${stayText(booking)}, ${counted(nightsOf(booking), 'night')} for ${counted(guests, 'guest')}.`}
      </p>
      <Loaded query={rooms} errorTitle="The rooms didn’t load.">
        {({ data }) => {
          const room = data.rooms.find(({ id }) => id === booking.roomId)
          return room === undefined ? (
            <EmptyState
              title="The hotel no longer has this room"
              actions={<ButtonLink to={path}>See the hotel</ButtonLink>}
            />
          ) : (
            <Booked {...{ booking, room }} {...data} onAgain={() => void rooms.refetch()} />
          )
        }}
      </Loaded>
    </div>
  )
}

interface BookedProps extends Pick<
  z.output<typeof RoomOffers>,
  'rooms' | 'currency' | 'freeUntil' | 'timeZone'
> {
  booking: Booking
  room: RoomOffer
  /** What is offered may have changed since the page was opened. */
  onAgain: () => void
}

/** All calls about the room come with its key, so that somebody without an account can make them. */
function Booked(props: BookedProps) {
  const { booking, room } = props
  const block = booking.blockId != null && room.block?.id === booking.blockId ? room.block : null
  // Without the block, it is what everybody pays.
  const booked = { ...booking, blockId: block?.id ?? null }
  const price = block ?? room
  const { key, again, forget } = useHoldKey(booked, price.totalWithTaxes)
  return (
    <ByMailedKey mailedKey={key}>
      <Held
        {...props}
        {...{ price, block }}
        booking={booked}
        isBlockGone={booking.blockId != null && block === null}
        holdKey={key}
        onAgain={() => {
          again()
          props.onAgain()
        }}
        onForget={forget}
      />
    </ByMailedKey>
  )
}

interface HeldProps extends BookedProps {
  price: StayPrice
  block: RoomOffer['block']
  /** The rooms of the event are booked, or its cut-off has passed, since the page was opened. */
  isBlockGone: boolean
  holdKey: string
  /** Another visit holds a room anew. */
  onForget: () => void
}

function Held({
  booking,
  price,
  block,
  isBlockGone,
  rooms,
  currency,
  freeUntil,
  timeZone,
  holdKey,
  onAgain,
  onForget,
}: HeldProps) {
  const input = holdOf(booking, holdKey, price.totalWithTaxes)
  const { state } = useLocation()
  const [isPressed, setIsPressed] = useState(false)
  const isAsked = isPressed || isChosen(state)
  const { reservation, repliedAt, error } = useHold(input, isAsked)
  const seconds = useSecondsLeft(reservation?.secondsLeft ?? null, repliedAt)
  const navigate = useNavigate()
  const person = useSession((session) => session.person)
  const isHeld = reservation?.status === 'Held' && seconds > 0
  const total = moneyText(price.totalWithTaxes, currency)
  const isOver = reservation !== undefined && !isHeld
  return (
    <Aside
      width="l"
      isSticky
      label="Price of the stay"
      side={
        <div className={`edged ${styles.panel}`}>
          <Stack gap="4">
            <h2 className="h3">Price of the stay</h2>
            {isHeld && <HoldClock reservation={reservation} seconds={seconds} held={input} />}
            {block && <p className="sm">{`Event rate. ${rebateText(block, currency)}`}</p>}
            <PriceLines price={price} currency={currency} />
            <p className="sm mut">{freeText(reservation ?? { freeUntil, timeZone })}</p>
            <p className="sm mut">You pay the hotel. No card is needed now.</p>
          </Stack>
        </div>
      }
    >
      <Stack gap="6">
        <RoomChoice
          {...{ booking, rooms, currency }}
          onGivenBack={onForget}
          heldId={isHeld ? reservation.id : undefined}
        />
        {isBlockGone && (
          <Banner tone="warn">
            The rooms at the event rate are booked, or their last day to book has passed. This is what
            everybody pays. Ask the hotel whether it adds rooms.
          </Banner>
        )}
        {!isAsked && (
          <Banner action={<Button onClick={() => setIsPressed(true)}>Hold this room</Button>}>
            {`Nobody holds this room for you yet. Hold it for ${holdMinutes} minutes while you fill in the form.`}
          </Banner>
        )}
        {error !== null && (
          <Banner tone="bad" isLive action={<Button onClick={onAgain}>Try again</Button>}>
            {`The room isn’t held for you. ${reasonOf(error)}`}
          </Banner>
        )}
        {isOver && (
          <Banner tone="warn" isLive action={<Button onClick={onAgain}>Hold it again</Button>}>
            The room was held for you and then given back. What you typed is still here.
          </Banner>
        )}
        <h2 className="h3">Who comes</h2>
        <GuestForm
          id={reservation?.id ?? ''}
          first={{
            name: person?.name ?? '',
            email: person?.email ?? '',
            phone: '',
            arrival: '',
            notes: '',
          }}
          action={`Reserve for ${total}`}
          canSend={isHeld}
          onDone={({ id }) => {
            onForget()
            // With an account, no key has to stay in the history of the browser.
            void navigate(`/reservations/${id}${person === null ? `#${holdKey}` : ''}`, { replace: true })
          }}
        >
          {isHeld && <p className="sm mut">{`Held for you ${clockText(seconds)}`}</p>}
        </GuestForm>
      </Stack>
    </Aside>
  )
}
