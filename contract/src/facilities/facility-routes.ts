import * as z from 'zod'
import { calendarRoutes } from '../calendar/calendar-routes.ts'
import { calendarSpaces } from '../calendar/space-schema.ts'
import { Many, One, Page } from '../envelope.ts'
import { namedChoices } from '../named-choices.ts'
import { approvalRoutes, commonRoutes } from '../patterns/common-routes.ts'
import { liking } from '../patterns/favorites.ts'
import { hoursCollection } from '../patterns/hours.ts'
import { itemAbilities } from '../patterns/item-entitlements.ts'
import { items, under } from '../patterns/items.ts'
import { membershipAsksOf } from '../patterns/membership-asks.ts'
import { inheritingMembers, memberCollection } from '../patterns/members.ts'
import { profileAbilities } from '../patterns/profiles.ts'
import { searchFilters } from '../patterns/search.ts'
import { profileKind } from '../profile-kind.ts'
import { AmenityName } from '../reference-lists/amenities.ts'
import { SportName } from '../reference-lists/sports.ts'
import { route } from '../route.ts'
import { facilityDestinations } from './facility-destinations.ts'
import { FacilityFilter } from './facility-filter.ts'
import { FacilityReport, FacilityStats, StatsQuery } from './facility-report.ts'
import { Facility, FacilityDraft } from './facility-schema.ts'
import { FacilitySource, SourceQuery } from './facility-source.ts'
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
  spaces: calendarSpaces,
}

export const facilities = {
  ...commonRoutes(facility),
  ...approvalRoutes(facility),
  searchFilters: searchFilters(facility),
  ...liking(facility),
  membershipAsks: membershipAsksOf(facility),
  managers: inheritingMembers(under(facility, 'managers'), facility),
  amenities: items(under(facility, 'amenities'), facilityCollections.amenities),
  sports: items(under(facility, 'sports'), facilityCollections.sports),
  spaceTypes: items(under(facility, 'spaceTypes'), spaceTypes),
  hours: items(under(facility, 'hours'), hoursCollection),
  spaces: items(under(facility, 'spaces'), calendarSpaces, { read: 'member', write: 'manager' }),
  calendar: calendarRoutes(facility),
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
    // It looks at all facilities and their teams.
    turns: 'heavy',
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
  readCalendar: facilities.calendar.get,
  manageCalendar: facilities.calendar.entries.create,
  like: facilities.likes.add,
}
export const reviewAbilities = { ...itemAbilities(facilities.reviews), reply: facilities.reviews.reply }
