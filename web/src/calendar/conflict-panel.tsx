import { useEffect, useRef } from 'react'
import { Button } from '../components/actions/button.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import type { Alternative } from './alternatives.ts'
import type { CalendarSpace, Conflict } from './calendar-calls.ts'
import { spaceWords, whenWords } from './calendar-words.ts'
import styles from './conflict-panel.module.css'

interface ConflictPanelProps {
  conflicts: readonly Conflict[]
  alternatives: readonly Alternative[]
  spaces: readonly CalendarSpace[]
  timeZone: string
  onUse: (alternative: Alternative) => void
}

/** A series can have hundreds of conflicts. */
const mostShown = 8

/** What takes the wanted time, and suggestions. */
export function ConflictPanel({ conflicts, alternatives, spaces, timeZone, onUse }: ConflictPanelProps) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const rest = conflicts.length - mostShown
  return (
    <section ref={panel} tabIndex={-1} role="alert" className={styles.panel} aria-label="Not free">
      <h3 className={styles.title}>
        <Icon name="triangle-alert" size={16} />
        {spaceWords([...new Set(conflicts.flatMap(({ unitIds }) => unitIds))], spaces)}: not free
      </h3>
      <ul className={styles.conflicts}>
        {conflicts.slice(0, mostShown).map((conflict) => (
          <li key={conflict.id}>
            <b className="semi">{conflict.title}</b>
            {`, ${spaceWords(conflict.unitIds, spaces)}, ${whenWords(conflict, timeZone)}`}
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="sm mut">And {rest} more.</p>}
      {alternatives.length > 0 && (
        <ul aria-label="Free instead">
          {alternatives.map((alternative) => (
            <li key={alternative.words + alternative.starts} className={styles.way}>
              <span>
                <b className="semi">{alternative.words}</b>, {whenWords(alternative, timeZone)}
              </span>
              <Button onClick={() => onUse(alternative)}>Use</Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
