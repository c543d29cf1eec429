import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Breadcrumbs } from '../components/display/breadcrumbs.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { toHotelsOf } from '../event-hotels/hotels-query.ts'
import { kinds, profilePath } from '../kind/registry.ts'
import { Loaded } from '../page/loaded.tsx'
import head from '../page/page-head.module.css'
import { ByMailedKey } from '../platform/calls/by-mailed-key.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { bookingIn, type Booking } from './booking.ts'
import { HeldRoom, type HeldRoomProps } from './held-room.tsx'
import styles from './reservations.module.css'
import { hasStay, rangeAround } from './strip-nights.ts'
import { useHoldKey } from './use-hold.ts'
import { keepShown } from '../platform/calls/use-observed.ts'

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
  // Nights stay where they are while others are chosen.
  const [first] = useState(() => rangeAround(booking))
  const nights = hasStay(first, booking) ? first : rangeAround(booking)
  const stay = { ownerId: hotelId, data: { checkIn, checkOut, guests, eventId, code, nights } }
  const rooms = useRead(hotels.availability, stay, {
    // What this page holds must not be taken from what it offers.
    staleTime: Infinity,
    // What was typed stays while other nights load.
    placeholderData: keepShown,
  })
  const path = profilePath(kinds.hotel, hotelId)
  return (
    <div className={`page ${head.page} ${styles.booking}`} aria-busy={rooms.isPlaceholderData || undefined}>
      <Breadcrumbs
        items={[
          eventId === null
            ? { label: 'Hotels', to: '/hotels/marketplace' }
            : { label: 'Event hotels', to: toHotelsOf({ ...booking, eventId }) },
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
            <Booked
              {...{ booking, room }}
              {...data}
              isLoading={rooms.isPlaceholderData}
              onAgain={() => void rooms.refetch()}
            />
          )
        }}
      </Loaded>
    </div>
  )
}

type BookedProps = Omit<HeldRoomProps, 'price' | 'block' | 'isBlockGone' | 'holdKey' | 'onForget'>

/** All calls about the room come with its key, so that somebody without an account can make them. */
function Booked({ room, ...props }: BookedProps) {
  const { booking } = props
  const block = booking.blockId != null && room.block?.id === booking.blockId ? room.block : null
  // Without the block, it is what everybody pays.
  const booked = { ...booking, blockId: block?.id ?? null }
  const price = block ?? room
  const { key, again, forget } = useHoldKey(booked, price.totalWithTaxes)
  return (
    <ByMailedKey mailedKey={key}>
      <HeldRoom
        {...props}
        {...{ room, price, block }}
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
