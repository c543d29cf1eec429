import { keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { counted, date } from '../components/format.ts'
import { pageValue, withQuery, wordsIn } from '../page/list-query.ts'
import type { LoadedPage } from '../page/load-page.ts'
import { pageIn } from '../page/query-codecs.ts'
import { useReadPage } from '../page/use-read-page.ts'
import { calls } from '../platform/calls/calls.ts'
import { AdminFrame } from './admin-frame.tsx'
import { NameChange, type AdminNameChange } from './name-change.tsx'
import { QueueSearch } from './queue-search.tsx'
import { LoadedRows, WorkList } from './work-list.tsx'

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
    { placeholderData: keepPreviousData },
  )
  return (
    <AdminFrame tab="names">
      <QueueSearch
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
