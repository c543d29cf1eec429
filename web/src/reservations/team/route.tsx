import type { LoaderFunctionArgs } from 'react-router'
import { plainLoader, plainMeta } from '../../page/plain-page.ts'
import { SignedInPage } from '../../page/signed-in-page.tsx'
import { LazyPage, RequestSkeleton } from '../../requests/lazy-page.tsx'

const load = () => import('./team-reservations.tsx')

export const loader = (args: LoaderFunctionArgs) => ({ ...plainLoader(args), id: args.params['id'] ?? '' })

/** The browser loads the stays. */
export const shouldRevalidate = () => false

export const meta = plainMeta('Reservations', 'Who stays at a hotel, for its team.')

interface TeamReservationsRouteProps {
  loaderData: ReturnType<typeof loader>
}

export default function TeamReservationsRoute({ loaderData: { id } }: TeamReservationsRouteProps) {
  return (
    <SignedInPage
      skeleton={<RequestSkeleton />}
      title="Log in to see the reservations"
      text="They are for the team of a hotel. Booked a room yourself? Your rooms are in your account."
    >
      <LazyPage load={load}>{({ TeamReservations }) => <TeamReservations key={id} ownerId={id} />}</LazyPage>
    </SignedInPage>
  )
}
