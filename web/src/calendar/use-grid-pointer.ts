import { useState, type MouseEvent, type PointerEvent } from 'react'
import { closest, useDrag, type Drag } from '../components/use-drag.ts'
import { moved } from './bars.ts'
import type { CalendarEntry } from './calendar-calls.ts'
import { instantAt, shareOf, stepMs } from './columns.ts'
import { edgeScroll } from './edge-scroll.ts'
import { spanOf, type Cursor, type Spot } from './grid.ts'
import { usePage, type LanesProps } from './page-parts.ts'
import { atPlace } from './place-clock.ts'
import { entryOf } from './use-grid-keys.ts'

interface Dragged {
  /** How far the page was scrolled at the start. */
  scrolled: number
  /** How far the pointer has gone since. */
  by: readonly [x: number, y: number]
  lane: HTMLElement
  from: Spot
  to: Spot
  /** The bar that is dragged. Undefined while a new entry is drawn. */
  bar: { element: HTMLElement; entry: CalendarEntry } | undefined
}

/** What a tap selects. */
const tapSteps = 2

/** Moves the element of a bar by how far the pointer and the page have gone. */
const shift = (drag: Drag<Dragged> | undefined) => {
  if (drag?.what.bar === undefined) return
  const { bar, by, scrolled } = drag.what
  const [x, y] = by
  Object.assign(bar.element.style, {
    transform: `translate(${x}px, ${y + scrollY - scrolled}px)`,
    zIndex: '4',
  })
}

/**
 * Moves bars and draws new entries by the mouse, or by a finger after a long press. A tap on free time selects an hour. Only the
 * element of a bar moves until it is dropped, so that each frame is cheap.
 */
export function useGridPointer(
  { columns, onSelect, onMove }: LanesProps,
  { unitIds, setCursor }: { unitIds: readonly string[]; setCursor: (cursor: Cursor) => void },
) {
  const { calendar, canManage, timeZone, go, open } = usePage()
  const { handlers, current, isByTouch, hasJustDragged } = useDrag<Dragged>({
    begin,
    onPickUp: pickUp,
    onMove: follow,
    onDrop: drop,
    onCancel: cancel,
  })
  const [edges] = useState(() => edgeScroll(() => shift(current())))

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
  const draw = ({ from, to }: Dragged) => setCursor({ ...to, selection: from })

  function begin(event: PointerEvent<HTMLElement>) {
    const lane = closest(event, '[data-space]')
    if (!canManage || lane === null) return undefined
    const entry = entryOf(event, calendar.entries)
    const element = closest(event, '[data-entry]')
    const from = spotIn(lane, event)
    const bar = entry && element ? { element, entry } : undefined
    return {
      what: { scrolled: scrollY, by: [0, 0], lane, from, to: from, bar } satisfies Dragged,
      captor: element ?? lane,
    }
  }
  function pickUp({ what }: Drag<Dragged>) {
    if (what.bar) what.bar.element.dataset['moving'] = 'true'
    else draw(what)
  }
  function follow(drag: Drag<Dragged>, event: PointerEvent<HTMLElement>) {
    const { what } = drag
    if (what.bar) {
      what.by = [event.clientX - drag.x, event.clientY - drag.y]
      edges.follow(event.clientY, event.currentTarget)
      return shift(drag)
    }
    const to = spotIn(what.lane, event)
    if (to.lane === what.to.lane && to.at === what.to.at) return
    what.to = to
    draw(what)
  }
  function drop(
    { what: { bar, lane, from, to }, x, hasMoved }: Drag<Dragged>,
    event: PointerEvent<HTMLElement>,
  ) {
    // Measured before the bar moves back, to avoid another layout of all lanes.
    const { width } = lane.getBoundingClientRect()
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-space]')]
    // Above and below the lanes, the nearest one.
    const target = all.find((one) => one.getBoundingClientRect().bottom > event.clientY) ?? all.at(-1)
    const lanes = target ? spotIn(target, event).lane - from.lane : 0
    putBack(bar)
    if (!bar) {
      setCursor(to)
      if (hasMoved) onSelect(spanOf(from, to, unitIds))
      else if (isByTouch()) selectHour(to)
      return
    }
    if (!hasMoved) return
    const at = shareOf(columns, Date.parse(bar.entry.starts))
    const ms = instantAt(columns, at + (event.clientX - x) / width) - instantAt(columns, at)
    const moves = moved(bar.entry, calendar.spaces, { ms, lanes })
    if (moves !== undefined && (ms !== 0 || lanes !== 0)) onMove(bar.entry, moves)
  }
  function cancel({ what: { bar, from }, isActive }: Drag<Dragged>) {
    if (isActive && !bar) setCursor(from)
    putBack(bar)
  }
  function putBack(bar: Dragged['bar']) {
    edges.stop()
    if (!bar) return
    delete bar.element.dataset['moving']
    Object.assign(bar.element.style, { transform: '', zIndex: '' })
  }
  const selectHour = (spot: Spot) =>
    onSelect(spanOf(spot, { ...spot, at: spot.at + (tapSteps - 1) * stepMs }, unitIds))

  function click(event: MouseEvent) {
    const entry = entryOf(event, calendar.entries)
    const lane = closest(event, '[data-space]')
    if (hasJustDragged()) return
    if (entry) open(entry)
    else if (lane && columns.length > 7)
      go({ view: 'week', day: atPlace(spotIn(lane, event).at, timeZone).day })
    else if (lane && canManage && isByTouch()) selectHour(spotIn(lane, event))
  }
  return { ...handlers, onClick: click }
}
