import { profileLoader } from '../../profile/profile-loader.server.ts'
import { profileMeta } from '../../profile/profile-meta.ts'
import { profileClientLoader, profileRoute } from '../../profile/profile-route.tsx'
import { businessPage } from './business-page.tsx'

export const loader = profileLoader(businessPage)
export const clientLoader = profileClientLoader(businessPage)
export const meta = profileMeta(businessPage)
export default profileRoute(businessPage)
