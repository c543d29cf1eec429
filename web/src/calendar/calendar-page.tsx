import { addDays, isCalendarDate } from '@app/contract/rules/calendar-date.ts'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ErrorState } from '../components/display/error-state.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { useLazy } from '../components/use-lazy.ts'
import { useMedia } from '../components/use-media.ts'
import { kinds, profilePath } from '../kind/registry.ts'
import { Loaded } from '../page/loaded.tsx'
import { NotFound } from '../kind/not-found.tsx'
import { isNotOwn } from '../page/null-if-missing.ts'
import { useEntitlements } from '../profile/profile-queries.ts'
import { useCalendar, useFacility, useHours, type Calendar } from './calendar-calls.ts'
import { noteCalendar } from './calendar-path.ts'
import styles from './calendar.module.css'
import { calendarViews, daysOf } from './views.ts'
import type { PageParts } from './page-parts.ts'
import { todayAt } from './place-clock.ts'
import { PageTitle } from '../page/page-title.tsx'

interface CalendarPageProps {
  ownerId: string
}

/** Loaded in parallel with the data, to keep the first load small. */
const loadContent = () => import('./calendar-content.tsx')

/**
 * Keeps the lanes and their focus while the next days load. Marks are relative to the previous range, so they are dropped, and so is
 * what a month draws as marks: laying out the bars of a full week in the columns of a month costs more than the month itself.
 */
const lanesOf = (withMarks: boolean) => (previous: Calendar | undefined) =>
  previous && { ...previous, marks: [], entries: withMarks ? [] : previous.entries }

const midnight = (day: string) => `${day}T00:00:00.000Z`

/** A week or a month of a facility's spaces. The view and the day are in the address, so that links can be shared. */
export function CalendarPage({ ownerId }: CalendarPageProps) {
  const [search, setSearch] = useSearchParams()
  const isWide = useMedia('(min-width: 900px)')
  const [today] = useState(() => todayAt(Intl.DateTimeFormat().resolvedOptions().timeZone))
  const view = calendarViews.find((one) => one === search.get('view')) ?? 'week'
  const asked = search.get('day') ?? ''
  const day = isCalendarDate(asked) && asked >= '2000' && asked < '2099' ? asked : today
  const days = daysOf(view, day)
  // A day more at both ends: days of the place begin at another hour than those in UTC.
  const range = { from: midnight(addDays(days[0] ?? day, -1)), to: midnight(addDays(days.at(-1) ?? day, 2)) }
  const withMarks = view === 'month' && isWide
  const calendar = useCalendar(ownerId, { ...range, withMarks }, { placeholderData: lanesOf(withMarks) })
  const { refetch } = calendar
  // Going offline triggers a read, whose failure shows the notice.
  useEffect(() => {
    const read = () => void refetch()
    window.addEventListener('offline', read)
    return () => window.removeEventListener('offline', read)
  }, [refetch])
  const facility = useFacility(ownerId)
  const facilityName = facility.data?.name
  useEffect(() => {
    if (facilityName !== undefined) noteCalendar(ownerId)
  }, [facilityName, ownerId])
  const hours = useHours(ownerId)
  const { part: content, hasFailed, retry } = useLazy(loadContent, true)
  // While days load, a list would claim that nothing is planned.
  const isShown = view !== 'list' || !calendar.isPlaceholderData
  const canManage = useEntitlements(kinds.facility, ownerId)?.can['manageCalendar'] ?? false

  const go: PageParts['go'] = (to) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(to)) next.set(name, value)
        return next
      },
      { preventScrollReset: true },
    )
  if ([calendar, facility].some(({ data, error }) => data === undefined && isNotOwn(error)))
    return <NotFound>This calendar doesn’t exist, or it is for a team that you don’t belong to.</NotFound>
  return (
    <div className={`page ${styles.page}`} aria-busy={calendar.isPlaceholderData || undefined}>
      <PageTitle>{`Calendar${facilityName === undefined ? '' : ` of ${facilityName}`}`}</PageTitle>
      <p className={`${styles.owner} sm mut`}>
        <Link className="link" to={profilePath(kinds.facility, ownerId)}>
          {facilityName ?? 'Facility'}
        </Link>
      </p>
      {hasFailed ? (
        <ErrorState onRetry={retry} />
      ) : (
        <Loaded
          query={content && isShown ? calendar : { ...calendar, data: undefined }}
          errorTitle="The calendar didn’t load."
          skeleton={<Skeleton look="block" className={styles.waiting} />}
        >
          {(data) =>
            content && (
              <content.CalendarContent
                {...{ ownerId, view, day, days, isWide, canManage, go }}
                calendar={data}
                hours={hours.data ?? []}
                range={range}
                copiedAt={calendar.error === null ? undefined : calendar.dataUpdatedAt}
                onRetry={() => void refetch()}
              />
            )
          }
        </Loaded>
      )}
    </div>
  )
}
