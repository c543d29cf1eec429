import { FacilityFilter } from '@app/contract/facilities/facility-filter.ts'
import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { sportByName } from '@app/contract/reference-lists/sports.ts'
import type { MarketQuery } from '../../market/market.ts'
import { valueOf, valuesOf } from '../../market/query.ts'
import type { MarketSource } from '../../market/search-market.server.ts'
import { spaceScore } from '../../page/space-score.ts'
import { kinds } from '../registry.ts'
import { facilityMarket } from './market.ts'

/** The usual space of the query's sport, if it has exactly one. */
function usualSpaceOf(query: MarketQuery): string | undefined {
  const [only, another] = valuesOf(query, 'sport')
  return only === undefined || another !== undefined
    ? undefined
    : sportByName.get(only)?.defaultSpaceType.name
}

export const facilitySource: MarketSource<Facility> = {
  market: facilityMarket,
  filter: FacilityFilter,
  calls: kinds.facility.calls,
  card: ({ spaceTypes, capacity, rating, reviewCount }, query) => ({
    score: spaceScore(spaceTypes, capacity, { first: valueOf(query, 'space') ?? usualSpaceOf(query) }),
    rating,
    reviewCount,
  }),
  defaults: (query) => ({ space: usualSpaceOf(query) }),
}
