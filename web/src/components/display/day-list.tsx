import { shortDayText } from '@app/contract/rules/event-dates.ts'
import { monthText } from '@app/contract/rules/month-text.ts'
import type { MonthCalendarProps } from './calendar-entry.ts'
import { classNames } from '../class-names.ts'
import { Details } from '../overlays/details.tsx'
import { monthOf, onDay, openingWeek, weeksOfMonth, ongoingIn } from './calendar-weeks.ts'
import { DayEntries } from './day-entries.tsx'
import styles from './month-calendar.module.css'

const mostInList = 5

/** The days of a month that have entries, by weeks. The weeks before the first that matters are folded. */
export function DayList(props: MonthCalendarProps) {
  const { month, today, start = today, entries } = props
  const weeks = weeksOfMonth(month)
    .map((days) => ({
      sunday: days[0] ?? '',
      days: days
        .filter((day) => monthOf(day) === month)
        .map((day) => ({ day, entries: onDay(entries, day) }))
        .filter((one) => one.entries.length > 0),
      ongoing: ongoingIn(
        entries,
        days.filter((day) => monthOf(day) === month),
      ),
    }))
    .filter(({ days, ongoing }) => days.length + ongoing.length > 0)
  const current = openingWeek(month, start)
  const before = weeks.filter(({ sunday }) => sunday < current)
  return (
    <>
      {before.length > 0 && (
        <Details summary={`Earlier in ${monthText(month)}`}>
          <Weeks {...props} weeks={before} />
        </Details>
      )}
      <Weeks {...props} weeks={weeks.filter(({ sunday }) => sunday >= current)} />
    </>
  )
}

interface WeeksProps extends MonthCalendarProps {
  weeks: {
    sunday: string
    days: { day: string; entries: MonthCalendarProps['entries'] }[]
    ongoing: MonthCalendarProps['entries']
  }[]
}

function Weeks({ weeks, headingLevel, week }: WeeksProps) {
  const Heading = headingLevel === 'h2' ? 'h3' : 'h4'
  return weeks.map(({ sunday, days, ongoing }) => (
    <div key={sunday} className={styles.listWeek}>
      {week && (
        <div className={classNames('row dim xs', styles.listHead)}>
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
      {ongoing.length > 0 && (
        <section aria-label="Ongoing" className={styles.listDay}>
          <Heading className="sm semi">Ongoing</Heading>
          <DayEntries entries={ongoing} most={mostInList} hasNotes />
        </section>
      )}
    </div>
  ))
}
