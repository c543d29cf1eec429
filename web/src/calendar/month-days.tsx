import { weekdayOf, weekdays } from '@app/contract/rules/weekdays.ts'
import { counted } from '../components/format.ts'
import { lookOf } from './calendar-words.ts'
import { dayWords } from '../page/time-of-day.ts'
import { isOnDay, type Column } from './columns.ts'
import { usePage } from './page-parts.ts'
import bars from './lane-space.module.css'
import styles from './days.module.css'

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
