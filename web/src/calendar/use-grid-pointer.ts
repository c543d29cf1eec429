import { useRef, type MouseEvent, type PointerEvent } from 'react'
import { moved } from './bars.ts'
import type { CalendarEntry } from './calendar-calls.ts'
import { instantAt, shareOf } from './columns.ts'
import { spanOf, type Cursor, type Spot } from './grid.ts'
import type { LanesProps } from './page-parts.ts'
import { atPlace } from './place-clock.ts'
import { entryOf } from './use-grid-keys.ts'

interface Drag {
  x: number
  y: number
  hasMoved: boolean
  lane: HTMLElement
  from: Spot
  to: Spot
  /** The bar that is dragged. Undefined while a new entry is drawn. */
  bar?: { element: HTMLElement; entry: CalendarEntry }
}

const closest = ({ target }: { target: unknown }, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/** Moves bars and draws new entries by the mouse. Only the element of a bar moves until it is dropped, so that each frame is cheap. */
export function useGridPointer(
  { calendar, columns, canManage, timeZone, onOpen, onSelect, onMove, onShowWeek }: LanesProps,
  { unitIds, setCursor }: { unitIds: readonly string[]; setCursor: (cursor: Cursor) => void },
) {
  const drag = useRef<Drag>(undefined)
  const hasJustDragged = useRef(false)

  function spotIn(lane: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Spot {
    const { left, top, width, height } = lane.getBoundingClientRect()
    const units = calendar.spaces.find(({ id }) => id === lane.dataset['space'])?.units ?? []
    const part = Math.floor(((clientY - top) / height) * units.length)
    const unit = units[Math.min(units.length - 1, Math.max(0, part))]
    return {
      lane: unitIds.indexOf(unit?.id ?? ''),
      at: instantAt(columns, (clientX - left) / width, Math.floor),
    }
  }
  function start(event: PointerEvent) {
    hasJustDragged.current = false
    const lane = closest(event, '[data-space]')
    if (!canManage || event.button !== 0 || event.pointerType === 'touch' || lane === null) return
    const entry = entryOf(event, calendar.entries)
    const element = closest(event, '[data-entry]')
    const from = spotIn(lane, event)
    // A click is sent to what captures the pointer.
    const captor = element ?? lane
    captor.setPointerCapture(event.pointerId)
    const bar = entry && element ? { element, entry } : undefined
    drag.current = { x: event.clientX, y: event.clientY, hasMoved: false, lane, from, to: from, bar }
  }
  function follow(event: PointerEvent) {
    const { current } = drag
    if (current === undefined) return
    const [x, y] = [event.clientX - current.x, event.clientY - current.y]
    if (!current.hasMoved && Math.hypot(x, y) < 5) return
    current.hasMoved = true
    if (current.bar) {
      current.bar.element.style.cssText += `;transform: translate(${x}px, ${y}px); z-index: 4`
      return
    }
    const to = spotIn(current.lane, event)
    if (to.lane === current.to.lane && to.at === current.to.at) return
    current.to = to
    setCursor({ ...to, selection: { ...current.from, kind: 'Booking' } })
  }
  function finish(event: PointerEvent) {
    const { current } = drag
    if (current === undefined) return
    const { bar, lane, from, to, hasMoved } = current
    // Measured before `cancel` moves the bar back, to avoid another layout of all lanes.
    const { width } = lane.getBoundingClientRect()
    const target = document
      .elementsFromPoint(event.clientX, event.clientY)
      .find((element): element is HTMLElement => element instanceof HTMLElement && 'space' in element.dataset)
    const lanes = target ? spotIn(target, event).lane - from.lane : 0
    cancel()
    hasJustDragged.current = hasMoved
    if (!bar) {
      setCursor(to)
      if (hasMoved) onSelect({ ...spanOf(from, to, unitIds) })
      return
    }
    if (!hasMoved) return
    const at = shareOf(columns, Date.parse(bar.entry.starts))
    const shift = (event.clientX - current.x) / width
    const ms = instantAt(columns, at + shift) - instantAt(columns, at)
    const moves = moved(bar.entry, calendar.spaces, { ms, lanes })
    if (moves !== undefined && (ms !== 0 || lanes !== 0)) onMove(bar.entry, moves)
  }
  function cancel() {
    const { bar } = drag.current ?? {}
    drag.current = undefined
    if (bar) Object.assign(bar.element.style, { transform: '', zIndex: '' })
  }
  function click(event: MouseEvent) {
    const entry = entryOf(event, calendar.entries)
    const lane = closest(event, '[data-space]')
    if (hasJustDragged.current) return
    if (entry) onOpen(entry)
    else if (lane && columns.length > 7) onShowWeek(atPlace(spotIn(lane, event).at, timeZone).day)
  }
  return {
    onPointerDown: start,
    onPointerMove: follow,
    onPointerUp: finish,
    onPointerCancel: cancel,
    onClick: click,
  }
}
