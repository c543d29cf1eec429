import { useMemo } from 'react'
import { useMedia } from '../components/use-media.ts'
import { busyNames, busyWords } from './busy-times.ts'
import { hourWords, lookOf, spaceWords, whenWords } from './calendar-words.ts'
import { hourMarks, shareOf, type Column } from './columns.ts'
import { dayWords, timeOfDay } from '../page/time-of-day.ts'
import { iso } from './instants.ts'
import { atPlace } from './place-clock.ts'
import { spanOf } from './grid.ts'
import { percent, usePage, type LanesProps } from './page-parts.ts'
import { LaneSpace } from './lane-space.tsx'
import styles from './lanes.module.css'
import { weekNumber } from './views.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useGridPointer } from './use-grid-pointer.ts'

const none: never[] = []

/** The spaces as lanes, their parts below each other, and what takes them. Tab enters once, and keys move a cursor. */
export function Lanes(props: LanesProps) {
  const { columns, from } = props
  const { calendar, timeZone, today } = usePage()
  const { spaces, marks } = calendar
  const { cursor, setCursor, under, unitIds, onKeyDown, onBlur } = useGridKeys(props)
  const pointer = useGridPointer(props, { unitIds, setCursor })
  const { selection, moving } = cursor
  const only = columns.length === 1 ? columns[0] : undefined
  const entries = calendar.entries.map((entry) => (entry.id === moving?.id ? moving : entry))
  const marksOf = useMemo(
    () =>
      new Map(
        spaces.map(({ id, units }) => [
          id,
          marks.filter(({ unitId }) => units.some((unit) => unit.id === unitId)),
        ]),
      ),
    [spaces, marks],
  )
  const isMedium = useMedia('(min-width: 600px)')
  const isWide = useMedia('(min-width: 1200px)')
  const gridWidth = isWide ? 1150 : isMedium ? 650 : 260
  const span = spanOf(selection ?? cursor, cursor, unitIds)
  const drawn = {
    unitIds: span.unitIds,
    starts: iso(span.starts),
    ends: iso(span.ends),
    bufferMinutes: 0,
    place: null,
    isBlocked: false,
    release: null,
    look: selection ? ('selection' as const) : ('cursor' as const),
  }
  const found = moving ?? (selection ? undefined : under)
  const busy = busyNames(calendar.busy, spaces, drawn)
  const what = selection
    ? 'new booking'
    : found
      ? `${found.title}, ${lookOf(found).words}${moving ? ', picked up' : ''}`
      : busy.length > 0
        ? busyWords(busy)
        : 'free'
  return (
    <div
      className={`edged ${styles.lanes}`}
      role="application"
      aria-label="Spaces and what takes them"
      // A single tab stop: keys move a cursor in it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      {...pointer}
    >
      <p className="sr" aria-live="assertive">
        {`${spaceWords((moving ?? drawn).unitIds, spaces)}, ${whenWords(moving ?? drawn, timeZone)}, ${what}`}
      </p>
      <div className={styles.corner}>
        {columns.length <= 7 && `Week ${weekNumber(columns[0]?.day ?? today)}`}
      </div>
      <div
        className={styles.stripes}
        style={{ backgroundImage: backgroundOf(columns, only ? hourMarks(only, timeZone) : []) }}
      />
      <div
        className={styles.head}
        style={{ gridTemplateColumns: columns.map(({ width }) => `${width}fr`).join(' ') }}
      >
        {only && <Hours column={only} timeZone={timeZone} />}
        {!only &&
          columns.map((column) => (
            <div key={column.day} aria-current={column.day === today ? 'date' : undefined}>
              <Day column={column} isNarrow={columns.length > 7} timeZone={timeZone} />
            </div>
          ))}
      </div>
      {spaces.map((space) => {
        const has = (use: { unitIds: readonly string[] }) =>
          space.units.some(({ id }) => use.unitIds.includes(id))
        return (
          <LaneSpace
            key={space.id}
            {...{ space, spaces, timeZone, columns, gridWidth, from }}
            entries={entries.filter(has)}
            busy={calendar.busy}
            marks={marksOf.get(space.id) ?? none}
            drawn={!moving && has(drawn) ? drawn : undefined}
            movingId={moving && has(moving) ? moving.id : undefined}
          />
        )
      })}
    </div>
  )
}

/** The hours of a single day. */
const Hours = ({ column, timeZone }: { column: Column; timeZone: string }) => (
  <div className={styles.hours}>
    {hourMarks(column, timeZone).map((hour) => (
      <small key={hour} style={{ insetInlineStart: percent(shareOf([column], hour)) }}>
        {timeOfDay(atPlace(hour, timeZone).time)}
      </small>
    ))}
  </div>
)

/** Lines between days and at hours, and shades where the place is closed. */
function backgroundOf(columns: readonly Column[], hours: readonly number[]): string {
  const stripes = (color: string, spans: readonly (readonly [from: string, to: string])[]) =>
    `linear-gradient(90deg, ${spans.map(([from, to]) => `transparent 0 ${from}, ${color} 0 ${to}, `).join('')}transparent 0 100%)`
  const lineAt = (at: number) => [percent(at), `calc(${percent(at)} + 1px)`] as const
  const lines = columns.slice(1).map(({ at }) => lineAt(at))
  const hourLines = hours.map((hour) => lineAt(shareOf(columns, hour)))
  const closed = columns.flatMap(({ at, width, starts, ends, opens, closes, isClosed }) => {
    const share = (instant: number) => percent(at + (width * (instant - starts)) / (ends - starts))
    if (isClosed) return [[percent(at), percent(at + width)] as const]
    return [[percent(at), share(opens)] as const, [share(closes), percent(at + width)] as const]
  })
  return `${stripes('var(--line-strong)', lines)}, ${stripes('var(--line)', hourLines)}, ${stripes('var(--sunk)', closed)}`
}

function Day({
  column: { day, opens, closes, isClosed },
  isNarrow,
  timeZone,
}: {
  column: Column
  isNarrow: boolean
  timeZone: string
}) {
  const [weekday = '', , date = ''] = dayWords(day).replace(',', '').split(' ')
  if (isNarrow)
    return (
      <>
        <small>{weekday.slice(0, 1)}</small>
        <b>{date}</b>
      </>
    )
  return (
    <>
      <b>
        {weekday} {date}
      </b>
      <small>{isClosed ? 'Closed' : hourWords(opens, closes, timeZone).replace(' – ', '–')}</small>
    </>
  )
}
