import type { LoaderFunctionArgs } from 'react-router'
import { plainLoader, plainMeta } from '../page/plain-page.ts'
import { SignedInPage } from '../page/signed-in-page.tsx'
import { LazyPage, RequestSkeleton } from '../requests/lazy-page.tsx'

const load = () => import('./setup-page.tsx')

export const loader = (args: LoaderFunctionArgs) => ({ ...plainLoader(args), id: args.params['id'] ?? '' })

/** The browser loads the guide. */
export const shouldRevalidate = () => false

export const meta = plainMeta('Guide', 'What the guide of a destination knows, and how it answers.')

interface GuideRouteProps {
  loaderData: ReturnType<typeof loader>
}

export default function GuideRoute({ loaderData: { id } }: GuideRouteProps) {
  return (
    <SignedInPage
      skeleton={<RequestSkeleton />}
      title="Log in to set up the guide"
      text="It is for the team of a destination. Everybody else asks the guide on its page."
    >
      <LazyPage load={load}>{({ SetupPage }) => <SetupPage key={id} ownerId={id} />}</LazyPage>
    </SignedInPage>
  )
}
