import type { Business } from '@app/contract/businesses/business-schema.ts'
import { businessCategories } from '@app/contract/reference-lists/business-categories.ts'
import { placeAttributeTags } from '@app/contract/reference-lists/place-attribute-tags.ts'
import { placeCategoryOf } from '@app/contract/rules/place-category.ts'
import type { Entry, MarketDeclaration } from '../../../search/market-declaration.ts'

interface BusinessEntry extends Entry, Pick<Business, 'businessType' | 'placeType' | 'attributes'> {
  facts: Pick<Business, 'promotionCount'> & { hasPromotion: boolean; otherNames: string[] }
}

export const businessMarket: MarketDeclaration<BusinessEntry> = {
  facets: {
    businessType: { kind: 'one', values: businessCategories },
    placeType: { kind: 'one' },
    attributes: { kind: 'many', match: 'all', values: placeAttributeTags },
    hasPromotion: { kind: 'one', values: ['true', 'false'] },
  },
  numbers: { reactionCount: {}, promotionCount: {}, priceLevel: { thresholds: [4, 3, 2, 1] }, seats: {} },
  sorts: {
    likes: [{ number: 'reactionCount', highestFirst: true }],
    promotions: [{ number: 'promotionCount', highestFirst: true }],
  },
  tieBreaker: 'likes',
  fit: {
    facets: {
      businessType: { weight: 1, isRequired: true },
      placeType: { weight: 4 },
      attributes: { weight: 1 },
    },
    sizes: { priceLevel: 1 },
    distance: { weight: 4, halfMiles: 10, maxMiles: 100 },
  },
  mark: (business) => ({
    category: placeCategoryOf(business),
    hasPromotion: business.facts.hasPromotion,
  }),
  words: ({ businessType, placeType, attributes, facts }) => ({
    sports: [],
    type: [businessType, placeType?.replaceAll('_', ' ') ?? '', ...attributes, ...facts.otherNames],
  }),
}
