import { creationLoader } from '../../creation/creation-route.server.ts'
import { creationRoute } from '../../creation/creation-route.tsx'
import { hotelCreation } from './creation.ts'

export const loader = creationLoader(hotelCreation)

const route = creationRoute(hotelCreation)
export const meta = route.meta
export const shouldRevalidate = route.shouldRevalidate
export default route.Page
