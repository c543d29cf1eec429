import type { OfferedNight } from '@app/contract/hotels/availability-schema.ts'
import { nightsOf, stayText, type StayDates } from '@app/contract/hotels/stay-dates.ts'
import type { Reservation } from '@app/contract/hotels/reservation-schema.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { counted } from '../components/format.ts'
import { useDebounced } from '../page/use-debounced.ts'
import { Section } from '../platform/boxes/section.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import type { Booking } from './booking.ts'
import { NightStrip } from './night-strip.tsx'
import { StayForm } from './stay-form.tsx'
import { blockOf, stayAfterPress } from './strip-nights.ts'

interface NightsChoiceProps {
  booking: Booking
  /** Around the stay, in the room of the booking. */
  nights: readonly OfferedNight[]
  currency: Reservation['currency']
  onChoose: (booking: Booking) => void
}

/** A room is held for nights that somebody has stopped to choose, so that each press doesn't hold one. */
const settledMs = 700

/** The nights and guests of the stay, and a way to others. */
export function NightsChoice({ booking, nights, currency, onChoose }: NightsChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  const [pressed, setPressed] = useState<StayDates>()
  const [error, setError] = useState<string>()
  const { eventId } = booking
  const event = useRead(
    calls['event-mgmt'].events.get,
    { id: eventId ?? '' },
    { enabled: eventId !== null, retry: false },
  ).data?.data
  const stay = pressed ?? booking
  const settled = useDebounced(pressed, settledMs)
  const choose = useEffectEvent((chosen: StayDates) => {
    if (chosen.checkIn === booking.checkIn && chosen.checkOut === booking.checkOut) return
    onChoose({ ...booking, ...chosen, blockId: blockOf(nights, chosen) })
  })
  useEffect(() => {
    if (settled !== undefined) choose(settled)
  }, [settled])
  function press(night: string) {
    const after = stayAfterPress(stay, night)
    setError('error' in after ? after.error : undefined)
    if (!('error' in after)) setPressed(after)
  }
  return (
    <Section
      title="Nights"
      look="h3"
      action={
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Change nights or guests
        </Button>
      }
    >
      <p className="mut" aria-live="polite">
        {`${stayText(stay)}, ${counted(nightsOf(stay), 'night')} for ${counted(booking.guests, 'guest')}`}
        {error !== undefined && <span className="bad">{`. ${error}`}</span>}
      </p>
      {nights.length > 0 && <NightStrip {...{ nights, stay, currency }} eventDays={event} onPress={press} />}
      {isOpen && (
        <StayForm
          first={booking}
          action="See the price"
          onAsk={(asked) => {
            if (asked === undefined) return
            setOpen(false)
            setPressed(undefined)
            onChoose({ ...booking, ...asked })
          }}
        />
      )}
    </Section>
  )
}
