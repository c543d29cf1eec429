import { memo } from 'react'
import { barsOf, bufferBackgrounds, busyUsesOf, marksPath, marksWidth, type Bar, type Use } from './bars.ts'
import type { BusyTime, Calendar, CalendarEntry, CalendarSpace } from './calendar-calls.ts'
import { laneNameOf, lookOf, placeWords, releaseWords, spaceWords, whenWords } from './calendar-words.ts'
import type { Column } from './columns.ts'
import { percent } from './page-parts.ts'
import styles from './lane-space.module.css'
import grid from './lanes.module.css'

interface LaneSpaceProps {
  space: CalendarSpace
  spaces: readonly CalendarSpace[]
  timeZone: string
  columns: readonly Column[]
  /** About how wide the lanes are, in pixels. */
  gridWidth: number
  entries: readonly CalendarEntry[]
  /** By the calendars of other programs that the page follows. */
  busy: readonly BusyTime[]
  /** Short use of a month, in minutes from the beginning of what is loaded. */
  marks: Calendar['marks']
  from: number
  /** The cursor, or what is being drawn, if it is in this space. */
  drawn: (Use & { look: 'cursor' | 'selection' }) | undefined
  /** The entry that keys have picked up, if it is in this space. */
  movingId: string | undefined
}

const rowHeight = 18

/** A space, its lanes, and what takes them. The grid handles events, so that only changed spaces are rendered again. */
export const LaneSpace = memo(function LaneSpace(props: LaneSpaceProps) {
  const { space, timeZone, columns, entries, busy, marks, from, drawn } = props
  const { units } = space
  const bars = barsOf(space, entries, columns)
  const buffers = bufferBackgrounds(bars, units.length)
  const [cursor] = drawn ? barsOf(space, [drawn], columns) : []
  // Holds in line share the height, so each needs a readable row.
  const laneHeight = Math.max(
    units.length === 1 ? 42 : 25,
    ...bars.map(({ lanes }) => rowHeight / Math.min(1, lanes)),
  )
  return (
    <>
      <div className={`sm semi ${grid.label}`}>
        <div>
          <span title={space.name}>{laneNameOf(space.name)}</span>
          {space.surface !== null && <small>{space.surface.toLowerCase()}</small>}
        </div>
        {units.length > 1 && (
          <ol aria-hidden="true">
            {units.map(({ id, label }) => (
              <li key={id}>{label}</li>
            ))}
          </ol>
        )}
      </div>
      <div className={grid.lane} data-space={space.id} style={{ minHeight: units.length * laneHeight }}>
        {marks.length > 0 && (
          <svg
            className={styles.marks}
            aria-label={`Short bookings of ${space.name}`}
            viewBox={`0 0 ${marksWidth} ${units.length}`}
            preserveAspectRatio="none"
          >
            {[false, true].map((isRecurring) => (
              <path
                key={String(isRecurring)}
                data-look={isRecurring ? 'recurring' : 'booked'}
                d={marksPath(
                  space,
                  { from, marks: marks.filter((mark) => mark.isRecurring === isRecurring) },
                  columns,
                )}
              />
            ))}
          </svg>
        )}
        {buffers !== '' && <span className={styles.buffers} style={{ background: buffers }} />}
        {bars.map((bar) => entryBar(bar, props))}
        {bars.map((bar) => textBeside(bar, props))}
        {barsOf(space, busyUsesOf(space, busy), columns).map((bar) => (
          <BusyBar key={`${bar.entry.name}-${bar.entry.starts}`} {...{ bar, space, timeZone }} />
        ))}
        {cursor && (
          <span className={styles.bar} data-look={drawn?.look} style={boxOf(cursor, units.length)} />
        )}
      </div>
    </>
  )
}, isSame)

/** Compares entries by value, because each reload creates new objects. */
function isSame(before: LaneSpaceProps, after: LaneSpaceProps): boolean {
  const { columns, entries } = before
  return (
    before.space === after.space &&
    before.busy === after.busy &&
    before.marks === after.marks &&
    before.drawn === after.drawn &&
    before.movingId === after.movingId &&
    before.gridWidth === after.gridWidth &&
    columns.length === after.columns.length &&
    columns.every(
      ({ starts, ends }, at) => starts === after.columns[at]?.starts && ends === after.columns[at].ends,
    ) &&
    entries.length === after.entries.length &&
    entries.every((entry, at) => {
      const other = after.entries[at]
      return (
        entry === other ||
        (entry.id === other?.id &&
          entry.revision === other.revision &&
          entry.place === other.place &&
          // The revision stays the same while keys move an entry.
          entry.starts === other.starts &&
          entry.unitIds.join() === other.unitIds.join())
      )
    })
  )
}

const boxOf = (
  { lane, lanes, at, width }: Pick<Bar<Use>, 'lane' | 'lanes' | 'at' | 'width'>,
  count: number,
) => ({
  top: `calc(${percent(lane / count)} + 1px)`,
  height: `calc(${percent(lanes / count)} - 3px)`,
  left: percent(at),
  width: `calc(${percent(width)} - 2px)`,
})

interface BusyBarProps extends Pick<LaneSpaceProps, 'space' | 'timeZone'> {
  bar: Bar<BusyTime & Use>
}

function BusyBar({ bar, space, timeZone }: BusyBarProps) {
  const { name } = bar.entry
  const title = `${name}, Busy, ${space.name}, ${whenWords(bar.entry, timeZone)}`
  return (
    <span className={styles.bar} data-look="busy" style={boxOf(bar, space.units.length)} title={title}>
      <span className={styles.text} aria-hidden="true">
        {name}
      </span>
      <span className="sr">{title}</span>
    </span>
  )
}

/** In pixels: narrower bars have no readable text, and narrow ones have it beside them if that has more room. */
const textWidth = { least: 36, narrow: 69, mostBeside: 138 }

const isTall = ({ lanes }: Bar, { units }: CalendarSpace) => lanes > 1 || units.length === 1

const isTextBeside = (
  { entry, width, room }: Bar,
  { columns, gridWidth }: Pick<LaneSpaceProps, 'columns' | 'gridWidth'>,
) =>
  entry.kind === 'Booking' &&
  // The marks of a month may be there.
  columns.length <= 7 &&
  width * gridWidth < textWidth.narrow &&
  room > Math.max(width, textWidth.least / gridWidth)

const keyOf = ({ entry, lane }: Bar) => `${entry.id}-${lane}`

// Functions instead of components, and few elements: a week has more than a thousand bars, and removing them costs more than drawing a month.

/** An entry in the lanes of a space. */
function entryBar(bar: Bar, props: LaneSpaceProps) {
  const { space, spaces, timeZone, gridWidth, movingId } = props
  const { entry, width } = bar
  const { look, words } = lookOf(entry)
  // In the order in which people see it.
  const what = entry.release === null ? `${entry.title}, ${words}` : `${words} ${entry.title}`
  const title = `${what}, ${space.name}, ${whenWords(entry, timeZone)}`
  const isWithout = isTextBeside(bar, props) || width * gridWidth < textWidth.least
  const shownTitle = isWithout ? undefined : entry.title
  const hasText =
    entry.kind !== 'Booking' || entry.release !== null || (isTall(bar, space) && shownTitle !== undefined)
  return (
    <button
      key={keyOf(bar)}
      type="button"
      tabIndex={-1}
      className={styles.bar}
      data-entry={entry.id}
      data-look={look}
      data-tall={isTall(bar, space) || undefined}
      data-plain={!hasText || undefined}
      data-moving={entry.id === movingId || undefined}
      style={boxOf(bar, space.units.length)}
      title={`${title}. ${spaceWords(entry.unitIds, spaces)}`}
      aria-label={title}
    >
      {entry.kind === 'Hold' && entry.place !== null && (
        <span className={styles.place}>{entry.isBlocked ? '–' : placeWords(entry.place)}</span>
      )}
      {entry.release !== null && <span className={styles.place}>{releaseWords} </span>}
      {hasText ? <span className={styles.text}>{shownTitle}</span> : shownTitle}
    </button>
  )
}

/** The name of an entry that is too short for it. */
function textBeside(bar: Bar, props: LaneSpaceProps) {
  const { entry, at, width, bufferWidth, room } = bar
  const { space, gridWidth } = props
  if (!isTextBeside(bar, props)) return null
  return (
    <span
      key={keyOf(bar)}
      className={styles.beside}
      data-tall={isTall(bar, space) || undefined}
      aria-hidden="true"
      style={{
        ...boxOf(bar, space.units.length),
        left: percent(at + width + bufferWidth),
        width: percent(Math.min(room, textWidth.mostBeside / gridWidth)),
      }}
    >
      <span>{entry.title}</span>
    </span>
  )
}
