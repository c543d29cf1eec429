import { filtersRoute } from '../../market/filters-route.tsx'
import { marketLoader } from '../../market/market-loader.server.ts'
import { destinationMarket } from './market.ts'
import { destinationSource } from './market.server.ts'

export const loader = marketLoader(destinationSource)

const route = filtersRoute(destinationMarket)
export const meta = route.meta
export default route.Page
