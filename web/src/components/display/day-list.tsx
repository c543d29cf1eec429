import { shortDayText } from '@app/contract/rules/event-dates.ts'
import type { MonthCalendarProps } from './calendar-entry.ts'
import { monthOf, onDay, weeksOfMonth } from './calendar-weeks.ts'
import { DayEntries } from './day-entries.tsx'
import styles from './month-calendar.module.css'

const mostInList = 5

/** The days of a month that have entries, by weeks. */
export function DayList({ month, entries, headingLevel, week }: MonthCalendarProps) {
  const Heading = headingLevel === 'h2' ? 'h3' : 'h4'
  const weeks = weeksOfMonth(month)
    .map((days) => ({
      sunday: days[0] ?? '',
      days: days
        .filter((day) => monthOf(day) === month)
        .map((day) => ({ day, entries: onDay(entries, day) }))
        .filter((one) => one.entries.length > 0),
    }))
    .filter(({ days }) => days.length > 0)
  return weeks.map(({ sunday, days }) => (
    <div key={sunday} className={styles.listWeek}>
      {week && (
        <div className={styles.listHead}>
          <span>{week.heading}</span>
          {week.render(sunday)}
        </div>
      )}
      {days.map(({ day, entries: onIt }) => (
        <section key={day} aria-label={shortDayText(day)} className={styles.listDay}>
          <Heading className="sm semi">{shortDayText(day)}</Heading>
          <DayEntries entries={onIt} most={mostInList} hasNotes />
        </section>
      ))}
    </div>
  ))
}
