import type { Event } from '@app/contract/events/event-schema.ts'
import { dayText } from '@app/contract/rules/event-dates.ts'
import { listOf } from '../../components/format.ts'

type Fitting = Pick<Event, 'sportsList' | 'startDate' | 'hasFlexibleDates'>

const mostSports = 2

/** Why another event is similar: its dates, and the sports that both have. */
export function whySimilar({ sportsList }: Fitting, other: Fitting): string | undefined {
  const common = other.sportsList.filter((sport) => sportsList.includes(sport)).slice(0, mostSports)
  const when = other.hasFlexibleDates ? 'Flexible dates' : dayText(other.startDate)
  return [when, ...(common.length > 0 ? [listOf(common)] : [])].join(' · ')
}
