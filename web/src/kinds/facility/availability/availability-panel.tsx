import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCalendarPart, type Weekends } from '../../../calendar/calendar-calls.ts'
import { calendarPath } from '../../../calendar/calendar-path.ts'
import { todayAt } from '../../../calendar/place-clock.ts'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { newRequestPath } from '../../../kind/contact-paths.ts'
import { readKnownEvent } from '../../../page/known-event.ts'
import { Loaded } from '../../../page/loaded.tsx'
import type { SectionProps } from '../../../profile/profile-page.ts'
import type { FacilityContent } from '../facility-content.ts'
import { facilityKind } from '../kind.ts'
import { Stack } from '../../../platform/boxes/stack.tsx'
import { GapList } from './gap-list.tsx'
import { StripSkeleton } from './strip-skeleton.tsx'
import { WeekendPager, WeekendStrip } from './weekend-strip.tsx'
import { WeekendTable } from './weekend-table.tsx'
import { daysOfWeekend, firstShownFor, readAsked, saturdayOf, type Asked } from './asked-weekend.ts'
import { keepShown } from '../../../platform/calls/use-observed.ts'

/** What is free on coming weekends, from the searched dates on. The chosen one is in the address, so that it can be shared. */
export function AvailabilityPanel({ content, entitlements }: SectionProps<FacilityContent>) {
  const { id } = content.profile
  const [search] = useSearchParams()
  const asked = readAsked(search)
  const [from, setFrom] = useState(() => firstShownFor(asked))
  const query = useCalendarPart(
    id,
    ['weekends', from],
    (calendar, options) => calendar.weekends({ ownerId: id, ...(from !== undefined && { from }) }, options),
    { placeholderData: keepShown },
  )
  const isOwn = entitlements?.can['update'] === true
  const askPath = (dates: { from?: string; to?: string }) =>
    newRequestPath([{ kind: facilityKind.name, id }], { ...readKnownEvent(search), ...dates })
  return (
    <Loaded query={query} errorTitle="The free weekends didn’t load." skeleton={<StripSkeleton />}>
      {(data) =>
        data.isKnown && data.timeZone !== null && data.spaces.length > 0 ? (
          <KnownWeekends {...{ id, data, asked, isOwn, askPath }} timeZone={data.timeZone} onShow={setFrom} />
        ) : (
          <Stack align="start">
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
          </Stack>
        )
      }
    </Loaded>
  )
}

interface KnownWeekendsProps {
  id: string
  data: Weekends
  timeZone: string
  asked: Asked
  isOwn: boolean
  askPath: (dates: { from: string; to: string }) => string
  onShow: (from: string) => void
}

function KnownWeekends({ id, data, timeZone, asked, isOwn, askPath, onShow }: KnownWeekendsProps) {
  const { weekends, spaces, gaps } = data
  const [, setSearch] = useSearchParams()
  const today = todayAt(timeZone)
  const coming = (days: readonly string[]) => days.filter((day) => day >= today)
  const askedDays = coming(asked.days ?? [])
  // Those who leaf on keep the weekend that they chose.
  const chosen =
    asked.day !== undefined && coming(daysOfWeekend(asked.day)).length > 0
      ? asked.day
      : (weekends.find(({ freeCount }) => freeCount > 0) ?? weekends[0])?.saturday
  if (chosen === undefined) return null
  const days = askedDays.length > 0 ? askedDays : coming(daysOfWeekend(chosen))
  const dates = { from: days[0] ?? chosen, to: days.at(-1) ?? chosen }
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
    <Stack>
      <GapList {...{ gaps, spaces, timeZone }} askPath={isOwn ? undefined : askPath} />
      <WeekendPager {...data} onShow={onShow}>
        <p className="sm mut">Spaces that are free all Saturday and Sunday, of {spaces.length}.</p>
      </WeekendPager>
      <WeekendStrip
        // A new one scrolls to the chosen weekend.
        key={weekends[0]?.saturday}
        weekends={weekends}
        chosen={saturdayOf(chosen)}
        count={spaces.length}
        onChoose={choose}
      />
      <WeekendTable {...{ id, days, timeZone }} />
      {!isOwn && (
        <div>
          <ButtonLink to={askPath(dates)}>Ask for these dates</ButtonLink>
        </div>
      )}
    </Stack>
  )
}
