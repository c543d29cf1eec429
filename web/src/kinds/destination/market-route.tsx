import { marketLoader } from '../../market/market-loader.server.ts'
import { marketRoute } from '../../market/market-route.tsx'
import { destinationMarket } from './market.ts'
import { destinationSource } from './market.server.ts'

export const loader = marketLoader(destinationSource)

const route = marketRoute(destinationMarket)
export const clientLoader = route.clientLoader
export const handle = route.handle
export const meta = route.meta
export const shouldRevalidate = route.shouldRevalidate
export const ErrorBoundary = route.ErrorBoundary
export default route.Page
