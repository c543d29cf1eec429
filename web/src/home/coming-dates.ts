import { shortDayText } from '@app/contract/rules/event-dates.ts'
import type { LoadedList } from '../kind/home-lists.ts'
import type { Profile } from '../kind/profile-calls.ts'
import type { ProfileSummary } from '../kind/profile-summary.ts'

const mostDates = 4

export interface ComingDate {
  day: string
  summary: ProfileSummary
  profile: Profile
  isOwn: boolean
}

/** The next days on which something starts that the reader manages or likes. Flexible dates aren't known yet. `today` is in UTC. */
export function comingDates(
  own: readonly LoadedList[],
  saved: readonly LoadedList[],
  today: string,
): ComingDate[] {
  const datesIn = (lists: readonly LoadedList[], isOwn: boolean) =>
    lists.flatMap(({ summary, query }) =>
      (query.data?.items ?? []).flatMap((profile) => {
        const dates = summary.dates?.(profile)
        const isComing = dates !== undefined && !dates.hasFlexibleDates && dates.startDate >= today
        return isComing && !summary.isOver?.(profile, today)
          ? [{ day: dates.startDate, summary, profile, isOwn }]
          : []
      }),
    )
  const dates = [...datesIn(own, true), ...datesIn(saved, false)]
  const first = new Map(dates.toReversed().map((date) => [date.profile.id, date]))
  return [...first.values()].toSorted((one, other) => one.day.localeCompare(other.day)).slice(0, mostDates)
}

/** Where nothing else waits: 'Next: Spring Cup, Apr 3.' */
export const nextDateText = (next: ComingDate | undefined) =>
  next && `Next: ${next.profile.name}, ${shortDayText(next.day)}.`
