import type { LoaderFunctionArgs } from 'react-router'
import { plainLoader, plainMeta } from '../../page/plain-page.ts'
import { SignedInPage } from '../../page/signed-in-page.tsx'
import { LazyPage, RequestSkeleton } from '../lazy-page.tsx'

const load = () => import('./lead-page.tsx')

export const loader = (args: LoaderFunctionArgs) => ({ ...plainLoader(args), id: args.params['id'] ?? '' })

export const shouldRevalidate = () => false

export const meta = plainMeta('A request to your page', 'What an organizer asks, and your answer.')

interface LeadRouteProps {
  loaderData: ReturnType<typeof loader>
}

export default function LeadRoute({ loaderData: { id } }: LeadRouteProps) {
  return (
    <SignedInPage
      skeleton={<RequestSkeleton />}
      title="Log in to answer this request"
      text="It is for the team of the page that was asked. No account? Use the link in your email."
    >
      <LazyPage load={load}>{({ LeadPage }) => <LeadPage key={id} id={id} />}</LazyPage>
    </SignedInPage>
  )
}
