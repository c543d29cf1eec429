import { Tag } from '../components/actions/chip.tsx'
import type { CalendarEntry } from './calendar-calls.ts'
import { dayTimeWords, dayWords, lookOf, spaceName, spaceWords, timeWords } from './calendar-words.ts'
import type { Column } from './columns.ts'
import type { PageParts } from './page-parts.ts'
import styles from './agenda.module.css'

interface AgendaProps extends Pick<PageParts, 'calendar' | 'timeZone'> {
  columns: readonly Column[]
  onOpen: (entry: CalendarEntry) => void
}

/** The entries of each day in order of time. */
export function Agenda({ calendar: { entries, spaces, busy }, timeZone, columns, onOpen }: AgendaProps) {
  return (
    <ol className={styles.agenda}>
      {columns.map(({ day, starts, ends, isClosed }) => {
        const isOnDay = (time: Pick<CalendarEntry, 'starts' | 'ends'>) =>
          Date.parse(time.starts) < ends && Date.parse(time.ends) > starts
        const [own, followed] = [entries.filter(isOnDay), busy.filter(isOnDay)]
        const hours = { starts: new Date(starts).toISOString(), ends: new Date(ends).toISOString() }
        return (
          <li key={day} className={styles.day}>
            <div>
              <h2 className={styles.date}>{dayWords(day)}</h2>
              <p className="xs dim">{isClosed ? 'Closed' : timeWords(hours, timeZone)}</p>
            </div>
            {own.length + followed.length === 0 ? (
              <p className={`${styles.nothing} mut`}>Nothing planned.</p>
            ) : (
              <ul className={styles.rows}>
                {own.map((entry) => (
                  <li key={entry.id} className={styles.row}>
                    <span className="num">{dayTimeWords(entry, day, timeZone)}</span>
                    <button type="button" className={styles.title} onClick={() => onOpen(entry)}>
                      {entry.title}
                    </button>
                    <span className="mut">{spaceWords(entry.unitIds, spaces)}</span>
                    <span className={styles.tag}>
                      <Tag tone={entry.kind === 'Hold' ? 'warn' : undefined}>{lookOf(entry).words}</Tag>
                    </span>
                  </li>
                ))}
                {followed.map((time) => (
                  <li key={`${time.name}-${time.spaceId}-${time.starts}`} className={styles.row}>
                    <span className="num">{dayTimeWords(time, day, timeZone)}</span>
                    <span className={`${styles.name} mut`}>{time.name}</span>
                    <span className="mut">{spaceName(time.spaceId, spaces)}</span>
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
