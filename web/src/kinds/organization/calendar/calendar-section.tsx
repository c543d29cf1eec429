import { useCallback, useState } from 'react'
import { ErrorState } from '../../../components/display/error-state.tsx'
import { Skeleton } from '../../../components/display/skeleton.tsx'
import { useLazy } from '../../../components/use-lazy.ts'
import { whenNear } from '../../../components/when-near.ts'
import { CalendarSubscription } from '../../../page/calendar-subscription.tsx'
import type { Section, SectionProps } from '../../../profile/profile-page.ts'
import { kinds } from '../../../kind/registry.ts'
import { callsOf } from '../../../platform/calls/calls.ts'
import type { OrganizationContent } from '../organization-content.ts'
import styles from '../organization.module.css'

const feedCalls = callsOf(kinds.organization.calls).calendarFeed

const loadCalendar = () => import('./year-calendar.tsx')

/** Its events by month. The lists have the same ones for readers without JavaScript. */
export const calendarSection: Section<OrganizationContent> = {
  id: 'calendar',
  title: 'Calendar',
  isEmpty: ({ events: { coming, past } }) => coming.count + past.count === 0,
  empty: '',
  Body: Calendar,
}

/** The calendar opens where something takes place. */
const firstDayOf = ({ today, coming: { events } }: OrganizationContent['events']) =>
  events.find(({ startDate }) => startDate > today)?.startDate ?? today

/** The code and the events load once the calendar is near the viewport. */
function Calendar({ content: { profile, events } }: SectionProps<OrganizationContent>) {
  const [isNear, setNear] = useState(false)
  const { part, hasFailed, retry } = useLazy(loadCalendar, isNear)
  const frame = useCallback((element: HTMLElement | null) => whenNear(element, () => setNear(true)), [])
  return (
    <div ref={frame} className="needs-script">
      <CalendarSubscription calls={feedCalls} input={{ ownerId: profile.id }} />
      {part !== undefined ? (
        <part.YearCalendar id={profile.id} today={events.today} first={firstDayOf(events)} />
      ) : hasFailed ? (
        <ErrorState title="The calendar didn’t load." onRetry={retry} />
      ) : (
        <Skeleton look="block" className={styles.calendarWaiting} />
      )}
    </div>
  )
}
