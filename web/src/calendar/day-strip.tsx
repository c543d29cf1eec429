import { dayWords } from './calendar-words.ts'
import styles from './day-strip.module.css'

interface DayStripProps {
  days: readonly string[]
  day: string
  onChoose: (day: string) => void
}

/** The week above the shown day, on phones. */
export const DayStrip = ({ days, day, onChoose }: DayStripProps) => (
  <ul className={styles.strip} aria-label="Day">
    {days.map((one) => (
      <li key={one}>
        <button
          type="button"
          aria-pressed={one === day}
          aria-label={dayWords(one)}
          onClick={() => onChoose(one)}
        >
          {dayWords(one).slice(0, 3)}
          <b>{Number(one.slice(8))}</b>
        </button>
      </li>
    ))}
  </ul>
)
