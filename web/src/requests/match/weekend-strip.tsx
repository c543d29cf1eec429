import type { MatchWeekend } from '@app/contract/events/match-schema.ts'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { count } from '../../page/format.ts'
import styles from './match.module.css'
import { shortRange, weekendNote } from './match-words.ts'

interface WeekendStripProps {
  weekends: readonly MatchWeekend[]
  /** The weekend that the list is limited to, in weeks from the first choice. */
  chosen: number | undefined
  onChoose: (week: number | undefined) => void
}

/** How many hosts are free on the weekends around the first choice. Arrow keys move between them. */
export function WeekendStrip({ weekends, chosen, onChoose }: WeekendStripProps) {
  const strip = useRef<HTMLUListElement>(null)
  const most = Math.max(1, ...weekends.map((weekend) => weekend.count))
  // On a phone, the strip opens at the preferred weekend.
  useEffect(() => {
    const preferred = strip.current?.querySelector<HTMLElement>('[data-preferred=true]')
    if (strip.current && preferred)
      strip.current.scrollLeft =
        preferred.offsetLeft - (strip.current.clientWidth - preferred.offsetWidth) / 2
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const buttons = [...(strip.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button === document.activeElement)
    if (step === 0 || at < 0) return
    event.preventDefault()
    buttons[at + step]?.focus()
  }
  return (
    <section aria-labelledby="weekends-title" className={styles.weekends}>
      <h2 id="weekends-title" className={styles.label}>
        Hosts free, by weekend
      </h2>
      <ul ref={strip} className={styles.strip} onKeyDown={onKeyDown}>
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
