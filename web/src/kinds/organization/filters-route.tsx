import { filtersRoute } from '../../market/filters-route.tsx'
import { marketLoader } from '../../market/market-loader.server.ts'
import { organizationMarket } from './market.ts'
import { organizationSource } from './market.server.ts'

export const loader = marketLoader(organizationSource)

const route = filtersRoute(organizationMarket)
export const meta = route.meta
export default route.Page
