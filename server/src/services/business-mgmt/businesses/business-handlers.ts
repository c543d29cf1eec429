import { hoursCollection } from '@app/contract/patterns/hours.ts'
import {
  businessAbilities,
  businessMembers,
  type businesses,
} from '@app/contract/businesses/business-routes.ts'
import { childHandlers } from '../../../patterns/children.ts'
import { openKind } from '../../../patterns/common-handlers.ts'
import { suggestedDescription } from '../../../patterns/descriptions/suggested-description.ts'
import { lookupHandler } from '../../../patterns/lookup.ts'
import { inheritingMemberHandlers } from '../../../patterns/members.ts'
import { membershipAskHandlers } from '../../../patterns/membership-asks.ts'
import { partnerHandlers, partnerImageHandler } from '../../../patterns/partners.ts'
import { searchStatsHandler } from '../../../patterns/search-stats.ts'
import type { ServiceParts } from '../../../patterns/service-parts.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { companiesOfHandlers } from '../../company-mgmt/index.ts'
import { businessKind } from './business-kind.ts'
import { businessMarket } from './business-market.ts'
import { businessReading } from './business-reading.ts'
import { describeBusiness } from './describe-business.ts'
import { promotionHandlers } from './promotion-handlers.ts'
import { promotionSearch } from './promotion-search.ts'

export const businessHandlers = (shared: ServiceParts): Handlers<typeof businesses> => {
  const { market, common, approval, liking } = openKind(shared, {
    kind: businessKind,
    market: businessMarket,
    reading: businessReading,
    abilities: businessAbilities,
    collections: ['hours', 'partners', 'companies', 'promotions'],
  })
  return {
    ...common,
    ...approval,
    suggestedDescription: suggestedDescription(businessKind, describeBusiness),
    membershipAsks: membershipAskHandlers(),
    byPlace: lookupHandler(businessKind, 'googlePlaceId'),
    searchStats: searchStatsHandler(businessKind, market, 'businessType'),
    ...liking,
    members: inheritingMemberHandlers(businessMembers),
    companies: companiesOfHandlers(),
    hours: childHandlers({ table: 'hours', collection: hoursCollection }),
    partners: { ...partnerHandlers(), putImage: partnerImageHandler('business', shared.store) },
    promotions: { ...promotionHandlers(shared.store), search: promotionSearch(market) },
  }
}
