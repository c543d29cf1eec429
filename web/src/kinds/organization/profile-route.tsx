import { profileLoader } from '../../profile/profile-loader.server.ts'
import { profileMeta } from '../../profile/profile-meta.ts'
import { profileClientLoader, profileRoute } from '../../profile/profile-route.tsx'
import { organizationPage } from './organization-page.tsx'

export const loader = profileLoader(organizationPage)
export const clientLoader = profileClientLoader(organizationPage)
export const meta = profileMeta(organizationPage)
export default profileRoute(organizationPage)
