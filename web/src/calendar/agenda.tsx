import { Tag } from '../components/actions/chip.tsx'
import { dayTimeWords, hourWords, lookOf, spaceName, spaceRunWords } from './calendar-words.ts'
import { dayWords } from '../page/time-of-day.ts'
import { isOnDay, type Column } from './columns.ts'
import { usePage } from './page-parts.ts'
import styles from './days.module.css'

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
                      <Tag tone={entry.kind === 'Hold' ? 'warn' : undefined}>{lookOf(entry).words}</Tag>
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
