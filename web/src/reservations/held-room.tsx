import type {
  OfferedRoom,
  RoomOffer,
  RoomOffers,
  StayPrice,
} from '@app/contract/hotels/availability-schema.ts'
import { moneyText } from '@app/contract/hotels/money.ts'
import { holdMinutes } from '@app/contract/hotels/reservation-schema.ts'
import type * as z from 'zod'
import { useLocation, useNavigate } from 'react-router'
import { reasonOf } from '../api/problem.ts'
import { useSession } from '../api/session.ts'
import { Button } from '../components/actions/button.tsx'
import { Banner } from '../components/display/banner.tsx'
import { FootBar } from '../page/foot-bar.tsx'
import { Aside } from '../platform/boxes/aside.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Section } from '../platform/boxes/section.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { isChosen, toChosen, type Booking } from './booking.ts'
import { GuestFields, useGuestForm } from './guest-form.tsx'
import { HeldShortly, KeepLonger } from './hold-clock.tsx'
import { NightsChoice } from './nights-choice.tsx'
import { OtherRooms } from './other-rooms.tsx'
import { PlansChange } from './plans-change.tsx'
import { RoomChoice } from './room-choice.tsx'
import { priceAt } from './room-price.ts'
import { StayPanel } from './stay-panel.tsx'
import { holdOf, useHold, useIsHeld } from './use-hold.ts'

export interface HeldRoomProps extends Pick<
  z.output<typeof RoomOffers>,
  'rooms' | 'currency' | 'freeUntil' | 'timeZone'
> {
  booking: Booking
  room: OfferedRoom
  price: StayPrice
  block: RoomOffer['block']
  /** The rooms of the event are booked, or its cut-off has passed, since the page was opened. */
  isBlockGone: boolean
  /** Whether other nights are being read. Nothing is held meanwhile. */
  isLoading: boolean
  holdKey: string
  /** What is offered may have changed since the page was opened. */
  onAgain: () => void
  /** Another visit holds a room anew. */
  onForget: () => void
}

const formId = 'guests'

/** The room that is held while the guest says who comes. */
export function HeldRoom({
  booking,
  rooms,
  room,
  price,
  block,
  isBlockGone,
  isLoading,
  ...props
}: HeldRoomProps) {
  const { currency, holdKey, onAgain, onForget } = props
  const input = holdOf(booking, holdKey, price.totalWithTaxes)
  const { state } = useLocation()
  const isAsked = isChosen(state)
  const { reservation, repliedAt, error } = useHold(input, isAsked && !isLoading)
  const hold = { secondsLeft: reservation?.secondsLeft, repliedAt }
  const navigate = useNavigate()
  const person = useSession((session) => session.person)
  const giveBack = useWrite(calls['hotel-mgmt'].hotels.reservations.cancel, { onFailed: () => undefined })
  const isHeld = useIsHeld(hold) && reservation?.status === 'Held'
  const held = isHeld ? { ...hold, reservation, input } : undefined
  const stay = reservation ?? props
  const total = moneyText(price.totalWithTaxes, currency)
  const guest = useGuestForm({
    id: reservation?.id ?? '',
    first: {
      name: person?.name ?? '',
      email: person?.email ?? '',
      phone: '',
      children: '0',
      arrival: '',
      notes: '',
    },
    onDone: ({ id }) => {
      onForget()
      // With an account, no key has to stay in the history of the browser.
      void navigate(`/reservations/${id}${person === null ? `#${holdKey}` : ''}`, { replace: true })
    },
  })
  // Kept with the address, so that a reload finds the same hold.
  function choose(chosen: Booking) {
    const { to, state: asChosen } = toChosen(chosen)
    void navigate(to, { replace: true, state: asChosen, preventScrollReset: true })
  }
  function moveTo(other: Booking) {
    if (isHeld) {
      onForget()
      giveBack.run({ id: reservation.id })
    }
    choose(other)
  }
  const chooseRoom = (other: RoomOffer) =>
    moveTo({ ...booking, roomId: other.id, blockId: priceAt(other).blockId })
  const isOver = reservation !== undefined && !isHeld
  const next: NextStep = !isAsked
    ? { label: 'Hold this room', short: 'Hold it', run: () => choose(booking) }
    : error !== null
      ? { label: 'Try to hold it', short: 'Try again', run: onAgain }
      : isOver
        ? { label: 'Hold it again', short: 'Hold again', run: onAgain }
        : {
            label: `Reserve for ${total}`,
            short: 'Reserve',
            form: formId,
            isBusy: guest.isBusy,
            isDisabled: !isHeld,
          }

  return (
    <>
      <Aside
        width="l"
        isSticky
        label="Price of the stay"
        side={
          <StayPanel {...{ room, price, block, currency, stay }} held={held}>
            <NextButton {...next}>{next.label}</NextButton>
          </StayPanel>
        }
      >
        <Stack gap="8">
          <NightsChoice {...{ booking, currency }} nights={room.nights} onChoose={moveTo} />
          <RoomChoice {...{ booking, rooms, currency }} onChoose={chooseRoom} />
          {isBlockGone && (
            <Banner tone="warn">
              The rooms at the event rate are booked, or their last day to book has passed. This is what
              everybody pays. Ask the hotel whether it adds rooms.
            </Banner>
          )}
          {!isAsked && (
            <Banner>
              {`Nobody holds this room for you yet. Hold it for ${holdMinutes} minutes while you fill in the form.`}
            </Banner>
          )}
          {error !== null && (
            <Banner tone="bad" isLive>
              {`The room isn’t held for you. ${reasonOf(error)}`}
              <OtherRooms {...{ error, rooms, room, currency }} onChoose={chooseRoom} />
            </Banner>
          )}
          {isOver && (
            <Banner tone="warn" isLive>
              The room was held for you and then given back. What you typed is still here.
            </Banner>
          )}
          <Section title="Who comes" look="h3">
            <GuestFields guest={guest} formId={formId} guests={booking.guests} />
          </Section>
          <PlansChange stay={stay} />
        </Stack>
      </Aside>
      <FootBar label="Your price, in short">
        <span>
          <b className="semi">{total}</b>
          <span className="sm mut">{isHeld ? <HeldShortly hold={hold} /> : 'Not held for you'}</span>
        </span>
        <Row gap="2" isWrapping={false}>
          {held && <KeepLonger {...held} label={`${holdMinutes} min more`} />}
          <NextButton {...next}>{next.short}</NextButton>
        </Row>
      </FootBar>
    </>
  )
}

/** The one thing to do now, beside the price: to book what is held, or else to hold it. */
interface NextStep {
  label: string
  /** On the bar at the foot. */
  short: string
  /** Without, it sends the form. */
  run?: () => void
  form?: string
  isBusy?: boolean
  isDisabled?: boolean
}

const NextButton = ({ run, form, isBusy, isDisabled, children }: NextStep & { children: string }) => (
  <Button
    type={run ? 'button' : 'submit'}
    variant="primary"
    form={form}
    isBusy={isBusy}
    disabled={isDisabled}
    onClick={run}
  >
    {children}
  </Button>
)
