import { everyPage } from '../api/every-page.ts'
import { groupFactsKey } from '../api/groups-changed.ts'
import type { UserProfile } from '../api/own-account.ts'
import { useApi } from '../api/use-api.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { TextArea } from '../components/fields/text-area.tsx'
import { Loaded } from '../page/loaded.tsx'
import { isMissing } from '../page/null-if-missing.ts'
import styles from './messages.module.css'
import { OpenConversation } from './open-conversation.tsx'
import { toThread, type ThreadQuery } from './thread-query.ts'
import { useDraftText } from './use-draft.ts'
import { pollInterval } from './use-messages.ts'
import { PageTitle } from '../page/page-title.tsx'

interface ConversationProps {
  id: string
  user: UserProfile
  /** The list beside it. */
  query: ThreadQuery
}

const options = {
  // What is gone doesn't come back.
  refetchInterval: ({ state }: { state: { error: Error | null } }) =>
    state.error !== null && isMissing(state.error) ? false : pollInterval,
}

/** A conversation, or that there is none for the reader. */
export function Conversation({ id, user, query }: ConversationProps) {
  const found = useApi(
    groupFactsKey(id),
    async ({ 'user-mgmt': { groups } }, signal) => {
      const [group, members, { data: rights }] = await Promise.all([
        groups.get({ id }, { signal }),
        everyPage((page) => groups.members.list({ ownerId: id, ...page }, { signal })),
        groups.entitlements({ id }, { signal }),
      ])
      return { group: group.data, members, can: rights.can }
    },
    options,
  )
  // Also when the reader was removed while it was open.
  const isGone = found.error !== null && isMissing(found.error)
  const back = toThread(undefined, query)
  const draft = useDraftText(id)
  return (
    <section aria-label="Conversation" className={styles.conversation}>
      {isGone ? (
        <div className={styles.nothing}>
          <PageTitle>Conversation not found</PageTitle>
          <EmptyState
            title="This conversation isn’t here"
            actions={<ButtonLink to={back}>All conversations</ButtonLink>}
          >
            {found.data === undefined
              ? 'It was deleted, or you aren’t in it.'
              : 'You were removed from this group, or it was deleted.'}
          </EmptyState>
          {draft !== '' && <TextArea label="Your message that wasn’t sent" rows={4} readOnly value={draft} />}
        </div>
      ) : (
        <Loaded query={found} errorTitle="The conversation didn’t load.">
          {(loaded) => <OpenConversation {...loaded} {...{ user, back }} />}
        </Loaded>
      )}
    </section>
  )
}
