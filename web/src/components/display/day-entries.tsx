import { useState } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import type { CalendarEntry } from './calendar-entry.ts'
import styles from './month-calendar.module.css'

interface DayEntriesProps {
  entries: readonly CalendarEntry[]
  /** How many to show at first. */
  most: number
  hasNotes?: boolean
  /** Side by side. */
  isRow?: boolean
}

/** What takes place on one day, or goes on during a week. */
export function DayEntries({ entries, most, hasNotes = false, isRow = false }: DayEntriesProps) {
  const [isWhole, setIsWhole] = useState(false)
  if (entries.length === 0) return null
  // A button for a single one would take the same room.
  const others = entries.length <= most + 1 ? 0 : entries.length - most
  const shown = isWhole ? entries : entries.slice(0, entries.length - others)
  return (
    <ul className={classNames(styles.entries, isRow && styles.row)}>
      {shown.map(({ id, title, to, note, isOff }) => (
        <li key={id}>
          <Link to={to} title={title} className={classNames(styles.entry, isOff && styles.off)}>
            {title}
          </Link>
          {hasNotes && note !== undefined && (
            <span className={classNames('dim xs', styles.note)}> {note}</span>
          )}
        </li>
      ))}
      {others > 0 && (
        <li>
          <button
            type="button"
            aria-expanded={isWhole}
            className={styles.more}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? 'Show fewer' : `${others} more`}
          </button>
        </li>
      )}
    </ul>
  )
}
