import { useCallback, useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import { moved } from './bars.ts'
import type { CalendarEntry } from './calendar-calls.ts'
import { instantAt, shareOf, stepMs } from './columns.ts'
import { edgeScroll } from './edge-scroll.ts'
import { spanOf, type Cursor, type Spot } from './grid.ts'
import { usePage, type LanesProps } from './page-parts.ts'
import { atPlace } from './place-clock.ts'
import { entryOf } from './use-grid-keys.ts'

interface Drag {
  /** Where it began, and how far the page was scrolled then. */
  x: number
  y: number
  scrolled: number
  /** How far the pointer has gone since. */
  by: readonly [x: number, y: number]
  /** A mouse drags at once. A finger scrolls, unless it rests first. */
  isActive: boolean
  hasMoved: boolean
  lane: HTMLElement
  from: Spot
  to: Spot
  /** The bar that is dragged. Undefined while a new entry is drawn. */
  bar?: { element: HTMLElement; entry: CalendarEntry }
}

/** How long a finger rests before it drags, in ms. */
const longPress = 450
/** How far a pointer moves without meaning it, in pixels. */
const slop = { mouse: 5, touch: 10 }
/** What a tap selects. */
const tapSteps = 2

const closest = ({ target }: { target: unknown }, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/**
 * Moves bars and draws new entries by the mouse, or by a finger after a long press. A tap on free time selects an hour. Only the
 * element of a bar moves until it is dropped, so that each frame is cheap.
 */
export function useGridPointer(
  { columns, onSelect, onMove }: LanesProps,
  { unitIds, setCursor }: { unitIds: readonly string[]; setCursor: (cursor: Cursor) => void },
) {
  const { calendar, canManage, timeZone, go, open } = usePage()
  const drag = useRef<Drag>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasJustDragged = useRef(false)
  const isByTouch = useRef(false)
  const [edges] = useState(() => edgeScroll(() => drag.current && shift(drag.current)))

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
  const draw = ({ from, to }: Drag) => setCursor({ ...to, selection: from })

  function start(event: PointerEvent) {
    hasJustDragged.current = false
    isByTouch.current = event.pointerType === 'touch'
    const lane = closest(event, '[data-space]')
    if (!canManage || event.button !== 0 || !event.isPrimary || lane === null) return
    const entry = entryOf(event, calendar.entries)
    const element = closest(event, '[data-entry]')
    const from = spotIn(lane, event)
    const bar = entry && element ? { element, entry } : undefined
    const begun: Drag = {
      x: event.clientX,
      y: event.clientY,
      scrolled: scrollY,
      by: [0, 0],
      isActive: !isByTouch.current,
      hasMoved: false,
      lane,
      from,
      to: from,
      ...(bar && { bar }),
    }
    drag.current = begun
    if (isByTouch.current) timer.current = setTimeout(() => pickUp(begun), longPress)
    // A click is sent to what captures the pointer. A finger is captured by itself.
    else (element ?? lane).setPointerCapture(event.pointerId)
  }
  function pickUp(begun: Drag) {
    begun.isActive = true
    if (begun.bar) begun.bar.element.dataset['moving'] = 'true'
    else draw(begun)
  }
  function follow(event: PointerEvent<HTMLElement>) {
    const { current } = drag
    if (current === undefined) return
    const [x, y] = [event.clientX - current.x, event.clientY - current.y]
    if (!current.hasMoved && Math.hypot(x, y) < (isByTouch.current ? slop.touch : slop.mouse)) return
    if (!current.isActive) return cancel()
    current.hasMoved = true
    if (current.bar) {
      current.by = [x, y]
      edges.follow(event.clientY, event.currentTarget)
      return shift(current)
    }
    const to = spotIn(current.lane, event)
    if (to.lane === current.to.lane && to.at === current.to.at) return
    current.to = to
    draw(current)
  }
  const shift = ({ bar, by: [x, y], scrolled }: Drag) =>
    Object.assign(bar?.element.style ?? {}, {
      transform: `translate(${x}px, ${y + scrollY - scrolled}px)`,
      zIndex: '4',
    })
  function finish(event: PointerEvent<HTMLElement>) {
    const { current } = drag
    if (current === undefined) return
    const { bar, lane, from, to, isActive, hasMoved } = current
    // Measured before `cancel` moves the bar back, to avoid another layout of all lanes.
    const { width } = lane.getBoundingClientRect()
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-space]')]
    // Above and below the lanes, the nearest one.
    const target = all.find((one) => one.getBoundingClientRect().bottom > event.clientY) ?? all.at(-1)
    const lanes = target ? spotIn(target, event).lane - from.lane : 0
    cancel()
    if (!isActive) return
    hasJustDragged.current = hasMoved || isByTouch.current
    if (!bar) {
      setCursor(to)
      if (hasMoved) onSelect(spanOf(from, to, unitIds))
      else if (isByTouch.current) selectHour(to)
      return
    }
    if (!hasMoved) return
    const at = shareOf(columns, Date.parse(bar.entry.starts))
    const ms = instantAt(columns, at + (event.clientX - current.x) / width) - instantAt(columns, at)
    const moves = moved(bar.entry, calendar.spaces, { ms, lanes })
    if (moves !== undefined && (ms !== 0 || lanes !== 0)) onMove(bar.entry, moves)
  }
  function cancel() {
    const { bar, isActive } = drag.current ?? {}
    clearTimeout(timer.current)
    edges.stop()
    if (drag.current && isActive && !bar) setCursor(drag.current.from)
    drag.current = undefined
    if (!bar) return
    delete bar.element.dataset['moving']
    Object.assign(bar.element.style, { transform: '', zIndex: '' })
  }
  const selectHour = (spot: Spot) =>
    onSelect(spanOf(spot, { ...spot, at: spot.at + (tapSteps - 1) * stepMs }, unitIds))

  function click(event: MouseEvent) {
    const entry = entryOf(event, calendar.entries)
    const lane = closest(event, '[data-space]')
    if (hasJustDragged.current) return
    if (entry) open(entry)
    else if (lane && columns.length > 7)
      go({ view: 'week', day: atPlace(spotIn(lane, event).at, timeZone).day })
    else if (lane && canManage && isByTouch.current) selectHour(spotIn(lane, event))
  }
  /** Scrolling can only be prevented by a listener that the browser waits for, which React's don't. */
  const ref = useCallback((grid: HTMLElement | null) => {
    const stay = (event: Event) => {
      if (drag.current?.isActive && event.cancelable) event.preventDefault()
    }
    grid?.addEventListener('touchmove', stay, { passive: false })
    return () => grid?.removeEventListener('touchmove', stay)
  }, [])
  return {
    ref,
    onPointerDown: start,
    onPointerMove: follow,
    onPointerUp: finish,
    onPointerCancel: cancel,
    onClick: click,
    /** The menu of a long press would end the drag. */
    onContextMenu: (event: MouseEvent) => isByTouch.current && event.preventDefault(),
  }
}
