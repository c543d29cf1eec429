import type { Company } from '@app/contract/companies/company-schema.ts'
import { stateNames } from '@app/contract/reference-lists/regions.ts'
import { vendorCategories } from '@app/contract/reference-lists/vendor-categories.ts'
import { vendorServiceTags } from '@app/contract/reference-lists/vendor-service-tags.ts'
import type { Entry, MarketDeclaration } from '../../../search/market-declaration.ts'

interface CompanyEntry extends Entry, Pick<Company, 'companyType' | 'services'> {
  facts: Pick<Company, 'locationCount' | 'locationStates'> & { otherNames: string[] }
}

export const companyMarket: MarketDeclaration<CompanyEntry> = {
  facets: {
    companyType: { kind: 'one', values: vendorCategories },
    services: { kind: 'many', match: 'all', values: vendorServiceTags },
    locationStates: { kind: 'many', values: stateNames },
  },
  numbers: { reactionCount: {}, locationCount: {} },
  sorts: {
    followers: [{ number: 'reactionCount', highestFirst: true }],
    locations: [{ number: 'locationCount', highestFirst: true }],
  },
  tieBreaker: 'followers',
  fit: {
    facets: {
      companyType: { weight: 3, isRequired: true },
      services: { weight: 3 },
      locationStates: { weight: 1 },
    },
    sizes: { locationCount: 1 },
    distance: { weight: 1, halfMiles: 300, maxMiles: 3000 },
  },
  words: ({ companyType, services, facts }) => ({
    sports: [],
    type: [companyType, ...services, ...facts.otherNames],
  }),
}
