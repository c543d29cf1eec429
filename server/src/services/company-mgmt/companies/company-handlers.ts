import { companyAbilities, companyMembers, type companies } from '@app/contract/companies/company-routes.ts'
import { openKind } from '../../../patterns/common-handlers.ts'
import { memberHandlers } from '../../../patterns/members.ts'
import { searchStatsHandler } from '../../../patterns/search-stats.ts'
import type { ServiceParts } from '../../../patterns/service-parts.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { locationHandlers } from './affiliations.ts'
import { companyKind } from './company-kind.ts'
import { companyMarket } from './company-market.ts'
import { companyReading } from './company-reading.ts'

export const companyHandlers = (shared: ServiceParts): Handlers<typeof companies> => {
  const { market, common, approval, following } = openKind(shared, {
    kind: companyKind,
    market: companyMarket,
    reading: companyReading,
    abilities: companyAbilities,
  })
  return {
    ...common,
    ...approval,
    searchStats: searchStatsHandler(companyKind, market, 'companyType'),
    ...following,
    members: memberHandlers(companyMembers),
    locations: locationHandlers(),
  }
}
