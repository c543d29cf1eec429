import { shortestText } from '@app/contract/rules/limits.ts'
import { useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { GrowingList, MoreButton } from '../page/growing-list.tsx'
import type { UserProfile } from '../api/own-account.ts'
import { Button } from '../components/actions/button.tsx'
import { IconButton } from '../components/actions/icon-button.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { Segmented } from '../components/fields/segmented.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { capitalized } from '../components/format.ts'
import { Loaded } from '../page/loaded.tsx'
import { isTyping } from '../components/shortcuts.ts'
import { Stack } from '../platform/boxes/stack.tsx'
import { FoundMessages, useFoundMessages } from './found-messages.tsx'
import { RowsSkeleton } from './messages-skeleton.tsx'
import panes from './messages.module.css'
import { boxes, toThread, type ThreadQuery } from './thread-query.ts'
import { ThreadRow } from './thread-row.tsx'
import styles from './threads.module.css'
import { useThreads } from './use-threads.ts'

interface ThreadListProps {
  user: UserProfile
  query: ThreadQuery
  /** The conversation that is open. */
  currentId: string | undefined
  onNew: () => void
}

/** The reader's conversations, to search and to choose from. */
export function ThreadList({ user, query, currentId, onNew }: ThreadListProps) {
  const navigate = useNavigate()
  const [isSearching, setSearching] = useState(query.words !== '')
  const found = useThreads(query)
  const messages = useFoundMessages(query)
  const list = (change: Partial<ThreadQuery>) =>
    void navigate(toThread(currentId, { ...query, ...change }), { replace: true })
  return (
    <>
      <div className={panes.head}>
        <h2 className="h3 grow">Messaging</h2>
        <IconButton
          icon="search"
          label="Search conversations"
          aria-expanded={isSearching}
          onClick={() => {
            setSearching(!isSearching)
            if (isSearching && query.words !== '') list({ words: '' })
          }}
        />
        <IconButton icon="square-pen" label="New message" onClick={onNew} />
      </div>
      <div className={styles.filters}>
        <Stack gap="3">
          <Segmented
            label="Show"
            isLabelHidden
            value={query.box}
            onChange={({ target }) => list({ box: boxes.find((box) => box === target.value) ?? 'all' })}
            options={boxes.map((box) => ({
              value: box,
              label:
                box === 'unread' && user.unreadMessages > 0
                  ? `Unread ${user.unreadMessages}`
                  : capitalized(box),
            }))}
          />
          {isSearching && (
            <TextField
              label="Search names and messages"
              isLabelHidden
              type="search"
              icon="search"
              placeholder="Search names and messages"
              maxLength={200}
              // The button before it opens it.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              defaultValue={query.words}
              onChange={({ target }) => list({ words: target.value.trim() })}
            />
          )}
        </Stack>
      </div>
      <div className={styles.scroll}>
        <Loaded query={found} errorTitle="Your conversations didn’t load." skeleton={<RowsSkeleton />}>
          {({ pages }) => {
            const threads = pages.flatMap(({ data }) => data)
            if (threads.length === 0)
              // What was found in messages isn't below an empty list of names.
              return messages?.length === 0 && <Nothing query={query} onNew={onNew} />
            return (
              <GrowingList gap="0">
                {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
                <ul aria-label="Conversations" onKeyDown={moveFocus} aria-busy={found.isPlaceholderData}>
                  {threads.map((thread) => (
                    <ThreadRow
                      key={thread.id}
                      thread={thread}
                      ownId={user.id}
                      to={toThread(thread.id, query)}
                      isCurrent={thread.id === currentId}
                      onRemoved={() => thread.id === currentId && void navigate(toThread(undefined, query))}
                    />
                  ))}
                </ul>
                {found.hasNextPage && (
                  <div>
                    <MoreButton
                      className={styles.more}
                      isBusy={found.isFetchingNextPage}
                      onClick={() => void found.fetchNextPage()}
                    >
                      Show more
                    </MoreButton>
                  </div>
                )}
              </GrowingList>
            )
          }}
        </Loaded>
        <FoundMessages messages={messages ?? []} query={query} />
      </div>
    </>
  )
}

/** Arrow keys move between conversations. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || isTyping(event.target) || !(event.target instanceof HTMLAnchorElement)) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  event.preventDefault()
  links[links.indexOf(event.target) + step]?.focus()
}

const nothing = {
  all: ['No conversations yet', 'Write to a host, an organizer or your team.'],
  unread: ['You have read everything', 'New messages show up here and in the bar at the top.'],
  archived: [
    'Nothing is archived',
    'An archived conversation comes back with its next message, unless you muted or ignored it.',
  ],
} as const

function Nothing({ query: { box, words }, onNew }: Pick<ThreadListProps, 'query' | 'onNew'>) {
  const [title, text] = nothing[box]
  if (words !== '')
    return (
      <EmptyState title="Nothing found" className={styles.empty}>
        No conversation has this name{words.length >= shortestText ? ', and no message has these words' : ''}.
        Check the spelling, or search for something else.
      </EmptyState>
    )
  return (
    <EmptyState
      title={title}
      className={styles.empty}
      actions={
        box === 'all' && (
          <Button icon="square-pen" onClick={onNew}>
            New message
          </Button>
        )
      }
    >
      {text}
    </EmptyState>
  )
}
