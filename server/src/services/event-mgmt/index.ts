import { services } from '@app/contract/tree.ts'
import type { ServiceParts } from '../../patterns/service-parts.ts'
import { eventHandlers, openEvents } from './events/event-handlers.ts'
import { openMatches, type MatchParts } from './matches/match-handlers.ts'
import { organizationHandlers } from './organizations/organization-handlers.ts'

export { registerCalendarFeeds } from './calendars/register-calendar-feeds.ts'
export { eventKind } from './events/event-kind.ts'
export { organizationKind } from './organizations/organization-kind.ts'

export const eventService = (parts: ServiceParts, matching: MatchParts) => {
  const events = openEvents(parts)
  const matches = openMatches(matching)
  return {
    name: 'event-mgmt',
    tree: services['event-mgmt'],
    handlers: {
      events: eventHandlers(parts, events, matches.ofEvents),
      organizations: organizationHandlers(parts, events),
      hosts: { matches: matches.ofFacility },
    },
  }
}
