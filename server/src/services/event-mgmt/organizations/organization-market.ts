import type { Organization } from '@app/contract/organizations/organization-schema.ts'
import { organizationTypes } from '@app/contract/reference-lists/organization-types.ts'
import { stateNames } from '@app/contract/reference-lists/regions.ts'
import { sportNames } from '@app/contract/reference-lists/sports.ts'
import { travelScopes } from '@app/contract/reference-lists/travel-scopes.ts'
import { vendorCategories } from '@app/contract/reference-lists/vendor-categories.ts'
import { vendorServiceTags } from '@app/contract/reference-lists/vendor-service-tags.ts'
import type { Entry, MarketDeclaration } from '../../../search/market-declaration.ts'
import { sportWords } from '../../../search/sport-words.ts'

interface OrganizationEntry
  extends Entry, Pick<Organization, 'organizationType' | 'vendorCategory' | 'services'> {
  facts: Pick<Organization, 'sports'> & { otherNames: string[] }
}

export const organizationMarket: MarketDeclaration<OrganizationEntry> = {
  facets: {
    organizationType: { kind: 'one', values: organizationTypes },
    sports: { kind: 'many', values: sportNames },
    travelScope: { kind: 'one', values: travelScopes },
    vendorCategory: { kind: 'one', values: vendorCategories },
    services: { kind: 'many', match: 'all', values: vendorServiceTags },
    eventStates: { kind: 'many', values: stateNames },
  },
  numbers: {
    reactionCount: {},
    eventCount: { thresholds: [20, 6, 1] },
    upcomingEventCount: { thresholds: [1] },
  },
  sorts: {
    followers: [{ number: 'reactionCount', highestFirst: true }],
    events: [{ number: 'eventCount', highestFirst: true }],
  },
  tieBreaker: 'events',
  fit: {
    facets: {
      organizationType: { weight: 2, isRequired: true },
      sports: { weight: 4 },
      vendorCategory: { weight: 2 },
      services: { weight: 2 },
      eventStates: { weight: 1 },
    },
    sizes: { eventCount: 1 },
    distance: { weight: 2, halfMiles: 200, maxMiles: 3000 },
  },
  words: ({ organizationType, vendorCategory, services, facts }) => ({
    sports: sportWords(facts.sports),
    type: [organizationType, vendorCategory ?? '', ...services, ...facts.otherNames],
  }),
}
