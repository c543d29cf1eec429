import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fromLocalDate } from '../../../components/calendar-date.ts'
import { DateRange } from '../../../components/date-range.tsx'
import { NumberField } from '../../../components/number-field.tsx'
import { SelectField } from '../../../components/select-field.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { spaceGroups } from '../space-groups.ts'
import { spaceLabel } from '../space-words.ts'
import { mostSpaces, type EventWish } from './event-wish.ts'
import styles from './request.module.css'

interface WishFieldsProps {
  facility: Facility
  wish: EventWish
  onChange: (wish: EventWish) => void
  /** Whether the event's name and dates go anywhere. */
  hasEvent: boolean
}

export function WishFields({ facility, wish, onChange, hasEvent }: WishFieldsProps) {
  const set = (change: Partial<EventWish>) => onChange({ ...wish, ...change })
  const [today] = useState(() => fromLocalDate(new Date()))
  const frame = useRef<HTMLDivElement>(null)
  const takeUp = useEffectEvent(() => {
    const typed = (name: string) =>
      frame.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ''
    const [event, count, space] = [typed('event'), typed('count'), typed('space')]
    if (event === (wish.event ?? '') && count === String(wish.count ?? '') && space === (wish.space ?? ''))
      return
    set({ event: event || undefined, count: wholeCount(count), space: space || undefined })
  })
  // Somebody may have begun to type before there was a script to see it.
  useEffect(() => takeUp(), [])

  const names = new Set([
    ...spaceGroups(facility.spaceTypes).map(({ name }) => name),
    ...(wish.space ? [wish.space] : []),
  ])
  const options = [...names].map((name) => ({ value: name, label: spaceLabel(name) }))
  return (
    <div ref={frame} className={styles.fields}>
      {hasEvent && (
        <>
          <TextField
            label="Event"
            name="event"
            value={wish.event ?? ''}
            maxLength={200}
            autoComplete="off"
            placeholder="Name of the event"
            onChange={({ target }) => set({ event: target.value || undefined })}
          />
          <DateRange
            label="Dates"
            value={{ ...(wish.from && { from: wish.from }), ...(wish.to && { to: wish.to }) }}
            placeholder="Not decided yet"
            min={today}
            onChange={({ from, to }) => set({ from, to })}
          />
        </>
      )}
      {options.length > 0 && (
        <div className={styles.spaces}>
          <NumberField
            label="How many"
            name="count"
            min={1}
            max={mostSpaces}
            step={1}
            inputMode="numeric"
            value={wish.count ?? ''}
            placeholder="1"
            onChange={({ target }) => set({ count: wholeCount(target.value) })}
          />
          <SelectField
            label="Spaces"
            name="space"
            value={wish.space ?? ''}
            placeholder="Any"
            options={options}
            // Another kind of space has other surfaces.
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
