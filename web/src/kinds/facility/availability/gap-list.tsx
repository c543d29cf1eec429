import { addDays } from '@app/contract/rules/calendar-date.ts'
import type { Weekends } from '../../../calendar/calendar-calls.ts'
import { gapTimeWords } from '../../../calendar/gap-words.ts'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { formatRange } from '../../../components/fields/calendar-date.ts'
import { Row, Toolbar } from '../../../platform/boxes/row.tsx'
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
              <Toolbar gap="3" isWrapping={false}>
                <div>
                  <Row gap="0 3">
                    <b className="semi">{formatRange(dates)}</b>
                    {price !== null && <span>{price}</span>}
                  </Row>
                  {note !== null && <p className="sm">{note}</p>}
                  {gapTimeWords(times, spaces, timeZone).map((words) => (
                    <p key={words} className="xs dim">
                      {words}
                    </p>
                  ))}
                </div>
                {askPath && <ButtonLink to={askPath(dates)}>Ask</ButtonLink>}
              </Toolbar>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
