import { profileLoader } from '../../profile/profile-loader.server.ts'
import { profileMeta } from '../../profile/profile-meta.ts'
import { profileClientLoader, profileRoute } from '../../profile/profile-route.tsx'
import { eventPage } from './event-page.tsx'

export const loader = profileLoader(eventPage)
export const clientLoader = profileClientLoader(eventPage)
export const meta = profileMeta(eventPage)
export default profileRoute(eventPage)
