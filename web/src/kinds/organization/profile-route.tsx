import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { profileLoader } from '../../profile/profile-loader.server.ts'
import { profileMeta } from '../../profile/profile-meta.ts'
import { profileClientLoader, profileRoute } from '../../profile/profile-route.tsx'
import { organizationPage } from './organization-page.tsx'

export const loader = profileLoader(organizationPage)
export const clientLoader = profileClientLoader(organizationPage)
export const meta = profileMeta(organizationPage)
export default profileRoute(organizationPage)

/** The month of the calendar is in the address, but the loader doesn't depend on it. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate
