import { creationLoader } from '../../../creation/creation-route.server.ts'
import { creationRoute } from '../../../creation/creation-route.tsx'
import { facilityCreation } from './facility-creation.ts'
import { facilityLists } from './facility-lists.server.ts'

export const loader = creationLoader(facilityCreation, facilityLists)

const route = creationRoute(facilityCreation)
export const meta = route.meta
export const shouldRevalidate = route.shouldRevalidate
export default route.Page
