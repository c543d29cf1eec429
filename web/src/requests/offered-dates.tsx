import { useState } from 'react'
import { fromLocalDate } from '../components/fields/calendar-date.ts'
import { DateRange } from '../components/fields/date-range.tsx'

interface OfferedDatesProps {
  /** Empty while they aren't chosen. */
  from: string
  to: string
  error: string | undefined
  onChange: (dates: { from: string; to: string }) => void
}

/** The dates of an offer. */
export function OfferedDates({ from, to, error, onChange }: OfferedDatesProps) {
  const [today] = useState(() => fromLocalDate(new Date()))
  return (
    <div data-field="from">
      <DateRange
        label="Dates you offer"
        placeholder="Choose dates"
        min={today}
        error={error}
        value={{ ...(from && { from }), ...(to && { to }) }}
        onChange={({ from: first = '', to: last = first }) => onChange({ from: first, to: last })}
      />
    </div>
  )
}
