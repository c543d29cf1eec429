import type { events as eventRoutes } from '@app/contract/events/event-routes.ts'
import { services } from '@app/contract/tree.ts'
import type { MailParts } from '../../patterns/mail-parts.ts'
import type { ServiceParts } from '../../patterns/service-parts.ts'
import type { Handlers } from '../../platform/http/call.ts'
import { endingMails } from './endings/ending-mails.ts'
import { hostRequestHandlers } from './asking/request-handlers.ts'
import { eventHandlers, openEvents } from './events/event-handlers.ts'
import { bidHoldHandlers } from './bids/bid-holds.ts'
import { readHoldRequests } from './bids/hold-requests.ts'
import { hostLeadHandlers } from './leads/lead-handlers.ts'
import { ownLeadHandlers } from './leads/own-leads.ts'
import { readReach } from './leads/host-reach.ts'
import { mailedLinkHandlers } from './mails/mailed-link-handlers.ts'
import { reminderMails } from './mails/reminder-mails.ts'
import { requestMails } from './mails/request-mails.ts'
import { openMatches, type MatchParts } from './matches/match-handlers.ts'
import { organizationHandlers } from './organizations/organization-handlers.ts'

export { registerCalendarFeeds } from './calendars/register-calendar-feeds.ts'
export { eventKind } from './events/event-kind.ts'
export { eventReading } from './events/event-reading.ts'
export { tellOpenRates } from './events/tell-open-rates.ts'
export { hotelsOpenTo } from './events/opened-hotels.ts'
export { readWhereAndWhen, type WhereAndWhen } from './events/where-and-when.ts'
export { settleEndingsOf, startEndingQueue } from './endings/settle-endings.ts'
export { keepUpRequests } from './leads/remind-requests.ts'
export { startChangeQueue } from './leads/tell-changes.ts'
export { leadItem } from './leads/event-leads.ts'
export { isOwnEvent, isOwnLead, requestLinks } from './mails/mailed-links.ts'
export { deletedRequest } from './asking/unsent-requests.ts'
export { eventImpact } from './impact/impact-rights.ts'
export { organizationKind } from './organizations/organization-kind.ts'

export const eventService = (
  parts: ServiceParts,
  matching: MatchParts,
  blocks: Handlers<typeof eventRoutes>['blocks'],
) => {
  const events = openEvents(parts)
  const matches = openMatches(matching)
  return {
    name: 'event-mgmt',
    tree: services['event-mgmt'],
    handlers: {
      events: { ...eventHandlers(parts, events, matches.ofEvents, matches.ofLead), blocks },
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

/** Requests, leads and links whose paths are those of the service of contacts. */
export const requestParts = () => ({
  requests: hostRequestHandlers(),
  leads: ownLeadHandlers(),
  mailedLinks: mailedLinkHandlers(),
})

/** The emails of this service, by the kind of job. */
export const eventMails = (parts: MailParts) => ({
  ...requestMails(parts),
  ...reminderMails(parts),
  ...endingMails(parts),
})
