import { marketLoader } from '../../market/market-loader.server.ts'
import { marketRoute } from '../../market/market-route.tsx'
import { eventMarket } from './market.ts'
import { eventSource } from './market.server.ts'

export const loader = marketLoader(eventSource)

const route = marketRoute(eventMarket)
export const clientLoader = route.clientLoader
export const handle = route.handle
export const meta = route.meta
export const shouldRevalidate = route.shouldRevalidate
export const ErrorBoundary = route.ErrorBoundary
export default route.Page
