import { marketLoader } from '../../market/market-loader.server.ts'
import { marketRoute } from '../../market/market-route.tsx'
import { businessMarket } from './market.ts'
import { businessSource } from './market.server.ts'

export const loader = marketLoader(businessSource)

const route = marketRoute(businessMarket)
export const clientLoader = route.clientLoader
export const handle = route.handle
export const meta = route.meta
export const shouldRevalidate = route.shouldRevalidate
export const ErrorBoundary = route.ErrorBoundary
export default route.Page
