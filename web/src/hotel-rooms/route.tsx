import { useParams } from 'react-router'
import { plainLoader, plainMeta } from '../page/plain-page.ts'
import { useIsHydrated } from '../page/use-is-hydrated.ts'
import { LazyPage, RequestSkeleton } from '../requests/lazy-page.tsx'

const load = () => import('./rooms-page.tsx')

export const loader = plainLoader

/** The browser loads the rooms. */
export const shouldRevalidate = () => false

export const meta = plainMeta('Rooms and rates', 'What a hotel sells each night, and at what rate.')

/** Rooms and rates of a hotel, for its team. */
export default function RoomsRoute() {
  const { id = '' } = useParams()
  if (!useIsHydrated()) return <RequestSkeleton />
  return <LazyPage load={load}>{({ HotelRooms }) => <HotelRooms key={id} ownerId={id} />}</LazyPage>
}
