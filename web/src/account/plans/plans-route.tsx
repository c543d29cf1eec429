import type { LoaderFunctionArgs } from 'react-router'
import { plainLoader, plainMeta } from '../../page/plain-page.ts'
import { SignedInPage } from '../../page/signed-in-page.tsx'
import { PlansSkeleton } from './plans-skeleton.tsx'
import { LatePlans } from './late-plans.tsx'

export const loader = (args: LoaderFunctionArgs) => plainLoader(args)

/** The browser loads the plans. */
export const shouldRevalidate = () => false

export const meta = plainMeta('Plans', 'What memberships of pages open, and how to ask for one.')

export default function PlansRoute() {
  return (
    <SignedInPage
      skeleton={<PlansSkeleton />}
      title="Log in to see the plans of your pages"
      text="Memberships belong to pages. Their teams see what each has, and ask for another."
      canSignUp
    >
      <LatePlans />
    </SignedInPage>
  )
}
