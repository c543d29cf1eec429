import { Many, One, Page } from '../envelope.ts'
import { namedChoice } from '../named-choice.ts'
import { approval } from '../patterns/approval.ts'
import { boosts } from '../patterns/boosts.ts'
import { favorites } from '../patterns/favorites.ts'
import { files } from '../patterns/files.ts'
import { items } from '../patterns/items.ts'
import { Member, members } from '../patterns/members.ts'
import { profiles } from '../patterns/profiles.ts'
import { reactions } from '../patterns/reactions.ts'
import { search } from '../patterns/search.ts'
import { AmenityName } from '../reference-lists/amenities.ts'
import { SportName } from '../reference-lists/sports.ts'
import { route } from '../route.ts'
import { FacilityFilter } from './facility-filter.ts'
import { FacilityReport, FacilityStats, StatsQuery } from './facility-report.ts'
import { Facility, FacilityDraft } from './facility-schema.ts'
import { reviews } from './review-routes.ts'
import { Ratings } from './review-schema.ts'
import { SpaceType, SpaceTypeDraft, SpaceTypeFilter } from './space-type-schema.ts'

const facility = { item: Facility, draft: FacilityDraft, filter: FacilityFilter }
const kept = { read: 'visitor', write: 'manager' } as const

export const facilities = {
  ...profiles('/facilities', facility),
  ...search('/facilities', facility),
  approve: approval('/facilities', Facility),
  liked: favorites('/facilities/my/liked', facility),
  likes: reactions('/facilities/{ownerId}/likes'),
  images: files('/facilities/{ownerId}/images', kept),
  documents: files('/facilities/{ownerId}/documents', kept),
  boosts: boosts('/facilities'),
  managers: {
    ...members('/facilities/{ownerId}/managers'),
    inherited: route({
      method: 'GET',
      path: '/facilities/{ownerId}/managers/inherited',
      allow: 'visitor',
      query: Page,
      reply: Many(Member),
    }),
  },
  amenities: items('/facilities/{ownerId}/amenities', { ...namedChoice(AmenityName), ...kept }),
  sports: items('/facilities/{ownerId}/sports', { ...namedChoice(SportName), ...kept }),
  spaceTypes: items('/facilities/{ownerId}/spaceTypes', {
    item: SpaceType,
    draft: SpaceTypeDraft,
    filter: SpaceTypeFilter,
    ...kept,
  }),
  reviews: reviews('/facilities/{ownerId}/reviews'),
  ratings: route({ method: 'GET', path: '/facilities/{id}/ratings', allow: 'visitor', reply: One(Ratings) }),
  publicView: route({
    method: 'GET',
    path: '/facilities/{id}/public',
    allow: 'visitor',
    guard: 'query',
    reply: One(Facility),
  }),
  myApproved: route({
    method: 'GET',
    path: '/facilities/my/approved',
    allow: 'user',
    query: Page,
    reply: Many(Facility),
  }),
  onboarded: route({
    method: 'GET',
    path: '/facilities/onboarded',
    allow: 'visitor',
    query: Page,
    reply: Many(Facility),
  }),
  stats: route({
    method: 'GET',
    path: '/facilities/stats',
    allow: 'admin',
    query: StatsQuery,
    reply: One(FacilityStats),
  }),
  report: route({ method: 'GET', path: '/facilities/report', allow: 'admin', reply: One(FacilityReport) }),
}

/** What `my/entitlements` reports of a facility, each decided by the route named. */
export const facilityAbilities = {
  update: facilities.update,
  delete: facilities.remove,
  approve: facilities.approve,
  manageMembers: facilities.managers.create,
  manageImages: facilities.images.create,
  manageDocuments: facilities.documents.create,
  boost: facilities.boosts.create,
  review: facilities.reviews.create,
  like: facilities.likes.add,
}
export const reviewAbilities = { update: facilities.reviews.update, delete: facilities.reviews.remove }
