import { FacilityFilter } from '@app/contract/facilities/facility-filter.ts'
import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { countSpacesFor, suitableSpace } from '@app/contract/rules/sport-spaces.ts'
import type { MarketQuery, Facets } from '../../market/market.ts'
import { valuesOf, countOf, changed } from '../../market/query.ts'
import type { MarketSource, NearestSearch } from '../../market/search-market.server.ts'
import { spaceScore } from '../../page/space-score.ts'
import { kinds } from '../../kind/registry.ts'
import { facilityMarket } from './market.ts'
import type { FreeSpaces } from '@app/contract/patterns/search.ts'
import { spacesWord } from '@app/contract/rules/space-names.ts'
import { shortRange, freeDays } from '../../market/days.ts'
import { count, counted } from '../../components/format.ts'
import { addDays, countDays } from '@app/contract/rules/calendar-date.ts'
import { mostEachDay } from '@app/contract/rules/limits.ts'
import type { CountedSuggestion } from '../../market/suggestions.ts'

function onlySport(query: MarketQuery): string | undefined {
  const [only, another] = valuesOf(query, 'sport')
  return another === undefined ? only : undefined
}

/** The usual space of the query's sport, if it has exactly one. */
function usualSpaceOf(query: MarketQuery): string | undefined {
  const sport = onlySport(query)
  return sport === undefined ? undefined : suitableSpace(sport)?.name
}

/** The spaces to list first, with the number of those that suit the query's sport. */
function askedSpaces(query: MarketQuery, { sports, spaceTypes }: Facility) {
  const chosen = valuesOf(query, 'space')
  const usual = usualSpaceOf(query)
  const first = chosen.length === 0 && usual !== undefined ? [usual] : chosen
  const [name, another] = first
  const sport = onlySport(query)
  if (name === undefined || another !== undefined || sport === undefined || !sports.includes(sport))
    return { first }
  return {
    first,
    firstCount: name === usual ? countSpacesFor(sport, spaceTypes) : undefined,
  }
}

export const facilitySource: MarketSource<Facility> = {
  market: facilityMarket,
  filter: FacilityFilter,
  calls: kinds.facility.calls,
  card: (facility, query, free) => ({
    ...(free !== undefined && {
      free: free === null ? { text: askText, isKnown: false } : { text: freeText(free), isKnown: true },
    }),
    score: spaceScore(facility.spaceTypes, facility.capacity, askedSpaces(query, facility)),
    rating: facility.rating,
    reviewCount: facility.reviewCount,
  }),
  countsText: freeCounts,
  alternatives: otherDates,
  defaults: (query) => ({ space: usualSpaceOf(query) }),
}

/** '6 of 8 fields free Apr 23 – 25', '1 of 1 court free Mar 6 – 7 and 2 more weekends'. */
function freeText({ free, of, spaceType, from, to, otherWeekends }: FreeSpaces): string {
  const spaces =
    spaceType === null ? (of === 1 ? 'space' : 'spaces') : spacesWord(spaceType, of).toLowerCase()
  const more = otherWeekends === 0 ? '' : ` and ${counted(otherWeekends, 'more weekend')}`
  return `${free} of ${of} ${spaces} free ${shortRange(from, to)}${more}`
}

const askText = 'Ask for dates'

/** How many are free, and of how many nobody knows. */
function freeCounts(facets: Facets): string | undefined {
  const free = countOf(facets, 'from', 'true')
  const unknown = countOf(facets, 'from', 'false') ?? 0
  if (free === undefined) return undefined
  const first = free === 0 ? 'None is known to be free' : `${count(free)} known to be free`
  return unknown === 0
    ? `${first}.`
    : `${first}. ${counted(unknown, 'calendar is', 'calendars are')} unknown: ask for dates.`
}

/** In weeks, the nearest first. */
const shifts = [1, -1, 2, -2, 3, -3]
const most = 3

/** The same days of the week in other weeks in which facilities are known to be free, if none is in this one. */
async function otherDates({
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
  const suggestions = await Promise.all(
    shifted.map(async (range) => {
      const next = changed(market, query, range)
      return {
        label: `Free ${shortRange(range.from, range.to)}`,
        count: countOf(await facetsOf(next), 'from', 'true') ?? 0,
        next,
      }
    }),
  )
  return suggestions.filter((suggestion) => suggestion.count > 0).slice(0, most)
}
