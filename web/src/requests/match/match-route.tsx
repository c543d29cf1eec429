import type { LoaderFunctionArgs } from 'react-router'
import { plainLoader, plainMeta } from '../../page/plain-page.ts'
import { SignedInPage } from '../../page/signed-in-page.tsx'
import { LazyPage, RequestSkeleton } from '../lazy-page.tsx'

const load = () => import('./match-page.tsx')

export const loader = (args: LoaderFunctionArgs) => ({ ...plainLoader(args), id: args.params['id'] ?? '' })

export const shouldRevalidate = () => false

export const meta = plainMeta(
  'Hosts that fit',
  'The facilities that fit a request, best first, with the reasons.',
)

interface MatchRouteProps {
  loaderData: ReturnType<typeof loader>
}

/** The hosts that fit a request, for its organizer. The browser loads them. */
export default function MatchRoute({ loaderData: { id } }: MatchRouteProps) {
  return (
    <SignedInPage
      skeleton={<RequestSkeleton />}
      title="Log in to see which hosts fit"
      text="The ranked hosts of a request are for its organizer."
    >
      <LazyPage load={load}>{({ MatchPage }) => <MatchPage key={id} id={id} />}</LazyPage>
    </SignedInPage>
  )
}
