import { creationLoader } from '../../creation/creation-route.server.ts'
import { creationRoute } from '../../creation/creation-route.tsx'
import { companyCreation } from './creation.ts'

export const loader = creationLoader(companyCreation)

const route = creationRoute(companyCreation)
export const meta = route.meta
export const shouldRevalidate = route.shouldRevalidate
export default route.Page
