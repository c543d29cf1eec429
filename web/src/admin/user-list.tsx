import { keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { usersKey } from '../api/profile-changed.ts'
import { useApi } from '../api/use-api.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { ChipLink, ChipList } from '../components/actions/chip.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { Pagination } from '../components/display/pagination.tsx'
import { counted } from '../page/format.ts'
import { pageValue, withQuery, wordsIn } from '../page/list-query.ts'
import { flag, pageIn } from '../page/query-codecs.ts'
import { AdminFrame } from './admin-frame.tsx'
import styles from './approval-queue.module.css'
import { ManagedUser } from './managed-user.tsx'
import { QueueSearch } from './queue-search.tsx'
import { LoadedRows } from './work-list.tsx'

const perPage = 20

interface UserQuery {
  words: string | undefined
  /** Only blocked users. */
  isBlocked: boolean
  /** From 1. */
  page: number
}

const queryIn = (search: URLSearchParams): UserQuery => ({
  words: wordsIn(search),
  isBlocked: flag.read(search.get('blocked')) ?? false,
  page: pageIn(search),
})

const toUsers = ({ words, isBlocked, page }: UserQuery) =>
  withQuery('/admin/users', {
    q: words,
    blocked: isBlocked && flag.write(true),
    page: pageValue(page),
  })

/** All users, newest first, with search and a list of blocked ones. */
export function UserList() {
  const [search] = useSearchParams()
  const query = queryIn(search)
  const { words, isBlocked, page } = query
  const users = useApi(
    [...usersKey, words, isBlocked, page],
    (api, signal) =>
      api['user-mgmt'].users.search(
        {
          offset: (page - 1) * perPage,
          take: perPage,
          ...(words !== undefined && { text: words }),
          ...(isBlocked && { isBlocked }),
        },
        { signal },
      ),
    { placeholderData: keepPreviousData },
  )
  return (
    <AdminFrame title="Users" tab="users">
      <nav aria-label="Which users">
        <ChipList className={styles.tabs}>
          {[false, true].map((each) => (
            <ChipLink
              key={String(each)}
              to={toUsers({ ...query, isBlocked: each, page: 1 })}
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
        toAll={toUsers({ words: undefined, isBlocked, page: 1 })}
      />
      <LoadedRows query={users}>
        {({ data, _meta }) => <Found users={data} count={_meta.stats.count} query={query} />}
      </LoadedRows>
    </AdminFrame>
  )
}

interface FoundProps {
  users: readonly ManagedUser[]
  count: number
  query: UserQuery
}

function Found({ users, count, query }: FoundProps) {
  const { words, isBlocked } = query
  const pageCount = Math.max(1, Math.ceil(count / perPage))
  if (count === 0)
    return (
      <EmptyState
        title={isBlocked ? 'No blocked users' : 'No users found'}
        className={styles.list}
        actions={
          (words !== undefined || isBlocked) && (
            <ButtonLink to={toUsers({ words: undefined, isBlocked: false, page: 1 })}>
              Show all users
            </ButtonLink>
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
      <p className={styles.lead} aria-live="polite">
        {counted(count, isBlocked ? 'blocked user' : 'user')}
      </p>
      <ul className={styles.list}>
        {users.map((user) => (
          <li key={user.id}>
            <ManagedUser user={user} />
          </li>
        ))}
      </ul>
      {pageCount > 1 && (
        <Pagination
          page={Math.min(query.page, pageCount)}
          pageCount={pageCount}
          toPage={(page) => toUsers({ ...query, page })}
        />
      )}
    </>
  )
}
