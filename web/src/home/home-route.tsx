import { plainLoader, plainMeta } from '../page/plain-page.ts'
import { SignedInPage } from '../page/signed-in-page.tsx'
import { HomePage } from './home-page.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'
import { MaintenanceBanner } from './maintenance-banner.tsx'

export const loader = plainLoader

/** The browser loads the lists. */
export const shouldRevalidate = () => false

export const meta = plainMeta('Home', 'The pages you manage, and those you saved.')

export default function HomeRoute() {
  return (
    <SignedInPage
      skeleton={<HomeSkeleton />}
      title="Log in to see your home"
      text="Find the pages you manage, with next steps for each, and those you saved."
      canSignUp
    >
      <MaintenanceBanner />
      <HomePage />
    </SignedInPage>
  )
}
