import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { profileLoader } from '../../profile/profile-loader.server.ts'
import { profileMeta } from '../../profile/profile-meta.ts'
import { profileClientLoader, profileRoute } from '../../profile/profile-route.tsx'
import { destinationPage } from './destination-page.tsx'

export const loader = profileLoader(destinationPage)
export const clientLoader = profileClientLoader(destinationPage)

/** The query opens the guide, and the page stays as it is. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => currentUrl.search === nextUrl.search && defaultShouldRevalidate

export const meta = profileMeta(destinationPage)
export default profileRoute(destinationPage)
