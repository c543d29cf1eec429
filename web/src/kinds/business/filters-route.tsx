import { filtersRoute } from '../../market/filters-route.tsx'
import { marketLoader } from '../../market/market-loader.server.ts'
import { businessMarket } from './market.ts'
import { businessSource } from './market.server.ts'

export const loader = marketLoader(businessSource)

const route = filtersRoute(businessMarket)
export const meta = route.meta
export default route.Page
