import type { LoaderFunctionArgs } from 'react-router'
import { plainLoader, plainMeta } from '../../page/plain-page.ts'
import { SignedInPage } from '../../page/signed-in-page.tsx'
import { RequestPage, RequestSkeleton } from '../request-page.tsx'

export const loader = (args: LoaderFunctionArgs) => ({ ...plainLoader(args), id: args.params['id'] ?? '' })

export const shouldRevalidate = () => false

export const meta = plainMeta('Your request', 'The steps of a request, and the answers of its hosts.')

const loadOverview = () => import('./overview.tsx')

interface OverviewRouteProps {
  loaderData: ReturnType<typeof loader>
}

/** A request, for its organizer. The browser loads it. */
export default function OverviewRoute({ loaderData: { id, brand } }: OverviewRouteProps) {
  return (
    <SignedInPage
      skeleton={<RequestSkeleton />}
      title="Log in to see your request"
      text="The answers to a request are for its organizer."
    >
      <RequestPage key={id} load={loadOverview} id={id} brand={brand} />
    </SignedInPage>
  )
}
