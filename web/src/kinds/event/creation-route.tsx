import { creationLoader } from '../../creation/creation-route.server.ts'
import { creationRoute } from '../../creation/creation-route.tsx'
import { namedSports } from '../../page/named-sports.server.ts'
import { eventCreation } from './creation.ts'

export const loader = creationLoader(eventCreation, () => ({ sports: namedSports() }))

const route = creationRoute(eventCreation)
export const meta = route.meta
export const shouldRevalidate = route.shouldRevalidate
export default route.Page
