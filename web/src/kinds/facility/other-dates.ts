import { addDays, countDays } from '@app/contract/rules/calendar-date.ts'
import { mostEachDay } from '@app/contract/rules/limits.ts'
import { freeDays, shortRange } from '../../market/days.ts'
import { changed, countOf } from '../../market/query.ts'
import type { NearestSearch } from '../../market/search-market.server.ts'
import type { CountedSuggestion } from '../../market/suggestions.ts'

/** In weeks, the nearest first. */
const shifts = [1, -1, 2, -2, 3, -3]
const most = 3

/** The same days of the week in other weeks in which facilities are known to be free, if none is in this one. */
export async function otherDates({
  market,
  query,
  facets,
  facetsOf,
  today,
}: NearestSearch): Promise<CountedSuggestion[]> {
  const days = freeDays(query)
  if (days === undefined || countDays(days.from, days.to) > mostEachDay) return []
  if (countOf(facets, 'from', 'true') !== 0) return []
  const shifted = shifts
    .map((weeks) => ({ from: addDays(days.from, 7 * weeks), to: addDays(days.to, 7 * weeks) }))
    .filter(({ from }) => from >= today)
  const counted = await Promise.all(
    shifted.map(async (range) => {
      const next = changed(market, query, range)
      return {
        label: `Free ${shortRange(range.from, range.to)}`,
        count: countOf(await facetsOf(next), 'from', 'true') ?? 0,
        next,
      }
    }),
  )
  return counted.filter(({ count }) => count > 0).slice(0, most)
}
