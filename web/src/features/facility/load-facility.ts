import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import type { Api } from '@app/contract/api.ts'

export const firstReviews = 6
export const mostReviews = 100

const most = { offset: 0, take: 100 }
const fewNeighbours = 3
const mostNeighbours = 6
/**
 * In miles: a wider ring is asked where a narrow one gives few. Promoted ones come first in any search, and in a wide one
 * they would push out those next door.
 */
const around = [6, 20, 60, 150]

/** Everything that the page shows, as whoever asks may see it; null where there is no such facility for them. */
export async function loadFacility(api: Api, id: string, take: number) {
  const { facilities } = api['facility-mgmt']
  const facility = await findFacility(api, id)
  if (facility === null) return null
  const owner = { ownerId: facility.id }
  const [images, documents, managers, inherited, reviews, ratings, nearby] = await Promise.all([
    facilities.images.list({ ...owner, ...most }),
    facilities.documents.list({ ...owner, ...most }),
    facilities.managers.list({ ...owner, ...most }),
    facilities.managers.inherited({ ...owner, ...most }),
    facilities.reviews.list({ ...owner, offset: 0, take }),
    facilities.ratings({ id }),
    loadNearby(api, facility),
  ])
  return {
    facility,
    images: images.data,
    documents: documents.data,
    managers: managers.data,
    inherited: inherited.data,
    reviews: reviews.data,
    /** As many as were asked for; there may be fewer. */
    reviewsAsked: take,
    ratings: ratings.data,
    nearby,
  }
}

export type FacilityContent = NonNullable<Awaited<ReturnType<typeof loadFacility>>>
export type StoredFile = FacilityContent['images'][number]
export type Member = FacilityContent['managers'][number]
export type Review = FacilityContent['reviews'][number]
export type Ratings = FacilityContent['ratings']

async function findFacility(api: Api, id: string): Promise<Facility | null> {
  try {
    return (await api['facility-mgmt'].facilities.get({ id })).data
  } catch (error) {
    if (isNothing(error)) return null
    throw error
  }
}

/** There is none, or not for whoever asks, or it is no id. */
const isNothing = (error: unknown) =>
  error instanceof Error && 'status' in error && (error.status === 404 || error.status === 400)

async function loadNearby(api: Api, { id, lat, lng }: Facility): Promise<Facility[]> {
  if (lat === null || lng === null) return []
  let others: Facility[] = []
  for (const dist of around) {
    const { data } = await api['facility-mgmt'].facilities.search({
      offset: 0,
      take: mostNeighbours + 1,
      data: { near: { lat, lng, dist }, sort: 'distance' },
    })
    others = data.filter((other) => other.id !== id)
    if (others.length >= fewNeighbours) break
  }
  return others.toSorted((one, other) => (one.distance ?? 0) - (other.distance ?? 0)).slice(0, mostNeighbours)
}
