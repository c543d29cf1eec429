import { dayWords } from '../page/time-of-day.ts'
import { usePage } from './page-parts.ts'
import styles from './days.module.css'

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
