import { profileLoader } from '../../profile/profile-loader.server.ts'
import { profileMeta } from '../../profile/profile-meta.ts'
import { profileClientLoader, profileRoute } from '../../profile/profile-route.tsx'
import { destinationPage } from './destination-page.tsx'

export const loader = profileLoader(destinationPage)
export const clientLoader = profileClientLoader(destinationPage)
export const meta = profileMeta(destinationPage)
export default profileRoute(destinationPage)
