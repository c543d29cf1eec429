import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { profileLoader } from '../../profile/profile-loader.server.ts'
import { profileMeta } from '../../profile/profile-meta.ts'
import { profileClientLoader, profileRoute } from '../../profile/profile-route.tsx'
import { facilityPage } from './facility-page.tsx'

export const loader = profileLoader(facilityPage)
export const clientLoader = profileClientLoader(facilityPage)
export const meta = profileMeta(facilityPage)

/** The chosen weekend isn't part of the page's data. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && currentUrl.searchParams.get('weekend') === nextUrl.searchParams.get('weekend')

export default profileRoute(facilityPage)
