import { business } from '@app/contract/businesses/business-routes.ts'
import type { Business } from '@app/contract/businesses/business-schema.ts'
import type { MarketSource } from '../../market/search-market.server.ts'
import { kinds } from '../../kind/registry.ts'
import { businessCard, businessScore } from './card.ts'
import { businessMarket } from './market.ts'

export const businessSource: MarketSource<Business> = {
  market: businessMarket,
  filter: business.filter,
  calls: kinds.business.calls,
  card: (profile) => ({
    ...businessCard.card(profile),
    type: businessCard.type(profile),
    score: businessScore(profile),
  }),
}
