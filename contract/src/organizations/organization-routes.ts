import * as z from 'zod'
import { CalendarDate, Many, One, Page } from '../envelope.ts'
import { EventFilter } from '../events/event-filter.ts'
import { Event } from '../events/event-schema.ts'
import { anyOf } from '../filter.ts'
import { namedChoices } from '../named-choices.ts'
import { calendarFeeds } from '../patterns/calendar-feeds.ts'
import { approvalRoutes, commonRoutes } from '../patterns/common-routes.ts'
import { following } from '../patterns/favorites.ts'
import { items, under } from '../patterns/items.ts'
import { memberCollection, members } from '../patterns/members.ts'
import { profileAbilities } from '../patterns/profiles.ts'
import { Matches, searchFilters } from '../patterns/search.ts'
import { profileFilter } from '../profile-filter.ts'
import { profileKind } from '../profile-kind.ts'
import { StateName } from '../reference-lists/regions.ts'
import { SportName } from '../reference-lists/sports.ts'
import { VendorServiceTag } from '../reference-lists/vendor-service-tags.ts'
import { route } from '../route.ts'
import { CalendarEvent, OrganizationReport, OrganizationStats } from './organization-report.ts'
import { Organization, OrganizationDraft } from './organization-schema.ts'

export const organization = profileKind({
  owner: 'organization',
  path: '/organizations',
  reaction: 'followers',
  item: Organization,
  draft: OrganizationDraft,
  /** Organizations with all of `services`, any of `sports`, and events in any of `eventStates`. */
  filter: profileFilter(
    Organization,
    { services: anyOf(VendorServiceTag), sports: anyOf(SportName), eventStates: anyOf(StateName) },
    ['followers', 'events'],
  ),
  roles: { Manager: 'manager', Staff: 'member', Marketing: 'member' },
})
const { owner } = organization

export const organizationCollections = {
  sports: namedChoices(SportName),
  members: memberCollection(organization),
}

const team = members(under(organization, 'members'), organization)
const itsEvents = under(organization, 'events')

export const organizations = {
  ...commonRoutes(organization),
  ...approvalRoutes(organization),
  searchFilters: searchFilters(organization),
  ...following(organization),
  // In the specification, the filter of members has another path.
  members: { ...team, filtered: { ...team.filtered, path: '/organizations/{ownerId}/managers/filtered' } },
  sports: items(under(organization, 'sports'), organizationCollections.sports),
  events: {
    list: route({ method: 'GET', ...itsEvents, allow: 'visitor', query: Page, reply: Many(Event) }),
    filtered: route({
      method: 'POST',
      path: '/organizations/{ownerId}/events/filtered',
      owner,
      allow: 'visitor',
      effect: 'read',
      query: Page,
      data: EventFilter,
      reply: Matches(Event),
    }),
    calendar: route({
      method: 'POST',
      path: '/organizations/{ownerId}/events/calendar',
      owner,
      allow: 'visitor',
      effect: 'read',
      query: z.object({ startDate: CalendarDate.optional(), endDate: CalendarDate.optional() }),
      data: z
        .strictObject({ isCancelledShown: z.boolean().default(false) })
        .default({ isCancelledShown: false }),
      reply: Many(CalendarEvent),
      summary: 'Its events on these days that the caller sees, in the order of their dates, at most 2,000',
    }),
  },
  calendarFeed: calendarFeeds(under(organization, 'calendar-feed')),
  publicView: route({
    method: 'GET',
    path: '/organizations/{id}/public',
    owner,
    allow: 'visitor',
    guard: 'query',
    reply: One(Organization),
  }),
  stats: route({
    method: 'GET',
    path: '/organizations/{id}/stats',
    owner,
    allow: 'user',
    gate: { of: 'caller', tier: 'organizationStats', unless: 'manager' },
    reply: One(OrganizationStats),
    summary: 'Counts of its events, followers and likes',
  }),
  report: route({
    method: 'GET',
    path: '/organizations/report',
    owner: null,
    allow: 'admin',
    reply: One(OrganizationReport),
  }),
}

export const organizationAbilities = {
  ...profileAbilities(organizations, organizations.members),
  follow: organizations.followers.add,
  seeStats: organizations.stats,
}
