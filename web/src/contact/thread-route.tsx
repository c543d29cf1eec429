import { useLoaderData, useLocation, useSearchParams } from 'react-router'
import { plainLoader, plainMeta } from '../page/plain-page.ts'
import { id as idCodec } from '../page/query-codecs.ts'
import { SignedInPage } from '../page/signed-in-page.tsx'
import { useIsHydrated } from '../page/use-is-hydrated.ts'
import { OwnMessages } from './own-messages.tsx'
import { Thread, ThreadSkeleton } from './thread.tsx'

export const loader = plainLoader

/** The browser loads the messages. */
export const shouldRevalidate = () => false

export const meta = plainMeta('Your messages', 'Your messages to us and our replies.')

/**
 * The messages of somebody who is signed in, one of them, or the one of a mailed link. Its key is in the hash of the address,
 * which browsers send to no server.
 */
export default function ThreadRoute() {
  const { brand } = useLoaderData<typeof loader>()
  const { hash } = useLocation()
  const [search] = useSearchParams()
  const inquiryId = idCodec.read(search.get('id'))
  const key = hash.slice(1)
  // The server doesn't know the hash.
  if (!useIsHydrated()) return <ThreadSkeleton />
  if (key !== '') return <Thread key={key} brand={brand} access={{ key }} />
  return (
    <SignedInPage
      skeleton={<ThreadSkeleton />}
      title="Log in to see your messages"
      text="Your messages to us and our replies. Wrote without an account? Use the link in your email."
    >
      {inquiryId === undefined ? (
        <OwnMessages />
      ) : (
        <Thread key={inquiryId} brand={brand} access={{ inquiryId }} />
      )}
    </SignedInPage>
  )
}
