import { Tag } from '../components/actions/chip.tsx'
import { dayTimeWords, hourWords, lookOf, spaceName, spaceRunWords } from './calendar-words.ts'
import { dayWords } from '../page/time-of-day.ts'
import { isOnDay, type Column } from './columns.ts'
import { usePage } from './page-parts.ts'
import styles from './days.module.css'
import { weekdayOf, weekdays } from '@app/contract/rules/weekdays.ts'
import { counted } from '../components/format.ts'
import bars from './lane-space.module.css'

/** The entries of each day in order of time. */
export function Agenda({ columns }: { columns: readonly Column[] }) {
  const { calendar, timeZone, open } = usePage()
  return (
    <ol className={styles.agenda}>
      {columns.map((column) => {
        const { day, opens, closes, isClosed } = column
        const own = calendar.entries.filter((entry) => isOnDay(entry, column))
        const followed = calendar.busy.filter((time) => isOnDay(time, column))
        return (
          <li key={day} className={styles.agendaDay}>
            <div className={styles.hours}>
              <h2 className={styles.date}>{dayWords(day)}</h2>
              <p className="xs dim">{isClosed ? 'Closed' : hourWords(opens, closes, timeZone)}</p>
            </div>
            {own.length + followed.length === 0 ? (
              <p className={`${styles.nothing} mut`}>Nothing planned.</p>
            ) : (
              <ul className={styles.rows}>
                {own.map((entry) => (
                  <li key={entry.id} className={styles.row}>
                    <span className="num">{dayTimeWords(entry, column, timeZone)}</span>
                    <button type="button" className={styles.title} onClick={() => open(entry)}>
                      {entry.title}
                    </button>
                    <span className="mut">{spaceRunWords(entry.unitIds, calendar.spaces)}</span>
                    <span className={styles.tag}>
                      <Tag tone={entry.kind === 'Hold' || entry.release !== null ? 'warn' : undefined}>
                        {lookOf(entry).words}
                      </Tag>
                    </span>
                  </li>
                ))}
                {followed.map((time) => (
                  <li key={`${time.name}-${time.spaceId}-${time.starts}`} className={styles.row}>
                    <span className="num">{dayTimeWords(time, column, timeZone)}</span>
                    <span className={`${styles.name} mut`}>{time.name}</span>
                    <span className="mut">{spaceName(time.spaceId, calendar.spaces)}</span>
                    <span className={styles.tag}>
                      <Tag>Busy</Tag>
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** The month of a phone: how much is on each day, which opens the day. */
export function MonthDays({ columns }: { columns: readonly Column[] }) {
  const { calendar, today, go } = usePage()
  return (
    <div>
      <div className={styles.weekdays} aria-hidden="true">
        {weekdays.map((weekday) => (
          <span key={weekday}>{weekday.slice(0, 1)}</span>
        ))}
      </div>
      <ol className={styles.days} aria-label="Days">
        {columns.map((column, index) => {
          const { day, isClosed } = column
          const own = calendar.entries.filter((entry) => isOnDay(entry, column))
          const looks = [...new Set(own.map((entry) => lookOf(entry).look))]
          const state =
            own.length > 0 ? counted(own.length, 'entry', 'entries') : isClosed ? 'closed' : 'nothing planned'
          return (
            <li
              key={day}
              style={index === 0 ? { gridColumnStart: weekdays.indexOf(weekdayOf(day)) + 1 } : undefined}
            >
              <button
                type="button"
                className={styles.day}
                data-closed={isClosed || undefined}
                aria-current={day === today ? 'date' : undefined}
                onClick={() => go({ view: 'week', day })}
              >
                <span className="sr">{`${dayWords(day)}, ${state}`}</span>
                <b aria-hidden="true">{Number(day.slice(8))}</b>
                <span className={styles.looks}>
                  {looks.map((look) => (
                    <i key={look} className={`${bars.bar} ${styles.dot}`} data-look={look} />
                  ))}
                </span>
                {own.length > 0 && <small aria-hidden="true">{own.length}</small>}
              </button>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

interface DayStripProps {
  days: readonly string[]
  day: string
}

/** The week above the shown day, on phones. */
export function DayStrip({ days, day }: DayStripProps) {
  const { go } = usePage()
  return (
    <ul className={styles.strip} aria-label="Day">
      {days.map((one) => (
        <li key={one}>
          <button
            type="button"
            aria-pressed={one === day}
            aria-label={dayWords(one)}
            onClick={() => go({ day: one })}
          >
            {dayWords(one).slice(0, 3)}
            <b>{Number(one.slice(8))}</b>
          </button>
        </li>
      ))}
    </ul>
  )
}
