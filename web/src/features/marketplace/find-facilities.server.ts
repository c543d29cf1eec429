import type { FacilityFilter } from '@app/contract/facilities/facility-filter.ts'
import type { Api } from '@app/contract/api.ts'
import { facetsOf, type Facets } from './facets.ts'
import { facilityFilterOf } from './facility-filter-of.server.ts'
import { changed, type MarketQuery } from './market-query.ts'
import { pageSize } from './page-size.ts'
import { showFacility } from './show-facility.server.ts'
import type { ShownFacility } from './shown-facility.ts'
import { usualSpaceOf } from './usual-space.server.ts'

export interface Found {
  count: number
  facilities: ShownFacility[]
  facets: Facets
  /** No facility has every word of the text; these have some. */
  isRelaxed: boolean
}

export interface Answer {
  found: Found
  /** What was searched for in the end. */
  query: MarketQuery
  /** The same as the search takes it, for the map. */
  filter: FacilityFilter
  /** The place that the search does not know; nothing was narrowed to it. */
  unplaced?: string
}

export type Facilities = Pick<Api['facility-mgmt']['facilities'], 'search'>

/** Searches; where the place is not known, everywhere. */
export async function findFacilities(facilities: Facilities, query: MarketQuery): Promise<Answer> {
  try {
    return await find(facilities, query)
  } catch (error) {
    if (query.near === undefined || !isUnknownPlace(error)) throw error
    return { ...(await find(facilities, changed(query, { near: undefined }))), unplaced: query.near }
  }
}

async function find(facilities: Facilities, query: MarketQuery): Promise<Answer> {
  const filter = facilityFilterOf(query)
  const { data, _meta } = await facilities.search({
    take: pageSize,
    offset: (query.page - 1) * pageSize,
    data: { ...filter, facets: true },
  })
  const found = {
    count: _meta.stats.count,
    facilities: data.map(showFacility(query.space ?? usualSpaceOf(query))),
    facets: facetsOf(_meta.facets),
    isRelaxed: _meta.relaxed === true,
  }
  return { found, query, filter }
}

/** How many there are; near a place that is not known, none. */
export async function countFacilities(facilities: Facilities, query: MarketQuery): Promise<number> {
  try {
    const { _meta } = await facilities.search({ take: 1, data: facilityFilterOf(query) })
    return _meta.stats.count
  } catch (error) {
    if (isUnknownPlace(error)) return 0
    throw error
  }
}

function isUnknownPlace(error: unknown): boolean {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return false
  return error.errors.some((one: { path?: unknown }) => one.path === 'data/near/address')
}
