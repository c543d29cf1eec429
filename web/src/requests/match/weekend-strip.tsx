import type { MatchWeekend } from '@app/contract/events/match-schema.ts'
import { shortRange } from '../../page/fit-words.ts'
import { count } from '../../components/format.ts'
import { useStrip } from '../../page/use-strip.ts'
import styles from './weekend-strip.module.css'
import { weekendNote } from './match-words.ts'

interface WeekendStripProps {
  weekends: readonly MatchWeekend[]
  /** The weekend that the list is limited to, in weeks from the first choice. */
  chosen: number | undefined
  onChoose: (week: number | undefined) => void
}

/** How many hosts are free on the weekends around the first choice. Arrow keys move between them. */
export function WeekendStrip({ weekends, chosen, onChoose }: WeekendStripProps) {
  const strip = useStrip('[data-preferred=true]')
  const most = Math.max(1, ...weekends.map((weekend) => weekend.count))
  return (
    <section aria-labelledby="weekends-title">
      <h2 id="weekends-title" className={`xs ${styles.label}`}>
        Hosts free, by weekend
      </h2>
      <ul {...strip} className={styles.strip}>
        {weekends.map((weekend) => (
          <li key={weekend.weeks}>
            <button
              type="button"
              data-preferred={weekend.weeks === 0}
              aria-pressed={weekend.weeks === (chosen ?? 0)}
              onClick={() => onChoose(weekend.weeks === chosen ? undefined : weekend.weeks)}
            >
              <span
                aria-hidden="true"
                className={styles.column}
                style={{ blockSize: `${Math.round((weekend.count / most) * 52)}px` }}
              />
              <b>{count(weekend.count)}</b>
              <span>{shortRange(weekend.from, weekend.to)}</span>
              <small>{weekendNote(weekend)}&nbsp;</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
