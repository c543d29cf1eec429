import { addDays, weekOf } from '@app/contract/rules/calendar-date.ts'
import type { MarketQuery, FacetValue } from '../../market/market.ts'
import { valueOf, valuesOf } from '../../market/query.ts'

/** The value of the week of events without fixed days. */
export const flexible = 'Flexible'

const dayOfMonth = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** 'Mar 14'. */
export const weekText = (week: string) => (week === flexible ? flexible : dayOfMonth.format(new Date(week)))

/** Within the row of weeks, with 'Any week' and 'Flexible' beside them. */
const shownWeeks = 7

/** The first day that a query is about. */
export function firstDayOf(query: MarketQuery): string | undefined {
  const [month] = valuesOf(query, 'month').toSorted()
  const [week] = fixedWeeks(query)
  return valueOf(query, 'from') ?? week ?? (month && `${month}-01`)
}

const fixedWeeks = (query: MarketQuery) =>
  valuesOf(query, 'week')
    .filter((week) => week !== flexible)
    .toSorted()

/** The weeks to offer: from today or the week before the query's days, and all chosen ones. 'Flexible' is last. */
export function offeredWeeks(query: MarketQuery, today: string): string[] {
  // Chosen weeks don't move the row, so that the next one stays under the pointer.
  const { week: _week, ...others } = query
  const wanted = firstDayOf(others)
  const thisWeek = weekOf(today)
  const before = wanted === undefined ? thisWeek : addDays(weekOf(wanted), -7)
  const first = before > thisWeek ? before : thisWeek
  const weeks = Array.from({ length: shownWeeks }, (_, at) => addDays(first, 7 * at))
  return [...[...new Set([...weeks, ...fixedWeeks(query)])].toSorted(), flexible]
}

/** The week with events that is closest to a day. */
export function nearestWeek(values: readonly FacetValue[], day: string, today: string) {
  const distance = (week: string) => Math.abs(Date.parse(week) - Date.parse(weekOf(day)))
  return values
    .filter(({ value, count }) => count > 0 && value !== flexible && value >= weekOf(today))
    .toSorted((a, b) => distance(a.value) - distance(b.value))[0]
}
