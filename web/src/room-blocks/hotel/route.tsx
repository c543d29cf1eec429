import { useParams } from 'react-router'
import { plainLoader, plainMeta } from '../../page/plain-page.ts'
import { useIsHydrated } from '../../page/use-is-hydrated.ts'
import { LazyPage, RequestSkeleton } from '../../requests/lazy-page.tsx'

const load = () => import('./block-page.tsx')

export const loader = plainLoader

/** The browser loads the block. */
export const shouldRevalidate = () => false

export const meta = plainMeta('Rooms for an event', 'What an event asks of a hotel, and what is booked.')

/** A block of rooms for its hotel: the team, or whoever has the link from the email. */
export default function BlockRoute() {
  const { id = '', blockId = '' } = useParams()
  // The server doesn't know the key in the hash.
  if (!useIsHydrated()) return <RequestSkeleton />
  return (
    <LazyPage load={load}>
      {({ BlockOfAddress }) => <BlockOfAddress key={blockId} ownerId={id} id={blockId} />}
    </LazyPage>
  )
}
