import { profileLoader } from '../../profile/profile-loader.server.ts'
import { profileMeta } from '../../profile/profile-meta.ts'
import { profileClientLoader, profileRoute } from '../../profile/profile-route.tsx'
import { companyPage } from './company-page.tsx'

export const loader = profileLoader(companyPage)
export const clientLoader = profileClientLoader(companyPage)
export const meta = profileMeta(companyPage)
export default profileRoute(companyPage)
