import * as z from 'zod'
import { Many, One, Page } from '../envelope.ts'
import { namedChoices } from '../named-choices.ts'
import { approval } from '../patterns/approval.ts'
import { boosts } from '../patterns/boosts.ts'
import { changes } from '../patterns/changes.ts'
import { claims } from '../patterns/claims.ts'
import { favorites } from '../patterns/favorites.ts'
import { documents, files } from '../patterns/files.ts'
import { itemAbilities } from '../patterns/item-entitlements.ts'
import { items, under } from '../patterns/items.ts'
import { leads } from '../patterns/leads.ts'
import { memberCollection, members } from '../patterns/members.ts'
import { otherNames } from '../patterns/other-names.ts'
import { profileAbilities, profiles } from '../patterns/profiles.ts'
import { reactions } from '../patterns/reactions.ts'
import { search, searchFilters } from '../patterns/search.ts'
import { profileKind } from '../profile-kind.ts'
import { AmenityName } from '../reference-lists/amenities.ts'
import { SportName } from '../reference-lists/sports.ts'
import { route } from '../route.ts'
import { facilityDestinations } from './facility-destinations.ts'
import { FacilityFilter } from './facility-filter.ts'
import { FacilityReport, FacilityStats, StatsQuery } from './facility-report.ts'
import { Facility, FacilityDraft } from './facility-schema.ts'
import { FacilitySource, SourceQuery } from './facility-source.ts'
import { hoursCollection } from './hours-schema.ts'
import { reviews } from './review-routes.ts'
import { Ratings } from './review-schema.ts'
import { spaceTypes } from './space-type-schema.ts'

export const facility = profileKind({
  owner: 'facility',
  path: '/facilities',
  reaction: 'likes',
  item: Facility,
  draft: FacilityDraft,
  filter: FacilityFilter,
  roles: { Manager: 'manager', Sales: 'member', Marketing: 'member' },
})
const { owner } = facility

export const facilityCollections = {
  amenities: namedChoices(AmenityName),
  sports: namedChoices(SportName),
  spaceTypes,
  hours: hoursCollection,
  managers: memberCollection(facility),
}

export const facilities = {
  ...profiles(facility),
  ...search(facility),
  searchFilters: searchFilters(facility),
  approve: approval(facility),
  liked: favorites(facility, 'liked'),
  likes: reactions(under(facility, 'likes')),
  images: files(under(facility, 'images')),
  documents: documents(under(facility, 'documents')),
  boosts: boosts(facility),
  changes: changes(facility),
  otherNames: otherNames(facility),
  claims: claims(facility),
  leads: leads(facility),
  managers: {
    ...members(under(facility, 'managers'), facility),
    inherited: route({
      method: 'GET',
      path: '/facilities/{ownerId}/managers/inherited',
      owner,
      allow: 'visitor',
      query: Page,
      reply: Many(facilityCollections.managers.item),
    }),
  },
  amenities: items(under(facility, 'amenities'), facilityCollections.amenities),
  sports: items(under(facility, 'sports'), facilityCollections.sports),
  spaceTypes: items(under(facility, 'spaceTypes'), spaceTypes),
  hours: items(under(facility, 'hours'), hoursCollection),
  destinations: facilityDestinations,
  reviews: reviews(under(facility, 'reviews')),
  ratings: route({
    method: 'GET',
    path: '/facilities/{id}/ratings',
    owner,
    allow: 'visitor',
    reply: One(Ratings),
  }),
  publicView: route({
    method: 'GET',
    path: '/facilities/{id}/public',
    owner,
    allow: 'visitor',
    guard: 'query',
    reply: One(Facility),
  }),
  myApproved: route({
    method: 'GET',
    path: '/facilities/my/approved',
    owner: null,
    allow: 'user',
    query: Page,
    reply: Many(Facility),
  }),
  onboarded: route({
    method: 'GET',
    path: '/facilities/onboarded',
    owner: null,
    allow: 'visitor',
    query: Page,
    reply: Many(Facility),
  }),
  sources: route({
    method: 'POST',
    path: '/facilities/sources',
    owner: null,
    allow: 'user',
    effect: 'read',
    data: SourceQuery,
    reply: One(z.array(FacilitySource)),
    summary: 'The imports that the pending facilities among these came from',
  }),
  stats: route({
    method: 'GET',
    path: '/facilities/stats',
    owner: null,
    allow: 'admin',
    query: StatsQuery,
    reply: One(FacilityStats),
  }),
  report: route({
    method: 'GET',
    path: '/facilities/report',
    owner: null,
    allow: 'admin',
    reply: One(FacilityReport),
  }),
}

export const facilityAbilities = {
  ...profileAbilities(facilities, facilities.managers),
  review: facilities.reviews.create,
  replyToReviews: facilities.reviews.reply,
  manageHours: facilities.hours.create,
  like: facilities.likes.add,
}
export const reviewAbilities = { ...itemAbilities(facilities.reviews), reply: facilities.reviews.reply }
