import { keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { usersKey } from '../api/profile-changed.ts'
import { useApi } from '../api/use-api.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { ChipLink, ChipList } from '../components/actions/chip.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { withQuery, wordsIn } from '../page/list-query.ts'
import { flag, position } from '../page/query-codecs.ts'
import { AdminFrame } from './admin-frame.tsx'
import styles from './approval-queue.module.css'
import { ContinuedPages } from './continued-pages.tsx'
import { ManagedUser } from './managed-user.tsx'
import { QueueSearch } from './queue-search.tsx'
import { LoadedRows } from './work-list.tsx'

interface UserQuery {
  words: string | undefined
  /** Only blocked users. */
  isBlocked: boolean
  /** Where the page continues. */
  before?: string | undefined
}

const queryIn = (search: URLSearchParams): UserQuery => ({
  words: wordsIn(search),
  isBlocked: flag.read(search.get('blocked')) ?? false,
  before: position.read(search.get('before')),
})

const toUsers = ({ words, isBlocked, before }: UserQuery) =>
  withQuery('/admin/users', {
    q: words,
    blocked: isBlocked && flag.write(true),
    before,
  })

/** All users, newest first, with search and a list of blocked ones. */
export function UserList() {
  const [search] = useSearchParams()
  const query = queryIn(search)
  const { words, isBlocked, before } = query
  const users = useApi(
    [...usersKey, words, isBlocked, before],
    (api, signal) =>
      api['user-mgmt'].users.search(
        {
          ...(before !== undefined && { before }),
          ...(words !== undefined && { text: words }),
          ...(isBlocked && { isBlocked }),
        },
        { signal },
      ),
    { placeholderData: keepPreviousData },
  )
  return (
    <AdminFrame tab="users">
      <nav aria-label="Which users">
        <ChipList className={styles.tabs}>
          {[false, true].map((each) => (
            <ChipLink
              key={String(each)}
              to={toUsers({ words, isBlocked: each })}
              isPressed={each === isBlocked}
              isDisabled={false}
            >
              {each ? 'Blocked' : 'All'}
            </ChipLink>
          ))}
        </ChipList>
      </nav>
      <QueueSearch
        key={`${words} ${isBlocked}`}
        action="/admin/users"
        label="Search users"
        placeholder="Name or email"
        words={words}
        kept={isBlocked ? { blocked: flag.write(true) } : undefined}
        toAll={toUsers({ words: undefined, isBlocked })}
      />
      <LoadedRows query={users}>
        {({ data, _meta }) => <Found users={data} next={_meta.next} query={query} />}
      </LoadedRows>
    </AdminFrame>
  )
}

interface FoundProps {
  users: readonly ManagedUser[]
  next: string | null
  query: UserQuery
}

function Found({ users, next, query }: FoundProps) {
  const { words, isBlocked, before } = query
  if (users.length === 0)
    return (
      <EmptyState
        title={isBlocked ? 'No blocked users' : 'No users found'}
        className={styles.nothing}
        actions={
          (words !== undefined || isBlocked) && (
            <ButtonLink to={toUsers({ words: undefined, isBlocked: false })}>Show all users</ButtonLink>
          )
        }
      >
        {words === undefined
          ? 'Users whom you block are listed here.'
          : `No ${isBlocked ? 'blocked ' : ''}user has “${words}” in their name or email.`}
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.list}>
        {users.map((user) => (
          <li key={user.id}>
            <ManagedUser user={user} />
          </li>
        ))}
      </ul>
      <ContinuedPages
        toNewest={before && toUsers({ words, isBlocked })}
        toOlder={next === null ? undefined : toUsers({ words, isBlocked, before: next })}
      />
    </>
  )
}
