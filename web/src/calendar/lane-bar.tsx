import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { moved, type Bar } from './bars.ts'
import type { CalendarEntry, CalendarSpace } from './calendar-calls.ts'
import { lookOf, placeWords, spaceWords, whenWords } from './calendar-words.ts'
import { instantAt } from './columns.ts'
import { box, percent, type LanesProps } from './lane-props.ts'
import styles from './lanes.module.css'

interface LaneBarProps extends LanesProps {
  bar: Bar
  /** Lanes of the space. */
  count: number
  spaceName: string
  onKey: (entry: CalendarEntry, event: KeyboardEvent) => void
}

/** An entry in the lanes of a space, and the time that is kept free after it. */
export function LaneBar({ bar, count, spaceName, onKey, ...props }: LaneBarProps) {
  const { calendar, timeZone, onOpen } = props
  const { entry, at, width, bufferWidth } = bar
  const { look, words } = lookOf(entry)
  const drag = useDrag(bar, props)
  const title = `${entry.title}, ${words}, ${spaceName}, ${whenWords(entry, timeZone)}`
  return (
    <>
      <button
        type="button"
        className={styles.bar}
        data-look={look}
        data-tall={bar.lanes > 1 || undefined}
        style={{ ...box({ ...bar, count }), left: percent(at), width: `calc(${percent(width)} - 2px)` }}
        title={`${title}. ${spaceWords(entry.unitIds, calendar.spaces)}`}
        aria-label={title}
        onClick={() => !drag.hasMoved() && onOpen(entry)}
        onKeyDown={(event) => onKey(entry, event)}
        {...drag.handlers}
      >
        {entry.kind === 'Hold' && entry.place !== null && (
          <span className={styles.place}>{placeWords(entry.place)}</span>
        )}
        <span className={styles.text}>{entry.title}</span>
      </button>
      {bufferWidth > 0 && (
        <span
          className={styles.bar}
          data-look="buffer"
          style={{ ...box({ ...bar, count }), left: percent(at + width), width: percent(bufferWidth) }}
        />
      )}
    </>
  )
}

/** Moves a bar by the mouse. Only the element moves until it is dropped, so that each frame is cheap. */
function useDrag({ entry, at }: Bar, { calendar, columns, canManage, onMove }: LanesProps) {
  const origin = useRef<{ x: number; y: number; hasMoved: boolean }>(undefined)
  const hasJustMoved = useRef(false)

  const start = (event: PointerEvent<HTMLButtonElement>) => {
    hasJustMoved.current = false
    if (!canManage || event.button !== 0 || event.pointerType === 'touch') return
    event.currentTarget.setPointerCapture(event.pointerId)
    origin.current = { x: event.clientX, y: event.clientY, hasMoved: false }
  }
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>) => {
    const from = origin.current
    if (from === undefined) return
    const [x, y] = [clientX - from.x, clientY - from.y]
    if (!from.hasMoved && Math.hypot(x, y) < 5) return
    from.hasMoved = true
    currentTarget.style.transform = `translate(${x}px, ${y}px)`
    currentTarget.style.zIndex = '4'
  }
  const end = (event: PointerEvent<HTMLButtonElement>) => {
    const from = origin.current
    origin.current = undefined
    const { currentTarget: bar } = event
    bar.style.transform = ''
    bar.style.zIndex = ''
    if (!from?.hasMoved) return
    hasJustMoved.current = true
    const lane = bar.parentElement
    if (lane === null) return
    const shift = (event.clientX - from.x) / lane.getBoundingClientRect().width
    const ms = instantAt(columns, at + shift) - instantAt(columns, at)
    const lanes = lanesBetween(calendar.spaces, from, event)
    const to = moved(entry, calendar.spaces, { ms, lanes })
    if (to === undefined || (ms === 0 && lanes === 0)) return
    onMove(entry, to)
  }
  const cancel = ({ currentTarget }: PointerEvent<HTMLButtonElement>) => {
    origin.current = undefined
    currentTarget.style.transform = ''
  }
  return {
    hasMoved: () => hasJustMoved.current,
    handlers: { onPointerDown: start, onPointerMove: follow, onPointerUp: end, onPointerCancel: cancel },
  }
}

/** How many lanes are between two places on the screen. None if the second one is outside of all. */
function lanesBetween(
  spaces: readonly CalendarSpace[],
  from: { x: number; y: number },
  to: { clientX: number; clientY: number },
): number {
  const all = spaces.flatMap(({ units }) => units)
  const laneAt = (x: number, y: number) => {
    const lane = document
      .elementsFromPoint(x, y)
      .find((element): element is HTMLElement => element instanceof HTMLElement && 'space' in element.dataset)
    const space = spaces.find(({ id }) => id === lane?.dataset['space'])
    if (lane === undefined || space === undefined) return undefined
    const { top, height } = lane.getBoundingClientRect()
    const part = Math.min(space.units.length - 1, Math.floor(((y - top) / height) * space.units.length))
    return all.findIndex(({ id }) => id === space.units[part]?.id)
  }
  const [one, other] = [laneAt(from.x, from.y), laneAt(to.clientX, to.clientY)]
  return one === undefined || other === undefined ? 0 : other - one
}
