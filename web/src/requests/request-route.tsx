import { useLocation } from 'react-router'
import { plainLoader, plainMeta } from '../page/plain-page.ts'
import { SignedInPage } from '../page/signed-in-page.tsx'
import { ColumnsSkeleton, RequestPage } from './request-page.tsx'

export const loader = plainLoader

export const shouldRevalidate = () => false

export const meta = plainMeta(
  'Your request',
  'The steps of a request, the answers of its hosts and their bids.',
)

const loadOverview = () => import('./overview/overview.tsx')
const loadComparison = () => import('./bids/comparison.tsx')

interface RequestRouteProps {
  params: { id?: string }
}

/** A request and its bids, for its organizer. One route, because each page has a list of all routes. */
export default function RequestRoute({ params: { id = '' } }: RequestRouteProps) {
  const isOfBids = useLocation().pathname.endsWith('/bids')
  const page = isOfBids ? { part: 'Bids', load: loadComparison } : { load: loadOverview }
  return (
    <SignedInPage
      skeleton={<ColumnsSkeleton />}
      title="Log in to see your request"
      text="The answers to a request, and the bids, are for its organizer."
    >
      <RequestPage key={`${id} ${isOfBids}`} {...page} id={id} />
    </SignedInPage>
  )
}
