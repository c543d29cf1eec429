import { useParams } from 'react-router'
import { plainLoader, plainMeta } from '../page/plain-page.ts'
import { useIsHydrated } from '../page/use-is-hydrated.ts'
import { LazyPage, RequestSkeleton } from '../requests/lazy-page.tsx'

const load = () => import('./reservations.tsx')

export const loader = plainLoader

/** The browser loads what was booked. */
export const shouldRevalidate = () => false

export const meta = plainMeta('Your room', 'Book a room, and see, change or cancel what you booked.')

/** A room that somebody books, one that was booked, or all that the reader has booked. */
export default function ReservationsRoute() {
  const { id } = useParams()
  // The server doesn't know the key in the hash.
  if (!useIsHydrated()) return <RequestSkeleton />
  return <LazyPage load={load}>{({ Reservations }) => <Reservations id={id} />}</LazyPage>
}
