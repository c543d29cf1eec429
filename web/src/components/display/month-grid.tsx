import { monthText } from '@app/contract/rules/month-text.ts'
import { weekdays } from '@app/contract/rules/weekdays.ts'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { classNames } from '../class-names.ts'
import type { MonthCalendarProps } from './calendar-entry.ts'
import { dayAfterKey, monthOf, onDay, openingWeek, weeksOfMonth, ongoingIn } from './calendar-weeks.ts'
import { DayEntries } from './day-entries.tsx'
import styles from './month-calendar.module.css'

interface MonthGridProps extends MonthCalendarProps {
  onMonth: (month: string) => void
}

/** More would make rows of different height. */
const mostInCell = 3

const fromSunday = [weekdays[6], ...weekdays.slice(0, 6)]
const dayName = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** The days of a month by weeks. Arrow keys move between days, and beyond the month to the next one. */
export function MonthGrid({ month, today, start = today, entries, week, onMonth }: MonthGridProps) {
  const { active, grid, onKeyDown, onFocus } = useDayFocus({ month, usual: start, onMonth })
  const [unfolded, setUnfolded] = useState<string>()
  const all = weeksOfMonth(month)
  const opening = unfolded === month ? '' : openingWeek(month, active < start ? active : start)
  const weeks = all.filter(([sunday = '']) => sunday >= opening)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- Its cells have the focus.
    <table role="grid" ref={grid} className={styles.grid} onKeyDown={onKeyDown} onFocus={onFocus}>
      <thead>
        <tr>
          {fromSunday.map((name) => (
            <th key={name} scope="col" abbr={name}>
              {name?.slice(0, 3)}
            </th>
          ))}
          {week && <th scope="col">{week.heading}</th>}
        </tr>
      </thead>
      <tbody>
        {weeks.length < all.length && (
          <tr className={styles.fold}>
            <td colSpan={week ? 8 : 7}>
              <button type="button" className={styles.more} onClick={() => setUnfolded(month)}>
                Earlier in {monthText(month)}
              </button>
            </td>
          </tr>
        )}
        {weeks.map((days) => (
          <Week key={days[0]} {...{ days, month, today, active, entries, week }} />
        ))}
      </tbody>
    </table>
  )
}

interface WeekProps extends Pick<MonthCalendarProps, 'month' | 'today' | 'entries' | 'week'> {
  /** From Sunday to Saturday. */
  days: readonly string[]
  /** The day that Tab reaches. */
  active: string
}

/** The days of a week, and below them what goes on for longer. */
function Week({ days, month, today, active, entries, week }: WeekProps) {
  const ongoing = ongoingIn(entries, days)
  return (
    <>
      <tr>
        {days.map((day) => (
          <td
            key={day}
            data-day={day}
            tabIndex={day === active ? 0 : -1}
            aria-current={day === today ? 'date' : undefined}
            className={classNames(monthOf(day) !== month && styles.outside)}
          >
            <span className={`xs semi ${styles.number}`} aria-hidden="true">
              {Number(day.slice(8))}
            </span>
            <span className="sr">{dayName.format(new Date(day))}</span>
            <DayEntries entries={onDay(entries, day)} most={mostInCell} />
          </td>
        ))}
        {week && (
          <td className={styles.week} rowSpan={ongoing.length > 0 ? 2 : 1}>
            {week.render(days[0] ?? '')}
          </td>
        )}
      </tr>
      {ongoing.length > 0 && (
        <tr className={styles.ongoing}>
          <td colSpan={7}>
            <div className={styles.ongoingLine}>
              <span className="dim xs">Ongoing</span>
              <DayEntries entries={ongoing} most={mostInCell} hasNotes isRow />
            </div>
          </td>
        </tr>
      )}
    </>
  )
}

interface DayFocus {
  month: string
  /** The day to begin with, if it is in the month. */
  usual: string
  onMonth: (month: string) => void
}

/** One day of the grid can be reached by Tab. Keys move it. */
function useDayFocus({ month, usual: wanted, onMonth }: DayFocus) {
  const grid = useRef<HTMLTableElement>(null)
  const [moved, setMoved] = useState<string>()
  const isDue = useRef(false)
  const usual = monthOf(wanted) === month ? wanted : `${month}-01`
  const active = moved !== undefined && monthOf(moved) === month ? moved : usual

  // After the next month has rendered.
  useEffect(() => {
    if (!isDue.current || moved !== active) return
    isDue.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus()
  })
  const dayOf = (target: EventTarget) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset['day'] : undefined

  function onKeyDown(event: KeyboardEvent) {
    const day = dayOf(event.target)
    const next = day && dayAfterKey(event.key, day)
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    isDue.current = true
    setMoved(next)
    if (monthOf(next) !== month) onMonth(monthOf(next))
  }
  function onFocus({ target }: { target: EventTarget }) {
    const day = dayOf(target)
    if (day !== undefined && monthOf(day) === month) setMoved(day)
  }
  return { active, grid, onKeyDown, onFocus }
}
