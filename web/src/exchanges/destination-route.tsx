import type { LoaderFunctionArgs } from 'react-router'
import { plainLoader, plainMeta } from '../page/plain-page.ts'
import { SignedInPage } from '../page/signed-in-page.tsx'
import { LazyPage, RequestSkeleton } from '../requests/lazy-page.tsx'

const load = () => import('./destination-exchanges.tsx')

export const loader = (args: LoaderFunctionArgs) => ({ ...plainLoader(args), id: args.params['id'] ?? '' })

/** The browser loads the exchanges. */
export const shouldRevalidate = () => false

export const meta = plainMeta('Exchanges', 'What visitors asked the guide of a destination.')

interface ExchangesRouteProps {
  loaderData: ReturnType<typeof loader>
}

export default function ExchangesRoute({ loaderData: { id } }: ExchangesRouteProps) {
  return (
    <SignedInPage
      skeleton={<RequestSkeleton />}
      title="Log in to read what was asked"
      text="It is for the team of a destination."
    >
      <LazyPage load={load}>
        {({ DestinationExchanges }) => <DestinationExchanges key={id} id={id} />}
      </LazyPage>
    </SignedInPage>
  )
}
