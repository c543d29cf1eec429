// @ts-check
// Which folders of the server have tests for a change elsewhere, and which journeys cross a folder. Imports would select nearly all of
// them: every test of the server talks to the whole server.

/**
 * Folders of changes and the folders of the server whose tests hold what changed. The longest folder that matches decides; a folder of
 * the server that isn't here has its own tests.
 * @type {Record<string, string[]>}
 */
export const serverTests = {
  'contract/src/businesses': ['services/business-mgmt'],
  'contract/src/calendar': ['services/facility-mgmt/calendar', 'calendar'],
  'contract/src/companies': ['services/company-mgmt'],
  'contract/src/contact': ['services/contact-mgmt'],
  'contract/src/destinations': ['services/destination-mgmt'],
  'contract/src/events': ['services/event-mgmt'],
  'contract/src/facilities': ['services/facility-mgmt/facilities'],
  'contract/src/groups': ['services/user-mgmt/groups', 'services/user-mgmt/threads'],
  'contract/src/hotels': ['services/hotel-mgmt'],
  'contract/src/imports': ['import'],
  'contract/src/lists': ['services/user-mgmt/lists'],
  'contract/src/organizations': ['services/event-mgmt/organizations'],
  'contract/src/patterns': ['patterns'],
  'contract/src/places': ['places', 'services/place-mgmt'],
  'contract/src/searches': ['services/user-mgmt/searches', 'alerts'],
  'contract/src/status': ['services/status-mgmt'],
  'contract/src/stories': ['services/story-mgmt'],
  'contract/src/users': ['services/user-mgmt/users', 'services/user-mgmt/notifications'],
  'catalogue/src/import': ['import'],
  'hub/src': ['session'],
  'identity/src': ['platform/http'],
  'web/src/offline': ['pages'],
  'server/src/derived': ['derived', 'search/index'],
  'server/src/migrations': ['migrations', 'derived', 'exports/user-data/personal'],
  'server/src/tables': ['migrations'],
}

/** All seven services of kinds are tested by what every kind promises. */
export const conformance = {
  folder: 'conformance',
  of: ['server/src/patterns', 'contract/src/patterns'],
}

/**
 * Folders of changes, and the beginnings of the names of the journeys that cross them. The longest folder that matches decides.
 * @type {Record<string, string[]>}
 */
export const journeys = {
  'web/src/account': ['account', 'session', 'first-visit'],
  'web/src/admin': ['administration', 'approvals', 'audit-log', 'blocking', 'maintenance'],
  'web/src/analytics': ['analytics'],
  'web/src/app': ['session', 'unsaved', 'bar', 'site-files', 'asleep'],
  'web/src/calendar': ['calendar', 'availability', 'release'],
  'web/src/claims': ['claims'],
  'web/src/compare': ['compare-and-lists'],
  'web/src/components': ['components', 'lazy-parts'],
  'web/src/contact': ['messages-to-us', 'team-contact'],
  'web/src/creation': ['creation'],
  'web/src/exports': ['exports'],
  'web/src/help': ['docs'],
  'web/src/event-hotels': ['event-hotels', 'price-rule'],
  'web/src/hotel-rooms': ['hotel'],
  'web/src/room-blocks': ['room-blocks'],
  'web/src/reports': ['reports', 'report-files', 'plans'],
  'web/src/home': ['home', 'first-visit', 'first-screens'],
  'web/src/imports': ['imports'],
  'web/src/invitations': ['invitations', 'promotion-by-phone'],
  'web/src/kind': ['kinds'],
  'web/src/kinds': ['kinds'],
  'web/src/kinds/business': ['business'],
  'web/src/kinds/company': ['company'],
  'web/src/kinds/destination': ['destination'],
  'web/src/kinds/event': ['event'],
  'web/src/kinds/facility': ['facility'],
  'web/src/kinds/hotel': ['hotel', 'price-rule'],
  'web/src/kinds/organization': ['organization'],
  'web/src/landing': ['landing-pages'],
  'web/src/lists': ['compare-and-lists'],
  'web/src/market': ['marketplace', 'map', 'streets', 'nearby'],
  'web/src/messages': ['messages', 'reading-messages', 'changed-messages'],
  'web/src/notifications': ['notifications'],
  'web/src/offline': ['device'],
  'web/src/page': ['device', 'unsaved', 'docs'],
  'web/src/profile': ['facility', 'editing', 'reviews', 'name-changes', 'many-spaces', 'hostile-texts'],
  'web/src/reactions': ['likes'],
  'web/src/recent': ['home'],
  'web/src/requests': ['request', 'lead', 'match', 'bids', 'impact', 'paste-request', 'first-screens'],
  'web/src/searches': ['saved-searches'],
  'web/src/session': ['session', 'auth0'],
  'web/sign-in': ['session', 'auth0'],
  'web/basemap': ['map', 'streets'],
  'web/chunks': ['lazy-parts'],
  'identity/src': ['identity-pages', 'auth0', 'account'],
  'server/src/delivery': ['site-files'],
  'server/src/exports': ['exports'],
  'server/src/import': ['imports'],
  'server/src/map': ['map', 'streets'],
  'server/src/pages': ['site-files', 'accessibility'],
  'server/src/places': ['nearby'],
  'server/src/search': ['marketplace'],
  'server/src/session': ['session', 'changed-messages'],
  'server/src/services/business-mgmt': ['business'],
  'server/src/services/company-mgmt': ['company'],
  'server/src/services/contact-mgmt': ['claims', 'approvals', 'invitations', 'team-contact'],
  'server/src/services/destination-mgmt': ['destination'],
  'server/src/services/event-mgmt': ['request-to-award', 'bids', 'match'],
  'server/src/services/event-mgmt/events': ['event'],
  'server/src/services/facility-mgmt': ['facility'],
  'server/src/services/facility-mgmt/calendar': ['calendar'],
  'server/src/services/hotel-mgmt': ['hotel'],
  'server/src/services/hotel-mgmt/blocks': ['room-blocks'],
  'server/src/services/user-mgmt': ['account', 'notifications'],
  'server/src/services/user-mgmt/groups': ['messages'],
}
