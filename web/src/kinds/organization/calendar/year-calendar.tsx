import { monthText } from '@app/contract/rules/month-text.ts'
import { Link, useSearchParams } from 'react-router'
import { ChipLink, ChipList } from '../../../components/actions/chip.tsx'
import { ErrorState } from '../../../components/display/error-state.tsx'
import { Skeleton } from '../../../components/display/skeleton.tsx'
import { MonthCalendar } from '../../../components/display/month-calendar.tsx'
import { Stack } from '../../../platform/boxes/stack.tsx'
import { calls } from '../../../platform/calls/calls.ts'
import { useRead } from '../../../platform/calls/use-read.ts'
import styles from '../organization.module.css'
import { daysOfYear, entriesOf, flexibleIn, inYear, isMonth, monthIn, monthsOfYear } from './calendar-year.ts'
import { keepShown } from '../../../platform/calls/use-observed.ts'

interface YearCalendarProps {
  /** Of the organization. */
  id: string
  today: string
  /** A day of the month to open, if the address has none. */
  first: string
}

/** A month of the events of an organization, and how many each month of its year has. One call reads the year. */
export function YearCalendar({ id, today, first }: YearCalendarProps) {
  const [search] = useSearchParams()
  const month = monthIn(search, first)
  const year = month.slice(0, 4)
  const {
    data: reply,
    isError,
    isFetching,
    refetch,
  } = useRead(
    calls['event-mgmt'].organizations.events.calendar,
    { ownerId: id, ...daysOfYear(year), data: {} },
    // Keeps the grid, and the focus in it, while another year loads.
    { placeholderData: keepShown },
  )
  const data = reply?.data
  if (isError && data === undefined)
    return (
      <ErrorState
        title="The calendar didn’t load."
        detail="The rest of the page still works."
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (data === undefined) return <Skeleton look="block" className={styles.calendarWaiting} />
  const toMonth = (other: string) => {
    const next = new URLSearchParams(search)
    next.set('month', other)
    return `?${next.toString()}#calendar`
  }
  const months = monthsOfYear(year, data)
  const flexible = flexibleIn(month, data)
  const link = (other: string, label: string, count?: number) => (
    <ChipLink key={other} to={toMonth(other)} isPressed={other === month} count={count} preventScrollReset>
      {label}
    </ChipLink>
  )
  const [before, after] = [inYear(month, -1), inYear(month, 1)]
  return (
    <Stack gap="5">
      <nav aria-label={`Months of ${year} with events`}>
        <ChipList isScrolling>
          {isMonth(before) && link(before, before.slice(0, 4))}
          {months.map((one) => link(one.month, monthText(one.month).slice(0, 3), one.count))}
          {isMonth(after) && link(after, after.slice(0, 4))}
        </ChipList>
      </nav>
      <MonthCalendar
        month={month}
        today={today}
        entries={entriesOf(data, today)}
        toMonth={toMonth}
        headingLevel="h3"
        isBusy={isFetching}
      />
      {!isFetching && months.every((one) => one.month !== month) && (
        <p className="mut">No events in {monthText(month)}.</p>
      )}
      {flexible.length > 0 && (
        <ul aria-label="Events with flexible dates" className="sm mut">
          {flexible.map(({ id: eventId, name, to, window }) => (
            <li key={eventId}>
              <Link className="link" to={to}>
                {name}
              </Link>
              , flexible between {window}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
