import { marketLoader } from '../../market/market-loader.server.ts'
import { marketRoute } from '../../market/market-route.tsx'
import { facilityMarket } from './market.ts'
import { facilitySource } from './market.server.ts'

export const loader = marketLoader(facilitySource)

const route = marketRoute(facilityMarket)
export const clientLoader = route.clientLoader
export const handle = route.handle
export const meta = route.meta
export const shouldRevalidate = route.shouldRevalidate
export const ErrorBoundary = route.ErrorBoundary
export default route.Page
