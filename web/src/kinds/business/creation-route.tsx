import { creationLoader } from '../../creation/creation-route.server.ts'
import { creationRoute } from '../../creation/creation-route.tsx'
import { businessCreation } from './creation.ts'

export const loader = creationLoader(businessCreation)

const route = creationRoute(businessCreation)
export const meta = route.meta
export const shouldRevalidate = route.shouldRevalidate
export default route.Page
