import type { Api } from '@app/contract/api.ts'
import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { number } from '../../page/query-codecs.ts'
import { reachPart } from '../../profile/contact/reach-part.ts'
import { hoursPart, type HoursContent } from '../../profile/hours/hours-part.ts'
import type { Surroundings } from '../../profile/nearby/load-nearby.ts'
import { surroundingsPart } from '../../profile/nearby/surroundings-part.ts'
import type { HostContent, OwnParts } from '../../profile/profile-page.ts'
import { loadNearest } from '../../profile/nearby/nearest.ts'
import { kinds } from '../../kind/registry.ts'

const firstReviews = 6
export const mostReviews = 100

type Facilities = Api['facility-mgmt']['facilities']
type Reply<Call extends (...input: never[]) => Promise<{ data: unknown }>> = Awaited<ReturnType<Call>>['data']

export type Review = Reply<Facilities['reviews']['list']>[number]
export type Ratings = Reply<Facilities['ratings']>
export type DestinationLink = Reply<Facilities['destinations']['list']>[number]

export interface FacilityContent extends HostContent<Facility>, HoursContent {
  profile: Facility
  reviews: Review[]
  ratings: Ratings
  nearby: Facility[]
  surroundings: Surroundings
  destinations: DestinationLink[]
}

/** The number of reviews that the address asks for. */
export function reviewCount(search: URLSearchParams) {
  const asked = number.read(search.get('reviews')) ?? firstReviews
  return Number.isInteger(asked) ? Math.min(Math.max(asked, firstReviews), mostReviews) : firstReviews
}

const facilities = (api: Api) => api['facility-mgmt'].facilities

export const facilityParts: OwnParts<FacilityContent> = {
  reach: reachPart,
  reviews: {
    load: async (api, { id }, search) =>
      (await facilities(api).reviews.list({ ownerId: id, offset: 0, take: reviewCount(search) })).data,
    parameter: 'reviews',
    live: 'staff',
  },
  ratings: { load: async (api, { id }) => (await facilities(api).ratings({ id })).data, live: 'staff' },
  nearby: {
    load: (api, facility) =>
      loadNearest(api, facility, {
        calls: kinds.facility.calls,
        radii: [6, 20, 60, 150],
        enough: 3,
        most: 6,
      }),
  },
  surroundings: surroundingsPart(['hotel', 'business']),
  hours: hoursPart((api) => facilities(api).hours),
  // Staff of either side see pending links.
  destinations: {
    load: async (api, { id }) =>
      (await facilities(api).destinations.list({ ownerId: id, offset: 0, take: 100 })).data,
    live: 'signed-in',
  },
}
