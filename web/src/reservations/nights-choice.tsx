import { nightsOf, stayText } from '@app/contract/hotels/stay-dates.ts'
import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { counted } from '../components/format.ts'
import { Section } from '../platform/boxes/section.tsx'
import type { Booking } from './booking.ts'
import { StayForm } from './stay-form.tsx'

interface NightsChoiceProps {
  booking: Booking
  onChoose: (booking: Booking) => void
}

/** The nights and guests of the stay, and a way to others. */
export function NightsChoice({ booking, onChoose }: NightsChoiceProps) {
  const [isOpen, setOpen] = useState(false)
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
      <p className="mut">
        {`${stayText(booking)}, ${counted(nightsOf(booking), 'night')} for ${counted(booking.guests, 'guest')}`}
      </p>
      {isOpen && (
        <StayForm
          first={booking}
          action="See the price"
          onAsk={(asked) => {
            if (asked === undefined) return
            setOpen(false)
            onChoose({ ...booking, ...asked })
          }}
        />
      )}
    </Section>
  )
}
