import { plainLoader, plainMeta } from '../page/plain-page.ts'
import { SignedInPage } from '../page/signed-in-page.tsx'
import { MessagesPage } from './messages-page.tsx'
import { MessagesSkeleton } from './messages-skeleton.tsx'

export { plainLoader as loader }

/** The browser loads the conversations. */
export const shouldRevalidate = () => false

export const meta = plainMeta('Messaging', 'Your conversations.')

export const handle = { isWide: true }

export default function MessagesRoute() {
  return (
    <SignedInPage
      skeleton={<MessagesSkeleton />}
      title="Log in to see your messages"
      text="Your conversations with hosts, organizers and teams."
    >
      <MessagesPage />
    </SignedInPage>
  )
}
