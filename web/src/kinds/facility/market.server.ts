import { FacilityFilter } from '@app/contract/facilities/facility-filter.ts'
import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { countSpacesFor, suitableSpace } from '@app/contract/rules/sport-spaces.ts'
import type { MarketQuery } from '../../market/market.ts'
import { valuesOf } from '../../market/query.ts'
import type { MarketSource } from '../../market/search-market.server.ts'
import { spaceScore } from '../../page/space-score.ts'
import { kinds } from '../../kind/registry.ts'
import { askText, freeCounts, freeText } from './free-words.ts'
import { facilityMarket } from './market.ts'
import { otherDates } from './other-dates.ts'

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
