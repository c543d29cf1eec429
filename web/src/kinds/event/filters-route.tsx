import { filtersRoute } from '../../market/filters-route.tsx'
import { marketLoader } from '../../market/market-loader.server.ts'
import { eventMarket } from './market.ts'
import { eventSource } from './market.server.ts'

export const loader = marketLoader(eventSource)

const route = filtersRoute(eventMarket)
export const meta = route.meta
export default route.Page
