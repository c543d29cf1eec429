import { creationLoader } from '../../creation/creation-route.server.ts'
import { creationRoute } from '../../creation/creation-route.tsx'
import { destinationCreation } from './creation.ts'

export const loader = creationLoader(destinationCreation)

const route = creationRoute(destinationCreation)
export const meta = route.meta
export const shouldRevalidate = route.shouldRevalidate
export default route.Page
