import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fromLocalDate } from '../../../components/fields/calendar-date.ts'
import { DateRange } from '../../../components/fields/date-range.tsx'
import { NumberField } from '../../../components/fields/number-field.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { spaceGroups, spaceLabel } from '../../../profile/spaces/space-groups.ts'
import { mostSpaces } from '../../../page/known-event.ts'
import type { EventRequest } from './event-request.ts'
import styles from './request.module.css'

interface RequestFieldsProps {
  facility: Facility
  request: EventRequest
  onChange: (request: EventRequest) => void
}

export function RequestFields({ facility, request, onChange }: RequestFieldsProps) {
  const set = (change: Partial<EventRequest>) => onChange({ ...request, ...change })
  const [today] = useState(() => fromLocalDate(new Date()))
  const frame = useRef<HTMLDivElement>(null)
  const readTyped = useEffectEvent(() => {
    const typed = (name: string) =>
      frame.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ''
    const [event, count, space] = [typed('event'), typed('count'), typed('space')]
    if (
      event === (request.event ?? '') &&
      count === String(request.count ?? '') &&
      space === (request.space ?? '')
    )
      return
    set({ event: event || undefined, count: wholeCount(count), space: space || undefined })
  })
  // Someone may have typed before hydration.
  useEffect(() => readTyped(), [])

  const names = new Set([
    ...spaceGroups(facility.spaceTypes).map(({ name }) => name),
    ...(request.space ? [request.space] : []),
  ])
  const options = [...names].map((name) => ({ value: name, label: spaceLabel(name) }))
  return (
    <div ref={frame} className={styles.fields}>
      <TextField
        label="Event"
        name="event"
        value={request.event ?? ''}
        maxLength={200}
        autoComplete="off"
        placeholder="Name of the event"
        onChange={({ target }) => set({ event: target.value || undefined })}
      />
      <DateRange
        label="Dates"
        value={{ ...(request.from && { from: request.from }), ...(request.to && { to: request.to }) }}
        placeholder="Not decided yet"
        min={today}
        onChange={({ from, to }) => set({ from, to })}
      />
      {options.length > 0 && (
        <div className={styles.spaces}>
          <NumberField
            label="How many"
            name="count"
            min={1}
            max={mostSpaces}
            step={1}
            inputMode="numeric"
            value={request.count ?? ''}
            placeholder="1"
            onChange={({ target }) => set({ count: wholeCount(target.value) })}
          />
          <SelectField
            label="Spaces"
            name="space"
            value={request.space ?? ''}
            placeholder="Any"
            options={options}
            // Other types have other surfaces.
            onChange={({ target }) => set({ space: target.value || undefined, surface: undefined })}
          />
        </div>
      )}
    </div>
  )
}

const wholeCount = (written: string) => {
  const n = Math.trunc(Number(written))
  return written === '' || !Number.isFinite(n) ? undefined : Math.min(Math.max(n, 1), mostSpaces)
}
