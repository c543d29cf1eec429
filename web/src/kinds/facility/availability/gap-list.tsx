import { addDays } from '@app/contract/rules/calendar-date.ts'
import type { Weekends } from '../../../calendar/calendar-calls.ts'
import { gapTimeWords } from '../../../calendar/gap-words.ts'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { formatRange } from '../../../components/fields/calendar-date.ts'
import styles from './availability.module.css'

interface GapListProps extends Pick<Weekends, 'gaps' | 'spaces'> {
  timeZone: string
  /** Undefined for those who run the page. */
  askPath: ((dates: { from: string; to: string }) => string) | undefined
}

/** The weekends that the page publishes as free, by the hour. */
export function GapList({ gaps, spaces, timeZone, askPath }: GapListProps) {
  if (gaps.length === 0) return null
  return (
    <div>
      <h3 className={styles.heading}>Free this weekend</h3>
      <ul className={styles.gaps}>
        {gaps.map(({ saturday, times, price, note }) => {
          const dates = { from: saturday, to: addDays(saturday, 1) }
          return (
            <li key={saturday}>
              <div>
                <b className="semi">{formatRange(dates)}</b>
                {price !== null && <span className={styles.price}>{price}</span>}
                {note !== null && <p className="sm">{note}</p>}
                {gapTimeWords(times, spaces, timeZone).map((words) => (
                  <small key={words}>{words}</small>
                ))}
              </div>
              {askPath && <ButtonLink to={askPath(dates)}>Ask</ButtonLink>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
