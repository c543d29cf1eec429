import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { moved } from './bars.ts'
import type { CalendarEntry } from './calendar-calls.ts'
import { arrowOf, spanOf, spotAfter, type Cursor } from './grid.ts'
import { usePage, type LanesProps } from './page-parts.ts'

/** The kind of entry that each key creates. */
const kinds: Readonly<Record<string, CalendarEntry['kind']>> = { b: 'Booking', h: 'Hold', x: 'Blackout' }

/** The entry of a bar that an event came from. */
export const entryOf = ({ target }: { target: unknown }, entries: readonly CalendarEntry[]) => {
  const bar = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null
  return bar ? entries.find(({ id }) => id === bar.dataset['entry']) : undefined
}

/**
 * Arrows move the cursor. Enter opens what is there or starts a booking, Shift and arrows stretch it, Enter confirms, and Escape drops it. B, H and X
 * open the form for what is stretched, or for the cursor. M picks a bar up, arrows move it, Enter drops it there, and Delete asks to release it.
 */
export function useGridKeys(props: LanesProps) {
  const { columns, onSelect, onTaken, onMove, onStep } = props
  const { calendar, canManage, timeZone, open, remove } = usePage()
  const { entries, spaces } = calendar
  const unitIds = spaces.flatMap(({ units }) => units.map(({ id }) => id))
  const [state, setCursor] = useState<Cursor>()
  const [first, last] = [columns[0]?.starts ?? 0, columns.at(-1)?.ends ?? 0]
  const isShown = state !== undefined && state.at >= first && state.at < last
  const cursor: Cursor = isShown || state?.moving ? state : { lane: state?.lane ?? 0, at: first }

  const under = entries.find(
    (entry) =>
      entry.unitIds.includes(unitIds[cursor.lane] ?? '') &&
      Date.parse(entry.starts) <= cursor.at &&
      Date.parse(entry.ends) > cursor.at,
  )

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const bar = entryOf(event, entries)
    const spot = bar ? { lane: unitIds.indexOf(bar.unitIds[0] ?? ''), at: Date.parse(bar.starts) } : cursor
    const next = act(event, { ...cursor, ...spot }, bar ?? (cursor.selection ? undefined : under))
    if (next === undefined) return
    event.preventDefault()
    // The grid keeps the keys: a bar is another element after it changed its space.
    if (next.moving) event.currentTarget.focus()
    setCursor(next)
  }

  /** What is picked up goes back when the focus leaves the grid. */
  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (cursor.moving && !currentTarget.contains(relatedTarget))
      setCursor({ lane: cursor.lane, at: cursor.at })
  }

  /** Returns the next cursor. Undefined if the key does nothing here. */
  function act(
    { key, shiftKey, currentTarget }: KeyboardEvent<HTMLElement>,
    here: Cursor,
    entry: CalendarEntry | undefined,
  ): Cursor | undefined {
    const { lane, at, selection, moving } = here
    const arrow = arrowOf(key)
    if (moving) {
      if (arrow) return { ...here, moving: moved(moving, spaces, arrow) ?? moving }
      if (key === 'Escape') return { lane, at }
      if (key !== 'Enter') return undefined
      onMove(entries.find(({ id }) => id === moving.id) ?? moving, moving)
      return { lane: unitIds.indexOf(moving.unitIds[0] ?? ''), at: Date.parse(moving.starts) }
    }
    const to = spotAfter(here, key, { columns, laneCount: unitIds.length, timeZone })
    if (to) {
      if (key.startsWith('Page')) onStep(key === 'PageUp' ? -1 : 1)
      // The next key starts at the cursor, not at the focused bar.
      currentTarget.focus()
      if (shiftKey && canManage) return { ...to, selection: selection ?? { lane, at } }
      const start = selection && spotAfter(selection, key, { columns, laneCount: unitIds.length, timeZone })
      return start ? { ...to, selection: start } : to
    }
    if (key === 'Escape' && selection) return { lane, at }
    const kind = key === 'Enter' && selection ? 'Booking' : kinds[key.toLowerCase()]
    if (kind && canManage) {
      if (entry && !(kind === 'Hold' && entry.kind === 'Hold')) onTaken(entry)
      else onSelect({ kind, ...spanOf(selection ?? here, here, unitIds) })
      return { lane, at }
    }
    if (key === 'Enter' && entry) {
      open(entry)
      return { lane, at }
    }
    if (!canManage) return undefined
    if (key === 'Enter') return { lane, at, selection: { lane, at } }
    if (entry && key.toLowerCase() === 'm') return { lane, at, moving: entry }
    if (entry && key === 'Delete') {
      remove(entry)
      return { lane, at }
    }
    return undefined
  }
  return { cursor, setCursor, under, unitIds, onKeyDown, onBlur }
}
