import { profileLoader } from '../../profile/profile-loader.server.ts'
import { profileMeta } from '../../profile/profile-meta.ts'
import { profileClientLoader, profileRoute } from '../../profile/profile-route.tsx'
import { facilityPage } from './facility-page.tsx'

export const loader = profileLoader(facilityPage)
export const clientLoader = profileClientLoader(facilityPage)
export const meta = profileMeta(facilityPage)
export default profileRoute(facilityPage)
