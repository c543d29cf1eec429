import type { CalendarEvent } from '@app/contract/organizations/organization-report.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import type { CalendarEntry } from '../../../components/display/calendar-entry.ts'
import { date } from '../../../components/format.ts'
import { cityAndState } from '../../../page/place-words.ts'
import { kinds, profilePath } from '../../../kind/registry.ts'

/** Of the years that the product accepts. */
export const isMonth = (text: string) => /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/.test(text)

/** The month of an address, or that of a day. */
export function monthIn(search: URLSearchParams, day: string): string {
  const month = search.get('month') ?? ''
  return isMonth(month) ? month : day.slice(0, 7)
}

/** The days that the months of a year show: the weeks of the first and the last one begin and end in other years. */
export const daysOfYear = (year: string) => ({
  startDate: addDays(`${year}-01-01`, -6),
  endDate: addDays(`${year}-12-31`, 6),
})

/** The month of another year. */
export const inYear = (month: string, years: number) =>
  `${Number(month.slice(0, 4)) + years}${month.slice(4)}`

/** The months of a year that have events, each with how many take place in it. */
export const monthsOfYear = (year: string, events: readonly CalendarEvent[]) =>
  Array.from({ length: 12 }, (_, at) => {
    const month = `${year}-${String(at + 1).padStart(2, '0')}`
    const isIn = ({ startDate, endDate }: CalendarEvent) =>
      startDate.slice(0, 7) <= month && month <= endDate.slice(0, 7)
    return { month, count: events.filter(isIn).length }
  }).filter(({ count }) => count > 0)

/** Only members see events that aren't public. */
const markOf = ({ status, category }: CalendarEvent) =>
  status === 'Draft' ? ' (draft)' : category === 'Private' ? ' (private)' : ''

/** Events on their days. Those with flexible dates have none yet. */
export const entriesOf = (events: readonly CalendarEvent[], today: string): CalendarEntry[] =>
  events
    .filter(({ hasFlexibleDates }) => !hasFlexibleDates)
    .map((event) => ({
      id: event.id,
      title: event.name + markOf(event),
      to: profilePath(kinds.event, event.id),
      from: event.startDate,
      until: event.endDate,
      note: cityAndState(event),
      isOff: event.isClosed || event.endDate < today,
    }))

interface FlexibleEvent {
  id: string
  name: string
  to: string
  window: string
}

/** The events of a month that may take place in it. */
export const flexibleIn = (month: string, events: readonly CalendarEvent[]): FlexibleEvent[] =>
  events
    .filter(
      ({ hasFlexibleDates, startDate, endDate }) =>
        hasFlexibleDates && startDate.slice(0, 7) <= month && month <= endDate.slice(0, 7),
    )
    .map((event) => ({
      id: event.id,
      name: event.name + markOf(event),
      to: profilePath(kinds.event, event.id),
      window: `${date(event.startDate)} and ${date(event.endDate)}`,
    }))
