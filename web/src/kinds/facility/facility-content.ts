import type { Api } from '@app/contract/api.ts'
import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { number } from '../../page/query-codecs.ts'
import { reachPart } from '../../profile/contact/reach-part.ts'
import type { HostContent, OwnParts } from '../../profile/profile-page.ts'

const firstReviews = 6
export const mostReviews = 100

type Facilities = Api['facility-mgmt']['facilities']
type Reply<Call extends (...input: never[]) => Promise<{ data: unknown }>> = Awaited<ReturnType<Call>>['data']

export type Review = Reply<Facilities['reviews']['list']>[number]
export type Ratings = Reply<Facilities['ratings']>
export type Hours = Reply<Facilities['hours']['list']>[number]
export type DestinationLink = Reply<Facilities['destinations']['list']>[number]

export interface FacilityContent extends HostContent<Facility> {
  reviews: Review[]
  ratings: Ratings
  nearby: Facility[]
  destinations: DestinationLink[]
  hours: Hours[]
}

/** The number of reviews that the address asks for. */
export function reviewCount(search: URLSearchParams) {
  const asked = number.read(search.get('reviews')) ?? firstReviews
  return Number.isInteger(asked) ? Math.min(Math.max(asked, firstReviews), mostReviews) : firstReviews
}

const facilities = (api: Api) => api['facility-mgmt'].facilities

export const facilityParts: OwnParts<FacilityContent> = {
  reach: reachPart(facilities),
  reviews: {
    load: async (api, { id }, search) =>
      (await facilities(api).reviews.list({ ownerId: id, offset: 0, take: reviewCount(search) })).data,
    parameter: 'reviews',
    live: 'staff',
  },
  ratings: { load: async (api, { id }) => (await facilities(api).ratings({ id })).data, live: 'staff' },
  nearby: { load: loadNearby },
  hours: {
    load: async (api, { id }) =>
      (await facilities(api).hours.list({ ownerId: id, offset: 0, take: 100 })).data,
    live: 'staff',
  },
  // Staff of either side see pending links.
  destinations: {
    load: async (api, { id }) =>
      (await facilities(api).destinations.list({ ownerId: id, offset: 0, take: 100 })).data,
    live: 'signed-in',
  },
}

const fewNeighbors = 3
const mostNeighbors = 6
/**
 * In miles. The radius grows until there are enough neighbors: promoted facilities come first in any search, and in a
 * wide one they would displace those next door.
 */
const radii = [6, 20, 60, 150]

async function loadNearby(api: Api, { id, lat, lng }: Facility): Promise<Facility[]> {
  if (lat === null || lng === null) return []
  let others: Facility[] = []
  for (const dist of radii) {
    const { data } = await facilities(api).search({
      offset: 0,
      take: mostNeighbors + 1,
      data: { near: { lat, lng, dist }, sort: 'distance' },
    })
    others = data.filter((other) => other.id !== id)
    if (others.length >= fewNeighbors) break
  }
  return others.toSorted((one, other) => (one.distance ?? 0) - (other.distance ?? 0)).slice(0, mostNeighbors)
}
