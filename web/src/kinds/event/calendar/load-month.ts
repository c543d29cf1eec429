import type { Api } from '@app/contract/api.ts'
import type { CalendarEntry } from '../../../components/display/calendar-entry.ts'
import { weeksOfMonth } from '../../../components/display/calendar-weeks.ts'
import { cityAndState } from '../../../page/place-words.ts'
import type { Loading } from '../../../platform/calls/use-read.ts'
import { kinds, profilePath } from '../../../kind/registry.ts'

export interface Month {
  entries: CalendarEntry[]
  /** Of all events in the month, which may be more than the entries. */
  count: number
}

type Search = Api['event-mgmt']['events']['search']
type SearchInput = Parameters<Search>[0]

const pageSize = 100
const mostPages = 4

/** Asks for the events with fixed dates in the weeks of a month that match a filter, soonest first. */
export function monthInput(filter: object, month: string): SearchInput {
  const days = weeksOfMonth(month).flat()
  return {
    take: pageSize,
    data: {
      ...filter,
      startDate: { to: days.at(-1) },
      endDate: { from: days[0] },
      hasFlexibleDates: false,
      sort: 'date',
    },
  }
}

export const monthLoading: Loading<SearchInput, Awaited<ReturnType<Search>>, Month> = {
  name: 'month',
  async load(search, input) {
    const load = async (page: number) => search({ ...input, offset: page * pageSize })
    const first = await load(0)
    const { count } = first._meta.stats
    const pages = Math.min(mostPages, Math.ceil(count / pageSize))
    const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, at) => load(at + 1)))
    const entries = [first, ...others].flatMap((page) =>
      page.data.map((event) => ({
        id: event.id,
        title: event.name,
        to: profilePath(kinds.event, event.id),
        from: event.startDate,
        until: event.endDate,
        note: cityAndState(event),
        isOff: event.isClosed,
      })),
    )
    return { entries, count }
  },
}
