import { dayWords, spaceWords, timeWords, whenWords } from './calendar-words.ts'
import type { Column } from './columns.ts'
import type { LanesProps } from './lane-props.ts'
import { LaneSpace } from './lane-space.tsx'
import styles from './lanes.module.css'
import { useKeyMove } from './use-key-move.ts'

/** The spaces as lanes, their parts below each other, and what takes them. */
export function Lanes(props: LanesProps) {
  const { calendar, columns, timeZone, today } = props
  const keys = useKeyMove(props)
  const shown = calendar.entries.map((entry) => (entry.id === keys.moving?.id ? keys.moving : entry))
  return (
    <div className={styles.lanes}>
      <p className="sr" aria-live="assertive">
        {keys.moving &&
          `${spaceWords(keys.moving.unitIds, calendar.spaces)}, ${whenWords(keys.moving, timeZone)}`}
      </p>
      <div className={styles.corner} />
      <div
        className={styles.head}
        style={{ gridTemplateColumns: columns.map(({ width }) => `${width}fr`).join(' ') }}
      >
        {columns.map((column) => (
          <div key={column.day} aria-current={column.day === today ? 'date' : undefined}>
            <Day column={column} isNarrow={columns.length > 7} timeZone={timeZone} />
          </div>
        ))}
      </div>
      {calendar.spaces.map((space) => (
        <LaneSpace key={space.id} {...props} space={space} entries={shown} onKey={keys.onKey} />
      ))}
    </div>
  )
}

function Day({
  column: { day, starts, ends, isClosed },
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
  const hours = { starts: new Date(starts).toISOString(), ends: new Date(ends).toISOString() }
  return (
    <>
      <b>
        {weekday} {date}
      </b>
      <small>{isClosed ? 'Closed' : timeWords(hours, timeZone)}</small>
    </>
  )
}
