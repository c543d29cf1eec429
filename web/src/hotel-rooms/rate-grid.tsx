import type { RoomType } from '@app/contract/hotels/room-schema.ts'
import { countDays } from '@app/contract/rules/calendar-date.ts'
import { memo, useMemo, type KeyboardEvent } from 'react'
import { classNames } from '../components/class-names.ts'
import { count } from '../components/format.ts'
import type { EventSpan } from './event-lanes.ts'
import { EventRows } from './event-rows.tsx'
import { selectedNights, spotAfter, stepFor, type Cursor } from './grid-moves.ts'
import styles from './hotel-rooms.module.css'
import { totalsOf, type Currency, type GridNight, type Taken } from './night-cells.ts'
import { RateRow } from './rate-row.tsx'
import { useRateDrag } from './use-rate-drag.ts'
import { useRowSteps } from './use-row-steps.ts'
import type { GridView } from './views.ts'

export interface RateGridProps {
  ownerId: string
  rooms: readonly RoomType[]
  nights: readonly GridNight[]
  lanes: readonly (readonly EventSpan[])[]
  takenOf: ReadonlyMap<string, Taken>
  currency: Currency
  view: GridView['value']
  today: string
  canManage: boolean
  cursor: Cursor
  setCursor: (cursor: Cursor) => void
  /** Opens the panel of the selected nights. */
  onSelect: (cursor: Cursor) => void
  /** Opens it and puts the focus into the rate, which starts with what was typed. */
  onEdit: (cursor: Cursor, typed?: string) => void
  /** Shows other nights, and returns the first of them. */
  onStep: (nights: number) => string
  onUndo: () => void
  onRoom: (room: RoomType) => void
}

/** Room types as rows, and nights as columns. Tab enters the grid once, and keys move within it. */
export function RateGrid(props: RateGridProps) {
  const { ownerId, rooms, nights, lanes, takenOf, currency, view, today, canManage } = props
  const { cursor, setCursor, onSelect, onEdit, onStep, onUndo, onRoom } = props
  const selected = cursor.anchor === undefined ? undefined : selectedNights(cursor)
  const current = useMemo(() => ({ nights, takenOf }), [nights, takenOf])
  const ids = rooms.map(({ id }) => id)
  const shownOf = useRowSteps(ids, current, ids[cursor.row])
  const { band, handlers } = useRateDrag({
    rowOf: (id) => rooms.findIndex((room) => room.id === id),
    nights,
    selectedFrom: selected?.from,
    canManage,
    setCursor,
    onSelect,
  })
  const shown = {
    rowCount: rooms.length,
    first: nights[0]?.night ?? cursor.night,
    last: nights.at(-1)?.night ?? cursor.night,
  }
  // After other nights were shown, the cursor may be out of sight.
  const night = cursor.night < shown.first || cursor.night > shown.last ? shown.first : cursor.night

  /** Returns whether the key does something here. */
  function act(event: KeyboardEvent<HTMLTableSectionElement>): boolean {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event
    if (altKey) return false
    const here: Cursor = { ...cursor, night }
    const next = spotAfter(here, event, shown)
    if (next) {
      const stretches = shiftKey && canManage
      // Nights of one room type are selected.
      if (stretches && next.row !== here.row) return true
      const steps = stepFor(next.night, key, shown)
      const first = steps === 0 ? shown.first : onStep(steps)
      const last = nights.length - 1
      const column = Math.min(last, Math.max(0, countDays(first, next.night) - 1))
      setCursor(stretches ? { ...next, anchor: here.anchor ?? here.night } : next)
      const row = event.currentTarget.rows[next.row]
      row?.querySelectorAll<HTMLElement>('[data-night]')[column]?.focus()
      return true
    }
    if (!canManage) return false
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') {
      onUndo()
      return true
    }
    if (ctrlKey || metaKey) return false
    if (key === 'Escape' && here.anchor !== undefined) {
      setCursor({ row: here.row, night })
      return true
    }
    if (key !== 'Enter' && key !== 'F2' && !/^\d$/.test(key)) return false
    onEdit({ ...here, anchor: here.anchor ?? night }, /^\d$/.test(key) ? key : undefined)
    return true
  }
  return (
    <div className={`edged ${styles.scroll}`}>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        className={classNames(styles.grid, styles[view])}
        aria-label="Rates and rooms by night"
        aria-multiselectable={canManage}
        aria-readonly={!canManage}
      >
        <GridHead {...{ ownerId, rooms, nights, lanes, takenOf, today }} />
        <tbody
          {...handlers}
          onKeyDown={(event) => {
            if (
              event.target instanceof HTMLElement &&
              event.target.dataset['night'] !== undefined &&
              act(event)
            )
              event.preventDefault()
          }}
        >
          {rooms.map((room, row) => (
            <RateRow
              key={room.id}
              {...{ room, currency }}
              nights={shownOf(room.id).nights}
              taken={shownOf(room.id).takenOf.get(room.id)}
              cursor={row === cursor.row ? night : undefined}
              from={row === cursor.row ? selected?.from : undefined}
              to={row === cursor.row ? selected?.to : undefined}
              onEdit={canManage ? onRoom : undefined}
            />
          ))}
        </tbody>
      </table>
      <div ref={band} className={styles.band} hidden />
    </div>
  )
}

type GridHeadProps = Pick<RateGridProps, 'ownerId' | 'rooms' | 'nights' | 'lanes' | 'takenOf' | 'today'>

/** The nights, the events over them, and what is left of all room types on each. */
const GridHead = memo(function GridHead(props: GridHeadProps) {
  const { ownerId, rooms, nights, lanes, takenOf, today } = props
  const totals = useMemo(() => totalsOf(rooms, nights, takenOf), [rooms, nights, takenOf])
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.label}>
          <small>Night of</small>
        </th>
        {nights.map(({ night, words, isWeekend }, index) => {
          const [weekday, day = ''] = words.split(', ')
          return (
            <th
              key={night}
              scope="col"
              className={styles.head}
              data-weekend={isWeekend}
              aria-label={words}
              aria-current={night === today ? 'date' : undefined}
            >
              {weekday}
              <b>{index === 0 || night.endsWith('-01') ? day : day.split(' ')[1]}</b>
            </th>
          )
        })}
      </tr>
      <EventRows {...{ ownerId, lanes }} />
      <tr>
        <th scope="row" className={styles.label}>
          All rooms
          <small>{`${count(rooms.reduce((sum, room) => sum + room.count, 0))}, left to sell`}</small>
        </th>
        {totals.map(({ left, full }, index) => (
          <td key={nights[index]?.night} className={styles.total} data-weekend={nights[index]?.isWeekend}>
            <b>{left}</b>
            <span>{full}</span>
          </td>
        ))}
      </tr>
    </thead>
  )
})
