import { services } from '@app/contract/tree.ts'
import type { ServiceParts } from '../../patterns/service-parts.ts'
import { eventHandlers, openEvents } from './events/event-handlers.ts'
import { bidHoldHandlers } from './bids/bid-holds.ts'
import { readHoldRequests } from './bids/hold-requests.ts'
import { hostLeadHandlers } from './leads/lead-handlers.ts'
import { readReach } from './leads/host-reach.ts'
import { openMatches, type MatchParts } from './matches/match-handlers.ts'
import { organizationHandlers } from './organizations/organization-handlers.ts'

export { registerCalendarFeeds } from './calendars/register-calendar-feeds.ts'
export { eventKind } from './events/event-kind.ts'
export { keepUpRequests } from './leads/remind-requests.ts'
export { countAsked } from './leads/send-leads.ts'
export { leadItem, requestItem } from './leads/event-leads.ts'
export { readHolds } from './bids/read-bids.ts'
export { storeBid } from './bids/bid-handlers.ts'
export { moveEventLead } from './bids/award.ts'
export { eventImpact } from './impact/impact-rights.ts'
export { organizationKind } from './organizations/organization-kind.ts'

export const eventService = (parts: ServiceParts, matching: MatchParts) => {
  const events = openEvents(parts)
  const matches = openMatches(matching)
  return {
    name: 'event-mgmt',
    tree: services['event-mgmt'],
    handlers: {
      events: eventHandlers(parts, events, matches.ofEvents, matches.ofLead),
      organizations: organizationHandlers(parts, events),
      destinationLeads: { ...hostLeadHandlers(), hot: matches.hot },
      facilityLeads: {
        ...hostLeadHandlers(),
        hot: matches.hot,
        ...bidHoldHandlers,
        holdRequests: readHoldRequests,
      },
      hosts: { matches: matches.ofFacility, reach: readReach },
    },
  }
}
