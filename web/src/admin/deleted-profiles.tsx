import { keepPreviousData } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { deletedProfilesKey } from '../api/profile-changed.ts'
import { useApi } from '../api/use-api.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { ChipLink, ChipList } from '../components/actions/chip.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { kindList, type KindFacts } from '../kinds/registry.ts'
import { capitalized } from '../page/format.ts'
import { Loaded } from '../page/loaded.tsx'
import { matching, text } from '../page/query-codecs.ts'
import { AdminFrame } from './admin-frame.tsx'
import styles from './approval-queue.module.css'
import { ContinuedPages } from './continued-pages.tsx'
import { DeletedProfile, type Deleted } from './deleted-profile.tsx'
import { QueueSearch } from './queue-search.tsx'
import { QueueRowsSkeleton } from './queue-skeleton.tsx'

const path = '/admin/deleted'

interface DeletedQuery {
  /** Undefined: all. */
  kind?: KindFacts | undefined
  words?: string | undefined
  /** Where the page continues. */
  before?: string | undefined
}

/** A time and an id. */
const position = matching(/^\d{1,17}_[0-9a-f-]{36}$/)

const queryOf = (search: URLSearchParams): DeletedQuery => ({
  kind: kindList.find(({ name }) => name === search.get('kind')),
  words: text.read(search.get('q'))?.slice(0, 200),
  before: position.read(search.get('before')),
})

function toDeleted({ kind, words, before }: DeletedQuery): string {
  const search = new URLSearchParams({
    ...(kind && { kind: kind.name }),
    ...(words !== undefined && { q: words }),
    ...(before !== undefined && { before }),
  })
  return search.size === 0 ? path : `${path}?${search.toString()}`
}

/** Pages of all kinds that can be restored, newest deletion first. */
export function DeletedProfiles() {
  const [search] = useSearchParams()
  const query = queryOf(search)
  const { kind, words, before } = query
  const found = useApi(
    [...deletedProfilesKey, kind?.name, words, before],
    (api, signal) =>
      api['contact-mgmt'].deletedProfiles.list(
        {
          ...(kind && { kind: kind.name }),
          ...(words !== undefined && { text: words }),
          ...(before !== undefined && { before }),
        },
        { signal },
      ),
    { placeholderData: keepPreviousData },
  )
  const { isPlaceholderData } = found
  return (
    <AdminFrame title="Deleted pages" tab="deleted">
      <nav aria-label="Kinds of pages">
        <ChipList className={styles.tabs}>
          {[undefined, ...kindList].map((each) => (
            <ChipLink key={each?.name ?? ''} to={toDeleted({ kind: each, words })} isPressed={each === kind}>
              {each === undefined ? 'All' : capitalized(each.noun.other)}
            </ChipLink>
          ))}
        </ChipList>
      </nav>
      <QueueSearch
        key={words}
        action={path}
        label="Search deleted pages"
        placeholder="Name"
        words={words}
        kept={kind && { kind: kind.name }}
        toAll={toDeleted({ kind })}
      />
      <Loaded query={found} skeleton={<QueueRowsSkeleton />}>
        {({ data, _meta: { next } }) => (
          <div className={isPlaceholderData ? styles.passing : undefined} aria-busy={isPlaceholderData}>
            {data.length === 0 ? <Nothing query={query} /> : <Rows profiles={data} />}
            <ContinuedPages
              toNewest={before && toDeleted({ kind, words })}
              toOlder={next === null ? undefined : toDeleted({ kind, words, before: next })}
            />
          </div>
        )}
      </Loaded>
    </AdminFrame>
  )
}

function Rows({ profiles }: { profiles: readonly Deleted[] }) {
  const list = useRef<HTMLUListElement>(null)

  /** Moves the focus to the next page, since the restored one leaves the list. */
  function leave(place: number) {
    const headings = list.current?.querySelectorAll<HTMLElement>('h2') ?? []
    const next = headings[place + 1] ?? headings[place - 1]
    next?.focus()
  }
  return (
    <ul ref={list} className={styles.list}>
      {profiles.map((profile, place) => (
        <li key={profile.id}>
          <DeletedProfile profile={profile} onRestored={() => leave(place)} />
        </li>
      ))}
    </ul>
  )
}

function Nothing({ query: { kind, words, before } }: { query: DeletedQuery }) {
  const things = kind?.noun.other ?? 'pages'
  return (
    <EmptyState
      title={`No deleted ${things}${words === undefined ? '' : ' found'}`}
      className={styles.list}
      actions={
        (words !== undefined || before !== undefined) && (
          <ButtonLink to={toDeleted({ kind })}>Show all deleted {things}</ButtonLink>
        )
      }
    >
      {words === undefined
        ? 'What people delete can be restored here for 30 days.'
        : `No name has a word that starts with “${words}”.`}
    </EmptyState>
  )
}
