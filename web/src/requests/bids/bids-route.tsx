import type { LoaderFunctionArgs } from 'react-router'
import { plainLoader, plainMeta } from '../../page/plain-page.ts'
import { SignedInPage } from '../../page/signed-in-page.tsx'
import { RequestPage, RequestSkeleton } from '../request-page.tsx'

export const loader = (args: LoaderFunctionArgs) => ({ ...plainLoader(args), id: args.params['id'] ?? '' })

export const shouldRevalidate = () => false

export const meta = plainMeta('Bids', 'The offers of hosts side by side, on one total.')

const loadComparison = () => import('./comparison.tsx')

interface BidsRouteProps {
  loaderData: ReturnType<typeof loader>
}

/** The bids of a request, for its organizer. The browser loads them. */
export default function BidsRoute({ loaderData: { id, brand } }: BidsRouteProps) {
  return (
    <SignedInPage
      skeleton={<RequestSkeleton />}
      title="Log in to compare bids"
      text="The bids for a request are for its organizer."
    >
      <RequestPage key={id} part="Bids" load={loadComparison} id={id} brand={brand} />
    </SignedInPage>
  )
}
