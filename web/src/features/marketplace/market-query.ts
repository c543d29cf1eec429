import type { FacilityFilter } from '@app/contract/facilities/facility-filter.ts'

export type Sort = NonNullable<FacilityFilter['sort']>
export type Bounds = NonNullable<FacilityFilter['bounds']>

/** The parameters that may stand several times in an address, each time with one value. */
export const listNames = ['sport', 'type', 'state', 'amenity', 'surface', 'availability'] as const
export type ListName = (typeof listNames)[number]

/** What the address of the marketplace asks for, in the words of the address. */
export interface MarketQuery extends Record<ListName, string[]> {
  q?: string
  /** A place as people write it; without `dist`, the usual distance around it. */
  near?: string
  /** Miles. */
  dist?: number
  bounds?: Bounds
  space?: string
  /** Of the space. */
  count?: number
  location?: 'Indoor' | 'Outdoor'
  /** Stars at least. */
  rating?: number
  /** Seats at least. */
  capacity?: number
  /** Dates wanted, as YYYY-MM-DD. */
  from?: string
  to?: string
  sort?: Sort
  /** From 1. */
  page: number
  view?: 'map'
}

export const everything: MarketQuery = {
  sport: [],
  type: [],
  state: [],
  amenity: [],
  surface: [],
  availability: [],
  page: 1,
}

export const usualDistance = 50
export const distances = [10, 25, 50, 100, 150, 250] as const

/** Another choice starts at its first page. What hangs on a choice that is gone goes with it. */
export function changed(query: MarketQuery, change: Partial<MarketQuery>): MarketQuery {
  const next: MarketQuery = { ...query, page: 1, ...change }
  if (next.near === undefined) {
    delete next.dist
    if (next.sort === 'distance') delete next.sort
  }
  if (next.space === undefined) delete next.count
  return next
}

export const withToggled = (query: MarketQuery, name: ListName, value: string): MarketQuery =>
  changed(query, {
    [name]: query[name].includes(value)
      ? query[name].filter((other) => other !== value)
      : [...query[name], value],
  })

/** Nothing wanted any more, but the way of looking at it. */
export const cleared = ({ view, sort }: MarketQuery): MarketQuery =>
  changed(everything, { view, sort: sort === 'distance' ? undefined : sort })
