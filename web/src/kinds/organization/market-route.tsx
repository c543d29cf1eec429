import { marketLoader } from '../../market/market-loader.server.ts'
import { marketRoute } from '../../market/market-route.tsx'
import { organizationMarket } from './market.ts'
import { organizationSource } from './market.server.ts'

export const loader = marketLoader(organizationSource)

const route = marketRoute(organizationMarket)
export const clientLoader = route.clientLoader
export const handle = route.handle
export const meta = route.meta
export const shouldRevalidate = route.shouldRevalidate
export const ErrorBoundary = route.ErrorBoundary
export default route.Page
