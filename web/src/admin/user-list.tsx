import { useSearchParams } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { withQuery, wordsIn } from '../page/list-query.ts'
import { flag, position } from '../page/query-codecs.ts'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { Table } from '../platform/table/table.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { ChoiceLinks, ListSearch, ContinuedPages } from '../page/list-controls.tsx'
import { QueueRowsSkeleton } from './queue-skeleton.tsx'
import { UserBulk } from './user-bulk.tsx'
import { userColumns } from './user-columns.tsx'
import { LoadedRows } from './work-list.tsx'
import { keepShown } from '../platform/calls/use-observed.ts'

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
  const users = useRead(
    calls['user-mgmt'].users.search,
    {
      ...(before !== undefined && { before }),
      ...(words !== undefined && { text: words }),
      ...(isBlocked && { isBlocked }),
    },
    { placeholderData: keepShown },
  )
  return (
    <AdminFrame tab="users">
      <ChoiceLinks
        label="Which users"
        choices={[false, true]}
        chosen={isBlocked}
        to={(each) => toUsers({ words, isBlocked: each })}
        nameOf={(each) => (each ? 'Blocked' : 'All')}
      />
      <ListSearch
        key={`${words} ${isBlocked}`}
        action="/admin/users"
        label="Search users"
        placeholder="Name or email"
        words={words}
        kept={isBlocked ? { blocked: flag.write(true) } : undefined}
        toAll={toUsers({ words: undefined, isBlocked })}
      />
      <LoadedRows query={users}>
        {({ data, _meta }) =>
          data.length === 0 ? (
            <Nothing {...query} />
          ) : (
            <>
              <Table
                caption="Users"
                rows={data}
                page={before === undefined && _meta.next === null ? undefined : (before ?? 'newest')}
                columns={userColumns}
                nameOf={({ name }) => name}
                Bulk={UserBulk}
                fileName="Users"
                skeleton={<QueueRowsSkeleton />}
              />
              <ContinuedPages
                toNewest={before && toUsers({ words, isBlocked })}
                toOlder={_meta.next === null ? undefined : toUsers({ words, isBlocked, before: _meta.next })}
              />
            </>
          )
        }
      </LoadedRows>
    </AdminFrame>
  )
}

const Nothing = ({ words, isBlocked }: UserQuery) => (
  <EmptyState
    title={isBlocked ? 'No blocked users' : 'No users found'}
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
