import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useOwnUser } from '../api/own-account.ts'
import { classNames } from '../components/class-names.ts'
import { EmptyState } from '../components/display/empty-state.tsx'
import { profilesIn } from '../kind/contact-paths.ts'
import { Loaded } from '../page/loaded.tsx'
import { PresenceProvider } from '../page/presence.tsx'
import { Conversation } from './conversation.tsx'
import styles from './messages.module.css'
import { NewMessage } from './new-message.tsx'
import { useLeftMessages } from './outbox.ts'
import { ThreadList } from './thread-list.tsx'
import { threadQueryOf } from './thread-query.ts'
import { PageTitle } from '../page/page-title.tsx'

/** The reader's conversations, and the one that the address names. On small screens, one of the two. */
export function MessagesPage() {
  const { id } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const query = threadQueryOf(search)
  const own = useOwnUser()
  const [about] = profilesIn(search)
  const [isWriting, setWriting] = useState(about !== undefined)
  useLeftMessages()
  return (
    <div className={classNames(styles.frame, id !== undefined && styles.hasConversation)}>
      <h1 className="sr">Messaging</h1>
      <Loaded query={own}>
        {(user) => (
          <PresenceProvider>
            <section aria-label="Conversations" className={styles.threads}>
              <ThreadList {...{ user, query }} currentId={id} onNew={() => setWriting(true)} />
            </section>
            {id === undefined ? (
              <div className={`${styles.conversation} ${styles.nothing}`}>
                <PageTitle>
                  {user.unreadMessages > 0 ? `(${user.unreadMessages}) Messaging` : 'Messaging'}
                </PageTitle>
                <EmptyState title="No conversation is open">Choose one from the list.</EmptyState>
              </div>
            ) : (
              <Conversation key={id} {...{ id, user, query }} />
            )}
            <NewMessage
              ownId={user.id}
              about={about}
              isOpen={isWriting}
              onOpenChange={(isOpen) => {
                setWriting(isOpen)
                // Otherwise the page of the address would come back with the next new message.
                if (!isOpen && about !== undefined) void navigate('/groups', { replace: true })
              }}
            />
          </PresenceProvider>
        )}
      </Loaded>
    </div>
  )
}
