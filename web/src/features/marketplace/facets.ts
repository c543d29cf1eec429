import type { FacetCounts } from '@app/contract/patterns/search.ts'
import type { ListName, MarketQuery } from './market-query.ts'

export interface FacetValue {
  value: string
  count: number
}

export type FacetName = ListName | 'space' | 'location' | 'rating'

/** For each facet its values, each with how many facilities choosing it would show. */
export type Facets = Record<FacetName, FacetValue[]>

/** The search's counts in the words of the address. */
export const facetsOf = (counts: FacetCounts = {}): Facets => ({
  sport: counts['sports'] ?? [],
  type: counts['facilityType'] ?? [],
  state: counts['state'] ?? [],
  amenity: counts['amenities'] ?? [],
  space: counts['spaceType'] ?? [],
  surface: (counts['surface'] ?? []).filter(({ value }) => value !== noSurface),
  location: counts['location'] ?? [],
  rating: counts['rating'] ?? [],
  availability: counts['availability'] ?? [],
})

/** A space without a surface to speak of, as a pool; nobody looks for that. */
const noSurface = 'N/A'

export const countOf = (facets: Facets, name: FacetName, value: string) =>
  facets[name].find((one) => one.value === value)?.count

export const isChosen = (query: MarketQuery, name: FacetName, value: string): boolean => {
  const chosen = query[name]
  return Array.isArray(chosen) ? chosen.includes(value) : chosen !== undefined && String(chosen) === value
}
