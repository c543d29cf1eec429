import { useSearchParams } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { counted, date, capitalized } from '../components/format.ts'
import { pageValue, withQuery, wordsIn } from '../page/list-query.ts'
import type { LoadedPage } from '../page/load-page.ts'
import { pageIn } from '../page/query-codecs.ts'
import { useReadPage } from '../page/use-read-page.ts'
import { calls } from '../platform/calls/calls.ts'
import { AdminFrame } from './admin-frame.tsx'
import { ListSearch } from '../page/list-controls.tsx'
import { LoadedRows, WorkList } from './work-list.tsx'
import type { Api } from '@app/contract/api.ts'
import { profileTouches } from '../api/profile-changed.ts'
import { Button } from '../components/actions/button.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { cityAndState } from '../page/place-words.ts'
import { Row } from '../platform/boxes/row.tsx'
import { useWrite } from '../platform/calls/use-write.ts'
import { AdminRow, PersonLink } from './admin-row.tsx'
import { keepShown } from '../platform/calls/use-observed.ts'

const path = '/admin/names'
const perPage = 10

interface NamesQuery {
  words: string | undefined
  /** From 1. */
  page: number
}

const toNames = ({ words, page }: NamesQuery) => withQuery(path, { q: words, page: pageValue(page) })

/** New names of approved pages, oldest first. */
export function NameChangeQueue() {
  const [search] = useSearchParams()
  const query = { words: wordsIn(search), page: pageIn(search) }
  const { words, page } = query
  const changes = useReadPage(
    calls['contact-mgmt'].nameChanges.list,
    { ...(words !== undefined && { text: words }) },
    { page, perPage },
    { placeholderData: keepShown },
  )
  return (
    <AdminFrame tab="names">
      <ListSearch
        key={words}
        action={path}
        label="Search name changes"
        placeholder="Old or new name, city, state or person"
        words={words}
        toAll={path}
      />
      <LoadedRows query={changes}>
        {(found) => (found.count === 0 ? <Nothing words={words} /> : <Changes {...found} words={words} />)}
      </LoadedRows>
    </AdminFrame>
  )
}

function Changes({ items, count, page, pageCount, words }: NamesQuery & LoadedPage<AdminNameChange>) {
  const [oldest] = items
  const since =
    page === 1 && words === undefined && oldest ? `, the oldest since ${date(oldest.changedDate)}` : ''

  return (
    <>
      <p className="mut" aria-live="polite">
        {`${counted(count, 'name change')}${words === undefined ? since : ` for “${words}”`}.`}
      </p>
      <WorkList items={items} pages={{ page, pageCount, toPage: (n) => toNames({ words, page: n }) }}>
        {(change, leave) => <NameChange change={change} onDecided={leave} />}
      </WorkList>
    </>
  )
}

const Nothing = ({ words }: Pick<NamesQuery, 'words'>) =>
  words === undefined ? (
    <EmptyState title="No name changes">
      When somebody renames a page after its approval, you see the old and the new name here.
    </EmptyState>
  ) : (
    <EmptyState
      title="No name changes found"
      actions={<ButtonLink to={path}>Show all name changes</ButtonLink>}
    >
      {`No open name change has “${words}” in its names, place or person.`}
    </EmptyState>
  )

const { nameChanges } = calls['contact-mgmt']

type Calls = Api['contact-mgmt']['nameChanges']
type AdminNameChange = Awaited<ReturnType<Calls['list']>>['data'][number]
type Status = Parameters<Calls['decide']>[0]['data']['status']

interface NameChangeProps {
  change: AdminNameChange
  /** Before it leaves the list. */
  onDecided: () => void
}

/** The old and the new name of a page, to accept or undo. */
function NameChange({ change, onDecided }: NameChangeProps) {
  const { profile, place, oldName, newName, user } = change
  const kind = kinds[profile.kind]
  const { decide, isBusy } = useDecision(change, onDecided)
  const where = cityAndState(place)

  return (
    <AdminRow
      name={newName}
      to={profilePath(kind, profile.id)}
      side={
        <p className="sm">
          {`Changed ${date(change.changedDate)} by `}
          {user === null ? 'a deleted account' : <PersonLink {...user} />}
        </p>
      }
      actions={
        <Row>
          <Button
            icon="circle-check"
            isBusy={isBusy}
            aria-keyshortcuts="a"
            onClick={() => decide('Accepted')}
          >
            Accept<span className="sr"> the name {newName}</span>
          </Button>
          <Button variant="quiet" icon="rotate-ccw" onClick={() => decide('Undone')}>
            Undo<span className="sr"> the change to {newName}</span>
          </Button>
        </Row>
      }
    >
      <p>
        <span className="mut">Before: </span>
        {oldName}
      </p>
      <p className="sm mut">{[capitalized(kind.noun.one), where].filter(Boolean).join(' · ')}</p>
    </AdminRow>
  )
}

function useDecision({ id, profile, oldName, newName }: AdminNameChange, onDecided: () => void) {
  const { run, isBusy } = useWrite(nameChanges.decide, {
    confirm: ({ data: { status } }) =>
      status === 'Undone'
        ? {
            title: `Name the page “${oldName}” again?`,
            text: 'Its managers are emailed that you restored the old name. Everything else on the page stays.',
            confirmText: 'Undo the change',
          }
        : undefined,
    onDone: onDecided,
    done: ({ data: { status } }) =>
      status === 'Accepted'
        ? `The page stays “${newName}”.`
        : `The page is “${oldName}” again. We told its managers.`,
    touches: [nameChanges, ...profileTouches(kinds[profile.kind], profile.id)],
    isTouchedByFailure: true,
  })
  return { decide: (status: Status) => run({ data: { nameChangeId: id, status } }), isBusy }
}
