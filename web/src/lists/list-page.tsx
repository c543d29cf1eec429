import { maxListName } from '@app/contract/rules/limits.ts'
import { useNavigate } from 'react-router'
import { wholeList } from '../api/every-page.ts'
import { Button } from '../components/actions/button.tsx'
import { Breadcrumbs } from '../components/display/breadcrumbs.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { ErrorState } from '../components/display/error-state.tsx'
import { Popover } from '../components/overlays/popover.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { kinds } from '../kind/registry.ts'
import { SearchLinks } from '../kind/search-links.tsx'
import { CalendarSubscription } from '../page/calendar-subscription.tsx'
import { counted } from '../components/format.ts'
import { NameForm } from '../page/name-form.tsx'
import { NearLimit } from '../page/near-limit.tsx'
import { NotFound } from '../kind/not-found.tsx'
import head from '../page/page-head.module.css'
import { isMissing } from '../page/null-if-missing.ts'
import { Row, Toolbar } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead, useReadWith } from '../platform/calls/use-read.ts'
import { EntryGroups } from './entry-list.tsx'
import { entryGroups } from './entry-groups.ts'
import type { ListEntry, ProfileList } from './list-calls.ts'
import styles from './lists.module.css'
import { ListSkeleton } from './list-skeleton.tsx'
import { OwnEntry } from './own-entry.tsx'
import { ShareList } from './share-list.tsx'
import { useListWrite } from './use-list-write.ts'
import { PageTitle } from '../page/page-title.tsx'

interface ListPageProps {
  id: string
  origin: string
}

/** A list as its owner sees it. */
export function ListPage({ id, origin }: ListPageProps) {
  const read = useRead(calls['user-mgmt'].lists.get, { listId: id })
  const list = read.data?.data
  const entries = useReadWith(
    calls['user-mgmt'].lists.entries.list,
    { listId: id },
    { name: 'all', load: async (call, input) => wholeList(async (page) => call({ ...input, ...page })) },
    { enabled: list !== undefined },
  )
  if (list === undefined && isMissing(read.error))
    return <NotFound>This list was deleted, or it belongs to somebody else.</NotFound>
  const failed = [read, entries].find(({ data, isError }) => isError && data === undefined)
  if (failed)
    return (
      <div className="page section">
        <ErrorState isRetrying={failed.isFetching} onRetry={() => void failed.refetch()} />
      </div>
    )
  if (list === undefined || entries.data === undefined) return <ListSkeleton />
  return (
    <div className={`page ${head.page}`}>
      <Stack gap="8">
        <PageTitle>{list.name}</PageTitle>
        <Breadcrumbs items={[{ label: 'Home', to: '/home' }]} />
        <Head
          list={list}
          origin={origin}
          hasEvents={entries.data.items.some(({ kind }) => kind === kinds.event.name)}
        />
        <Entries list={list} entries={entries.data.items} />
        <NearLimit count={entries.data.items.length} limit={entries.data.limit} noun="entries" />
      </Stack>
    </div>
  )
}

interface HeadProps {
  list: ProfileList
  origin: string
  hasEvents: boolean
}

function Head({ list, origin, hasEvents }: HeadProps) {
  const write = useListWrite()
  const navigate = useNavigate()
  const toast = useToast()
  const listId = list.id

  async function remove() {
    if ((await write((lists) => lists.remove({ listId }))) === undefined) return
    void navigate('/home')
    toast.success(`Deleted “${list.name}”.`, {
      action: { label: 'Undo', onPress: () => void restore() },
    })
  }
  async function restore() {
    if (await write((lists) => lists.restore({ listId }))) void navigate(`/lists/${listId}`)
  }

  return (
    <Toolbar gap="3 6" align="end">
      <div>
        <h1 className={styles.title}>{list.name}</h1>
        <p className="sm mut">
          {counted(list.entryCount, 'page')} ·{' '}
          {list.sharing === null ? 'Only you can see it' : 'Shared by a link'}
        </p>
      </div>
      <Row>
        {hasEvents && (
          <CalendarSubscription calls={calls['user-mgmt'].lists.calendarFeed} input={{ listId }} />
        )}
        <ShareList list={list} origin={origin} />
        <RenameList list={list} />
        <Button icon="trash-2" onClick={() => void remove()}>
          Delete
        </Button>
      </Row>
    </Toolbar>
  )
}

function RenameList({ list: { id, name } }: { list: ProfileList }) {
  const write = useListWrite()
  return (
    <Popover label="Rename" align="end" trigger={<Button icon="pencil">Rename</Button>}>
      {(close) => (
        <NameForm
          name={name}
          maxLength={maxListName}
          onSave={async (value) => {
            const patch = [{ op: 'replace' as const, path: '/name', value }]
            if (await write((lists) => lists.update({ listId: id, patch }))) close()
          }}
        />
      )}
    </Popover>
  )
}

function Entries({ list, entries }: { list: ProfileList; entries: ListEntry[] }) {
  const write = useListWrite()
  if (entries.length === 0)
    return (
      <EmptyState title="This list is empty" actions={<SearchLinks />}>
        Open a page and press Save to list.
      </EmptyState>
    )
  const gone = entries.filter(({ profile }) => profile === null)
  const removeGone = () =>
    void write(async ({ entries: own, get }) => {
      for (const { profileId } of gone) await own.remove({ listId: list.id, profileId })
      return get({ listId: list.id })
    })
  return (
    <Stack gap="10">
      <EntryGroups groups={entryGroups(entries)}>
        {(card, entry) => <OwnEntry key={entry.profile.id} {...{ list, card, entry }} />}
      </EntryGroups>
      {gone.length > 0 && (
        <Toolbar gap="3">
          <p className="sm mut">
            {counted(gone.length, 'page')} of this list {gone.length === 1 ? 'is' : 'are'} no longer
            available.
          </p>
          <Button onClick={removeGone}>Remove from the list</Button>
        </Toolbar>
      )}
    </Stack>
  )
}
