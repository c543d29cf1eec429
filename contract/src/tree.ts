import { assistants } from './assistants/assistant-routes.ts'
import { exchanges } from './assistants/exchange-routes.ts'
import { businesses } from './businesses/business-routes.ts'
import { companies } from './companies/company-routes.ts'
import { approvals } from './contact/approval-routes.ts'
import { claims } from './contact/claim-routes.ts'
import { deletedProfiles } from './contact/deleted-profile-routes.ts'
import { inquiries } from './contact/inquiry-routes.ts'
import { invitations } from './contact/invitation-routes.ts'
import { mailedLinks } from './events/mailed-link-routes.ts'
import { membershipAsks } from './contact/membership-ask-routes.ts'
import { nameChanges } from './contact/name-change-routes.ts'
import { leads, requests } from './events/request-routes.ts'
import { destination, destinations } from './destinations/destination-routes.ts'
import { bidHolds } from './events/bid-holds.ts'
import { events } from './events/event-routes.ts'
import { holdRequestsOfFacility } from './events/hold-requests.ts'
import { hotLeadsOf } from './events/hot-leads.ts'
import { leadsOfHost } from './events/lead-routes.ts'
import { hosts } from './events/matches.ts'
import { organizations } from './organizations/organization-routes.ts'
import { groups } from './groups/group-routes.ts'
import { facilities, facility } from './facilities/facility-routes.ts'
import { hotels } from './hotels/hotel-routes.ts'
import { imports } from './imports/import-routes.ts'
import { lists, sharedLists } from './lists/list-routes.ts'
import { places } from './places/place-routes.ts'
import { leaderboards } from './reports/leaderboard-routes.ts'
import { reportMails } from './reports/report-mails.ts'
import { reports } from './reports/report-routes.ts'
import { savedSearches } from './searches/saved-search-routes.ts'
import { stories } from './stories/story-routes.ts'
import { health } from './status/health-routes.ts'
import { maintenance } from './status/maintenance-routes.ts'
import { auditLog } from './users/audit-log-routes.ts'
import { userReports } from './users/refusal-routes.ts'
import { seen } from './visits/visit-routes.ts'
import { users } from './users/user-routes.ts'

/** All services, by the first segment of their paths. */
export const services = {
  'facility-mgmt': { facilities },
  'destination-mgmt': { destinations },
  'hotel-mgmt': { hotels },
  'business-mgmt': { businesses },
  'company-mgmt': { companies },
  'event-mgmt': {
    events,
    organizations,
    destinationLeads: { ...leadsOfHost(destination), hot: hotLeadsOf(destination) },
    facilityLeads: {
      ...leadsOfHost(facility),
      hot: hotLeadsOf(facility),
      ...bidHolds(facility),
      holdRequests: holdRequestsOfFacility(facility),
    },
    hosts,
  },
  'place-mgmt': { places },
  'page-mgmt': { seen },
  'report-mgmt': { ...reports, leaderboards, reportMails },
  'contact-mgmt': {
    claims,
    requests,
    leads,
    mailedLinks,
    invitations,
    nameChanges,
    membershipAsks,
    deletedProfiles,
    approvals,
    inquiries,
  },
  'user-mgmt': { users, groups, userReports, lists, sharedLists, savedSearches, auditLog },
  'assistant-mgmt': { exchanges, assistants },
  'story-mgmt': { stories },
  'status-mgmt': { maintenance, health },
  'import-mgmt': { imports: imports({ owner: null, path: '/imports', allow: 'admin' }) },
}
export const serviceBase = (service: string) => `/${service}/api`
