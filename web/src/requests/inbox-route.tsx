import { plainLoader, plainMeta } from '../page/plain-page.ts'
import { SignedInPage } from '../page/signed-in-page.tsx'
import { Inbox } from './inbox.tsx'
import { RequestSkeleton } from './lazy-page.tsx'

export const loader = plainLoader

/** The browser loads the requests. */
export const shouldRevalidate = () => false

export const meta = plainMeta('Requests', 'Requests to your pages, and those you sent.')

export default function InboxRoute() {
  return (
    <SignedInPage
      skeleton={<RequestSkeleton />}
      title="Log in to see your requests"
      text="Requests to the pages you manage, and those you sent. Sent one without an account? Use the link in your email."
    >
      <Inbox />
    </SignedInPage>
  )
}
