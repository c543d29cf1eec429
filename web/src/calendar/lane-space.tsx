import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { barsOf, busyBarsOf } from './bars.ts'
import type { CalendarEntry, CalendarSpace } from './calendar-calls.ts'
import { whenWords } from './calendar-words.ts'
import { instantAt, shareOf, type Column } from './columns.ts'
import { LaneBar } from './lane-bar.tsx'
import { box, percent, type LanesProps } from './lane-props.ts'
import styles from './lanes.module.css'

interface LaneSpaceProps extends LanesProps {
  space: CalendarSpace
  entries: readonly CalendarEntry[]
  onKey: (entry: CalendarEntry, event: KeyboardEvent) => void
}

/** A space, its lanes, and a new entry while the mouse draws it. */
export function LaneSpace({ space, entries, onKey, ...props }: LaneSpaceProps) {
  const { calendar, columns, timeZone, canManage, onWish } = props
  const lane = useRef<HTMLDivElement>(null)
  const [wish, setWish] = useState<{ from: Point; to: Point }>()
  const own = entries.filter(({ unitIds }) => space.units.some(({ id }) => unitIds.includes(id)))
  const count = space.units.length
  const drawn = wish && drawnWish(wish, columns)

  const start = (event: PointerEvent) => {
    if (!canManage || event.button !== 0 || event.pointerType === 'touch' || event.target !== lane.current)
      return
    event.currentTarget.setPointerCapture(event.pointerId)
    const from = pointIn(lane.current, event, count)
    setWish({ from, to: from })
  }
  const finish = () => {
    setWish(undefined)
    if (drawn === undefined) return
    const unitIds = space.units.slice(drawn.lane, drawn.lane + drawn.lanes).map(({ id }) => id)
    onWish({ unitIds, starts: drawn.starts, ends: drawn.ends })
  }
  return (
    <>
      <div className={styles.label}>
        <span>
          {space.name}
          {space.surface !== null && <small>{space.surface.toLowerCase()}</small>}
        </span>
        {count > 1 && (
          <ol aria-hidden="true">
            {space.units.map(({ id, label }) => (
              <li key={id}>{label}</li>
            ))}
          </ol>
        )}
      </div>
      {/* The keyboard books with the button and its dialog; dragging is a shortcut for the mouse. */}
      <div
        ref={lane}
        className={styles.lane}
        role="presentation"
        data-space={space.id}
        style={{ height: count === 1 ? 34 : count * 25 }}
        onPointerDown={start}
        onPointerMove={(event) =>
          wish && lane.current && setWish({ ...wish, to: pointIn(lane.current, event, count) })
        }
        onPointerUp={finish}
        onPointerCancel={() => setWish(undefined)}
      >
        {columns.slice(1).map(({ day, at }) => (
          <i key={day} className={styles.rule} style={{ left: percent(at) }} />
        ))}
        {busyBarsOf(space, calendar.busy, columns).map(({ time, at, width }) => {
          const title = `${time.name}, Busy, ${space.name}, ${whenWords(time, timeZone)}`
          return (
            <span
              key={`${time.name}-${time.starts}`}
              className={styles.bar}
              data-look="busy"
              style={{
                ...box({ lane: 0, lanes: count, count }),
                left: percent(at),
                width: `calc(${percent(width)} - 2px)`,
              }}
              title={title}
            >
              <span className={styles.text} aria-hidden="true">
                {time.name}
              </span>
              <span className="sr">{title}</span>
            </span>
          )
        })}
        {barsOf(space, own, columns).map((bar) => (
          <LaneBar
            key={`${bar.entry.id}-${bar.lane}`}
            {...props}
            {...{ bar, count, onKey }}
            spaceName={space.name}
          />
        ))}
        {drawn && (
          <span
            className={styles.bar}
            data-look="wish"
            style={{
              ...box({ ...drawn, count }),
              left: percent(drawn.at),
              width: percent(drawn.width),
            }}
          />
        )}
      </div>
    </>
  )
}

interface Point {
  share: number
  lane: number
}

function pointIn(element: HTMLElement, { clientX, clientY }: PointerEvent, lanes: number): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  const lane = Math.floor(((clientY - top) / height) * lanes)
  return { share: (clientX - left) / width, lane: Math.min(lanes - 1, Math.max(0, lane)) }
}

/** Undefined while it is shorter than a step. */
function drawnWish({ from, to }: { from: Point; to: Point }, columns: readonly Column[]) {
  const starts = instantAt(columns, Math.min(from.share, to.share))
  const ends = instantAt(columns, Math.max(from.share, to.share))
  if (ends <= starts) return undefined
  const lane = Math.min(from.lane, to.lane)
  const at = shareOf(columns, starts)
  const lanes = Math.abs(from.lane - to.lane) + 1
  return { starts, ends, lane, lanes, at, width: shareOf(columns, ends) - at }
}
