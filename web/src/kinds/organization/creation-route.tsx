import { creationLoader } from '../../creation/creation-route.server.ts'
import { creationRoute } from '../../creation/creation-route.tsx'
import { namedSports } from '../../page/named-sports.server.ts'
import { organizationCreation } from './creation.ts'

export const loader = creationLoader(organizationCreation, () => ({ sports: namedSports() }))

const route = creationRoute(organizationCreation)
export const meta = route.meta
export const shouldRevalidate = route.shouldRevalidate
export default route.Page
