import { filtersRoute } from '../../market/filters-route.tsx'
import { marketLoader } from '../../market/market-loader.server.ts'
import { facilityMarket } from './market.ts'
import { facilitySource } from './market.server.ts'

export const loader = marketLoader(facilitySource)

const route = filtersRoute(facilityMarket)
export const meta = route.meta
export default route.Page
