import { profileLoader } from '../../profile/profile-loader.server.ts'
import { profileMeta } from '../../profile/profile-meta.ts'
import { profileClientLoader, profileRoute } from '../../profile/profile-route.tsx'
import { hotelPage } from './hotel-page.tsx'

export const loader = profileLoader(hotelPage)
export const clientLoader = profileClientLoader(hotelPage)
export const meta = profileMeta(hotelPage)
export default profileRoute(hotelPage)
