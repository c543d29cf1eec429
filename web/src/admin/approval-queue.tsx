import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { ChipLink, ChipList } from '../components/actions/chip.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { Pagination } from '../components/display/pagination.tsx'
import { DownloadMenu } from '../exports/download-menu.tsx'
import { approvedKinds, hasMarket, mainKind, marketPath } from '../kinds/registry.ts'
import { summaries } from '../kinds/summaries.ts'
import { capitalized } from '../page/format.ts'
import { Loaded } from '../page/loaded.tsx'
import styles from './approval-queue.module.css'
import { PendingProfile } from './pending-profile.tsx'
import { QueueSearch } from './queue-search.tsx'
import { QueueRowsSkeleton } from './queue-skeleton.tsx'
import { QueueTabs } from './queue-tabs.tsx'
import {
  pendingFilter,
  queueLead,
  queueQueryOf,
  toQueue,
  usePendingCounts,
  useQueue,
  type Queue,
  type QueueQuery,
} from './queue.ts'

export function ApprovalQueue() {
  const [search] = useSearchParams()
  const query = queueQueryOf(search)
  const [approved, setApproved] = useState<ReadonlySet<string>>(new Set())
  const queue = useQueue(query, approved)
  const { data, isPlaceholderData } = queue
  return (
    <div className={`page ${styles.page}`}>
      <h1 className={styles.title}>Approval queue</h1>
      <QueueTabs shown="pages" />
      <KindTabs query={query} shownCount={data?.count} />
      {/* Not dependent on the kind: what was typed stays when the kind changes. */}
      <QueueSearch
        key={query.text}
        action="/admin"
        label="Search the queue"
        placeholder="Name, city, state or sport"
        words={query.text}
        kept={query.kind.name !== mainKind.name && { name: 'kind', value: query.kind.name }}
        toAll={everything(query)}
      />
      <Loaded query={queue} skeleton={<QueueRowsSkeleton />}>
        {(loaded) => (
          <>
            <div className={styles.listHead}>
              <p className={styles.lead} aria-live="polite">
                {queueLead(loaded, query)}
              </p>
              {loaded.count > 0 && (
                <DownloadMenu
                  isIcon
                  things={`pending ${query.kind.noun.other}`}
                  request={(api, format) =>
                    query.kind
                      .calls(api)
                      .filteredExport({ data: { format, filter: pendingFilter(query.text) } })
                  }
                />
              )}
            </div>
            <div className={isPlaceholderData ? styles.passing : undefined} aria-busy={isPlaceholderData}>
              {loaded.count === 0 ? (
                <NothingPending query={query} />
              ) : (
                <PendingList
                  queue={loaded}
                  query={query}
                  onApproved={(id) => setApproved((before) => new Set(before).add(id))}
                />
              )}
            </div>
          </>
        )}
      </Loaded>
    </div>
  )
}

/** A queue per kind. The count of the one that is shown comes from its list, which knows of approvals sooner. */
function KindTabs({ query, shownCount }: { query: QueueQuery; shownCount: number | undefined }) {
  const counts = usePendingCounts(query.text)
  return (
    <nav aria-label="Kinds of pages">
      <ChipList className={styles.tabs}>
        {approvedKinds.map((kind) => {
          const isShown = kind.name === query.kind.name
          return (
            <ChipLink
              key={kind.name}
              to={toQueue({ ...query, kind, page: 1 })}
              isPressed={isShown}
              isDisabled={false}
              count={isShown ? shownCount : counts.get(kind.name)}
            >
              {capitalized(kind.noun.other)}
            </ChipLink>
          )
        })}
      </ChipList>
    </nav>
  )
}

const everything = ({ kind }: QueueQuery) => toQueue({ kind, text: undefined, page: 1 })

interface PendingListProps {
  queue: Queue
  query: QueueQuery
  onApproved: (id: string) => void
}

function PendingList({ queue: { profiles, pageCount }, query, onApproved }: PendingListProps) {
  const list = useRef<HTMLUListElement>(null)
  const page = Math.min(query.page, Math.max(1, pageCount))

  /** Moves the focus to the next profile, since the approved one leaves the list. */
  function leave(id: string, place: number) {
    const headings = list.current?.querySelectorAll<HTMLElement>('h2') ?? []
    const next = headings[place + 1] ?? headings[place - 1]
    next?.focus()
    onApproved(id)
  }

  return (
    <>
      <ul ref={list} className={styles.list}>
        {profiles.map((profile, place) => (
          <li key={profile.id}>
            <PendingProfile
              summary={summaries[query.kind.name]}
              profile={profile}
              onApproved={() => leave(profile.id, place)}
            />
          </li>
        ))}
      </ul>
      {pageCount > 1 && (
        <Pagination page={page} pageCount={pageCount} toPage={(n) => toQueue({ ...query, page: n })} />
      )}
    </>
  )
}

function NothingPending({ query }: { query: QueueQuery }) {
  const { kind, text } = query
  if (text === undefined)
    return (
      <EmptyState
        title="Nothing pending"
        {...(hasMarket(kind) && {
          actions: (
            <ButtonLink to={`${marketPath(kind)}?sort=newest`}>See the newest {kind.noun.other}</ButtonLink>
          ),
        })}
      >
        Every page that was submitted is approved.
      </EmptyState>
    )
  return (
    <EmptyState
      title="Nothing pending"
      actions={<ButtonLink to={everything(query)}>Show all pending {kind.noun.other}</ButtonLink>}
    >
      <p>
        {`This search covers pending pages only. “${text}” may be approved already. `}
        {hasMarket(kind) && (
          <Link className="link" to={`${marketPath(kind)}?${new URLSearchParams({ q: text }).toString()}`}>
            Search public {kind.noun.other}
          </Link>
        )}
      </p>
    </EmptyState>
  )
}
