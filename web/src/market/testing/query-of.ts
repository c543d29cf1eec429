import { facilityMarket } from '../../kinds/facility/market.ts'
import type { Market, MarketQuery } from '../market.ts'
import { readQuery } from '../read-query.ts'

/** The query of the parameters in an address. All values are known. */
export const queryOf = (search: string, market: Market = facilityMarket): MarketQuery =>
  readQuery(market, new URLSearchParams(search), () => true).query
