import * as z from 'zod'
import { One, Page } from '../envelope.ts'
import { spaceTypes } from '../facilities/space-type-schema.ts'
import { namedChoices } from '../named-choices.ts'
import { commonRoutes } from '../patterns/common-routes.ts'
import { liking } from '../patterns/favorites.ts'
import { items, under } from '../patterns/items.ts'
import { inheritingMembers, memberCollection } from '../patterns/members.ts'
import { Partner, partnerCollection } from '../patterns/partners.ts'
import { profileAbilities } from '../patterns/profiles.ts'
import { Matches, searchFilters } from '../patterns/search.ts'
import { single } from '../patterns/single.ts'
import { suggestedDescription } from '../patterns/suggested-description.ts'
import { profileKind } from '../profile-kind.ts'
import { quotasOf } from '../quota.ts'
import { AmenityName } from '../reference-lists/amenities.ts'
import { SportName } from '../reference-lists/sports.ts'
import { route, withRights } from '../route.ts'
import { bidOfLead, bidsOfEvent, costsOfEvent } from './bids.ts'
import { eventEmail } from './event-email.ts'
import { EventFilter } from './event-filter.ts'
import { hotelsOfEvents } from './event-hotels.ts'
import { blocksAskedBy } from '../hotels/blocks/block-routes.ts'
import { BlockRequest } from '../hotels/blocks/block-schema.ts'
import { fitOfLead } from './lead-fit.ts'
import { holdRequestsOfLead } from './hold-requests.ts'
import { leadsOfEvent } from './lead-routes.ts'
import { fieldsByRequestName } from '../rules/request-names.ts'
import { eventPlaces } from './event-places.ts'
import { impactRoutes } from './impact.ts'
import { Event, EventCopy, EventDraft } from './event-schema.ts'
import { eventSettings } from './event-setting.ts'
import { eventMatches } from './matches.ts'
import { OwnerReference } from './owner-reference.ts'
import { ratesAlerts } from './rates-alert.ts'
import { requestReading } from './request-reading.ts'
import { requestOfEvent } from './sent-request.ts'
import { writtenRequest } from './written-request.ts'

export const event = profileKind({
  owner: 'event',
  path: '/events',
  reaction: 'likes',
  item: Event,
  draft: EventDraft,
  filter: EventFilter,
  otherFields: fieldsByRequestName,
  /** Guests see an event that isn't public, and nothing else that others don't. */
  roles: { Manager: 'manager', Staff: 'member', Guest: 'user' },
})
const { owner } = event

export const eventCollections = {
  amenities: namedChoices(AmenityName),
  sports: namedChoices(SportName),
  managers: memberCollection(event),
}

const common = commonRoutes(event)
const team = inheritingMembers(under(event, 'managers'), event)
const marketed = '/events/search/marketed'

export const events = {
  ...common,
  suggestedDescription: suggestedDescription(event),
  email: eventEmail,
  search: { ...common.search, path: marketed, summary: 'Marketed events, by default those still to come' },
  searchFilters: { ...searchFilters(event), path: `${marketed}/filters` },
  searchRfps: route({
    method: 'POST',
    path: '/events/search/rfps',
    owner: null,
    allow: 'user',
    gate: { of: 'caller', tier: 'rfpMarketplace' },
    effect: 'read',
    query: Page,
    data: EventFilter,
    reply: Matches(Event),
    summary: 'Events that look for a venue, by default those that are open',
  }),
  requestReading,
  request: { ...writtenRequest(event, common.create.quotas), ...requestOfEvent(event) },
  ...liking(event),
  managers: {
    ...team,
    // Guests leave by themselves.
    remove: withRights(team.remove, { allow: 'user' }),
  },
  amenities: items(under(event, 'amenities'), eventCollections.amenities),
  sports: items(under(event, 'sports'), eventCollections.sports),
  requirements: items(under(event, 'requirements'), spaceTypes),
  places: items(under(event, 'places'), eventPlaces),
  hotels: hotelsOfEvents(event),
  ratesAlert: ratesAlerts(event),
  blocks: blocksAskedBy(event, BlockRequest),
  leads: { ...leadsOfEvent(event), ...bidOfLead(event), ...holdRequestsOfLead(event), ...fitOfLead(event) },
  bids: bidsOfEvent(event),
  costs: costsOfEvent(event),
  setting: single(under(event, 'setting'), eventSettings),
  impact: impactRoutes(event),
  partners: items(under(event, 'partners'), partnerCollection),
  partner: route({
    method: 'PUT',
    path: '/events/{ownerId}/partner',
    owner,
    allow: 'manager',
    quotas: quotasOf('partners'),
    otherStatus: 201,
    data: OwnerReference,
    reply: One(Partner),
    summary: 'Name a destination, a facility or an organization as a partner. Repeating it changes nothing',
  }),
  ical: route({
    method: 'GET',
    path: '/events/{id}/ical',
    owner,
    allow: 'visitor',
    download: { type: 'text/calendar; charset=utf-8' },
    reply: z.string(),
    summary: 'The event for a calendar. One with flexible dates, and a draft, have none',
  }),
  matches: eventMatches,
  clone: route({
    method: 'PUT',
    path: '/events/{id}/clone',
    owner,
    allow: 'manager',
    quotas: common.create.quotas,
    budget: 'creations',
    status: 201,
    data: EventCopy.default({}),
    reply: One(Event),
    summary: 'Copy an event into a new draft',
  }),
}

export const eventAbilities = {
  ...profileAbilities(events, events.managers),
  like: events.likes.add,
  managePlaces: events.places.create,
  manageHotels: events.hotels.create,
  askHotels: events.blocks.create,
  askHosts: events.leads.create,
  changeSetting: events.setting.create,
  estimateImpact: events.impact.put,
  clone: events.clone,
}
