import { addDays } from '@app/contract/rules/calendar-date.ts'
import { useSearchParams } from 'react-router'
import { useCalendarPart, type Weekends } from '../../../calendar/calendar-calls.ts'
import { calendarPath } from '../../../calendar/calendar-path.ts'
import { todayAt } from '../../../calendar/place-clock.ts'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { newRequestPath } from '../../../page/contact-paths.ts'
import { readKnownEvent } from '../../../page/known-event.ts'
import { Loaded } from '../../../page/loaded.tsx'
import type { SectionProps } from '../../../profile/profile-page.ts'
import type { FacilityContent } from '../facility-content.ts'
import { facilityKind } from '../kind.ts'
import styles from './availability.module.css'
import { GapList } from './gap-list.tsx'
import { StripSkeleton } from './strip-skeleton.tsx'
import { WeekendStrip } from './weekend-strip.tsx'
import { WeekendTable } from './weekend-table.tsx'

/** What is free on coming weekends. The chosen one is in the address, so that it can be shared. */
export function AvailabilityPanel({ content, entitlements }: SectionProps<FacilityContent>) {
  const { id } = content.profile
  const [search] = useSearchParams()
  const query = useCalendarPart(id, 'weekends', (calendar, options) =>
    calendar.weekends({ ownerId: id }, options),
  )
  const isOwn = entitlements?.can['update'] === true
  const askPath = (dates: { from?: string; to?: string }) =>
    newRequestPath([{ kind: facilityKind.name, id }], { ...readKnownEvent(search), ...dates })
  return (
    <Loaded query={query} errorTitle="The free weekends didn’t load." skeleton={<StripSkeleton />}>
      {(data) =>
        data.isKnown && data.timeZone !== null && data.spaces.length > 0 ? (
          <KnownWeekends {...{ id, data, isOwn, askPath }} timeZone={data.timeZone} />
        ) : (
          <div className={styles.unknown}>
            <p className="mut">
              {isOwn
                ? 'Visitors don’t see what is free. Share your calendar and keep it up to date.'
                : 'This facility doesn’t share its calendar. Ask which dates are free.'}
            </p>
            {isOwn ? (
              <ButtonLink to={calendarPath(id)}>Open calendar</ButtonLink>
            ) : (
              <ButtonLink to={askPath({})}>Ask for dates</ButtonLink>
            )}
          </div>
        )
      }
    </Loaded>
  )
}

interface KnownWeekendsProps {
  id: string
  data: Weekends
  timeZone: string
  isOwn: boolean
  askPath: (dates: { from: string; to: string }) => string
}

function KnownWeekends({ id, data, timeZone, isOwn, askPath }: KnownWeekendsProps) {
  const { weekends, spaces, gaps } = data
  const [search, setSearch] = useSearchParams()
  const asked = search.get('weekend')
  const chosen =
    weekends.find(({ saturday }) => saturday === asked) ??
    weekends.find(({ freeCount }) => freeCount > 0) ??
    weekends[0]
  if (chosen === undefined) return null
  const today = todayAt(timeZone)
  const sunday = addDays(chosen.saturday, 1)
  const days = [-1, 0, 1].map((day) => addDays(chosen.saturday, day)).filter((day) => day >= today)
  const choose = (saturday: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('weekend', saturday)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <div className={styles.panel}>
      <GapList {...{ gaps, spaces, timeZone }} askPath={isOwn ? undefined : askPath} />
      <p className="sm mut">Spaces that are free all Saturday and Sunday, of {spaces.length}.</p>
      <WeekendStrip {...{ weekends, chosen }} count={spaces.length} onChoose={choose} />
      <WeekendTable {...{ id, days, timeZone }} />
      {!isOwn && (
        <ButtonLink to={askPath({ from: days[0] ?? chosen.saturday, to: sunday })}>
          Ask for these dates
        </ButtonLink>
      )}
    </div>
  )
}
