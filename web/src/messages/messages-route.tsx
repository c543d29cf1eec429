import { useParams } from 'react-router'
import { Skeleton } from '../components/display/skeleton.tsx'
import { plainLoader, plainMeta } from '../page/plain-page.ts'
import { SignedInPage } from '../page/signed-in-page.tsx'
import { ContactPage } from './contact-page.tsx'
import { MessagesPage } from './messages-page.tsx'
import { MessagesSkeleton } from './messages-skeleton.tsx'
import styles from './messages.module.css'

export { plainLoader as loader }

/** The browser loads the conversations. */
export const shouldRevalidate = () => false

export const meta = plainMeta('Messaging', 'Your conversations.')

export const handle = { isWide: true }

/** The conversations, and at `/groups/new` the first message to a team. Every page knows all routes, so the two are one. */
export default function MessagesRoute() {
  const { id } = useParams()
  if (id === 'new')
    return (
      <SignedInPage
        skeleton={
          <div className="page section">
            <Skeleton look="block" className={styles.formSkeleton} />
          </div>
        }
        title="Log in to write to the team"
        text="The people who run the page answer you here. You keep the conversation in your messages."
        canSignUp
      >
        <ContactPage />
      </SignedInPage>
    )
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
