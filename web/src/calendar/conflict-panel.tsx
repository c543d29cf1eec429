import { useEffect, useRef } from 'react'
import { Button } from '../components/actions/button.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { Row, Toolbar } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import type { Alternative } from './alternatives.ts'
import type { Conflict } from './calendar-calls.ts'
import { listOf } from '../components/format.ts'
import { conflictWords, spaceWords, whenWords } from './calendar-words.ts'
import { dayWords } from '../page/time-of-day.ts'
import styles from './calendar.module.css'
import { usePage } from './page-parts.ts'
import { atPlace } from './place-clock.ts'

interface ConflictPanelProps {
  /** By default, which spaces aren't free. */
  title?: string
  conflicts: readonly Conflict[]
  alternatives: readonly Alternative[]
  onUse?: (alternative: Alternative) => void
  /** Shows the day of a conflict. */
  onShowDay?: (day: string) => void
  /** Of a series, the days whose time is taken, and books the others. */
  skipped?: { days: readonly string[]; onSkip: () => void } | undefined
}

/** A series can have hundreds of conflicts. */
const mostShown = 8

/** What takes the wanted time, and suggestions. */
export function ConflictPanel({
  title,
  conflicts,
  alternatives,
  onUse,
  onShowDay,
  skipped,
}: ConflictPanelProps) {
  const { calendar, timeZone } = usePage()
  const { spaces } = calendar
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const rest = conflicts.length - mostShown
  return (
    <section ref={panel} tabIndex={-1} role="alert" className={styles.panel} aria-label="Not free">
      <Stack gap="2">
        <h3>
          <Row as="span" isWrapping={false}>
            <Icon name="triangle-alert" size={16} />
            {title ??
              `${spaceWords([...new Set(conflicts.flatMap(({ unitIds }) => unitIds))], spaces)}: not free`}
          </Row>
        </h3>
        <ul className="sm">
          {conflicts.slice(0, mostShown).map((conflict) => (
            <li key={conflict.id}>
              {onShowDay ? (
                <button
                  type="button"
                  className="link"
                  onClick={() => onShowDay(atPlace(conflict.starts, timeZone).day)}
                >
                  {conflict.title}
                </button>
              ) : (
                <b className="semi">{conflict.title}</b>
              )}
              {`, ${conflictWords(conflict, spaces, timeZone)}`}
            </li>
          ))}
        </ul>
        {rest > 0 && <p className="sm mut">And {rest} more.</p>}
        {alternatives.length > 0 && (
          <ul aria-label="Free instead" className={styles.rows}>
            {alternatives.map((alternative) => (
              <Toolbar as="li" key={alternative.words + alternative.starts} gap="3" isWrapping={false}>
                <span>
                  <b className="semi">{alternative.words}</b>, {whenWords(alternative, timeZone)}
                </span>
                <Button onClick={() => onUse?.(alternative)}>Use</Button>
              </Toolbar>
            ))}
          </ul>
        )}
        {skipped && (
          <div className={styles.rows}>
            <Toolbar as="p" gap="3" isWrapping={false}>
              <span>Skip {listOf(skipped.days.map(dayWords))}</span>
              <Button onClick={skipped.onSkip}>Book the other dates</Button>
            </Toolbar>
          </div>
        )}
      </Stack>
    </section>
  )
}
