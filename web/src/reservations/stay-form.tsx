import { nightsError } from '@app/contract/hotels/stay-dates.ts'
import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { FormGrid } from '../platform/boxes/form-grid.tsx'

export interface AskedNights {
  checkIn: string
  checkOut: string
  guests: number
}

interface StayFormProps {
  first: AskedNights
  /** What the button does. */
  action: string
  /** With undefined for nights that nobody can stay. */
  onAsk: (asked: AskedNights | undefined) => void
}

/** Nights and guests of one room. */
export function StayForm({ first, action, onAsk }: StayFormProps) {
  const [error, setError] = useState<string>()
  return (
    // Plain form: it only asks for a price.
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        const text = (name: string) => {
          const value = typed.get(name)
          return typeof value === 'string' ? value : ''
        }
        const asked = {
          checkIn: text('checkIn'),
          checkOut: text('checkOut'),
          guests: Number(text('guests')),
        }
        const wrong = nightsError(asked)
        setError(wrong)
        onAsk(wrong === undefined ? asked : undefined)
      }}
    >
      <FormGrid columns="3">
        <TextField type="date" label="Check in" name="checkIn" defaultValue={first.checkIn} required />
        <TextField
          type="date"
          label="Check out"
          name="checkOut"
          defaultValue={first.checkOut}
          error={error}
          required
        />
        <TextField
          type="number"
          label="Guests"
          name="guests"
          min={1}
          max={20}
          defaultValue={first.guests}
          required
        />
        <div>
          <Button type="submit">{action}</Button>
        </div>
      </FormGrid>
    </form>
  )
}
