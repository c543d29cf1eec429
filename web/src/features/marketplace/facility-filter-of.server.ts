import { FacilityFilter } from '@app/contract/facilities/facility-filter.ts'
import { availabilities } from '@app/contract/reference-lists/availability.ts'
import { usualDistance, type MarketQuery } from './market-query.ts'

const any = (values: readonly string[]) => (values.length === 0 ? undefined : values)
const atLeast = (from: number | undefined) => (from === undefined ? undefined : { from })

/** The filter that the search takes for a query whose values are known. */
export function facilityFilterOf(query: MarketQuery): FacilityFilter {
  const surface = any(query.surface)
  const { near, dist = usualDistance, space, location, count } = query
  return FacilityFilter.parse({
    text: query.q,
    near: near === undefined ? undefined : { address: near, dist },
    bounds: query.bounds,
    sports: any(query.sport),
    facilityType: any(query.type),
    state: any(query.state),
    amenities: any(query.amenity),
    ...(space === undefined ? { surface, location } : { space: { name: space, surface, location, count } }),
    rating: atLeast(query.rating),
    capacity: atLeast(query.capacity),
    availability: any(query.availability) ?? (wantsDates(query) ? availabilities : undefined),
    sort: query.sort,
  })
}

/** Facilities have no calendar yet: wanted dates keep to those that say that they host. */
const wantsDates = ({ from, to }: MarketQuery) => from !== undefined || to !== undefined
