import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { ChipLink, ChipList } from '../components/actions/chip.tsx'
import { Key } from '../components/actions/key.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { DownloadMenu } from '../exports/download-menu.tsx'
import { approvedKinds, hasMarket, mainKind, marketPath } from '../kind/registry.ts'
import { summaries } from '../kinds/summaries.ts'
import { capitalized } from '../components/format.ts'
import { Row, Toolbar } from '../platform/boxes/row.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { PendingProfile } from './pending-profile.tsx'
import { ListSearch } from '../page/list-controls.tsx'
import {
  pendingFilter,
  queueLead,
  queueQueryOf,
  toQueue,
  useChecks,
  usePendingCounts,
  useQueue,
  type Queue,
  type QueueQuery,
} from './queue.ts'
import { LoadedRows, WorkList } from './work-list.tsx'

export function ApprovalQueue() {
  const [search] = useSearchParams()
  const query = queueQueryOf(search)
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const queue = useQueue(query, decided)
  return (
    <AdminFrame tab="pages">
      <KindTabs query={query} shownCount={queue.data?.count} />
      {/* Not dependent on the kind: what was typed stays when the kind changes. */}
      <ListSearch
        key={query.text}
        action="/admin"
        label="Search the queue"
        placeholder="Name, city, state or sport"
        words={query.text}
        kept={query.kind === mainKind ? undefined : { kind: query.kind.name }}
        toAll={everything(query)}
      />
      <LoadedRows query={queue}>
        {(loaded) => (
          <>
            <Toolbar gap="3" isWrapping={false}>
              <p className="mut" aria-live="polite">
                {queueLead(loaded, query)}
              </p>
              {loaded.count > 0 && (
                <Row>
                  <p className="sm dim only-l" aria-hidden="true">
                    <Key>J</Key> next <Key>K</Key> previous <Key>Enter</Key> open
                  </p>
                  <DownloadMenu
                    isIcon
                    things={`pending ${query.kind.noun.other}`}
                    request={(api, format) =>
                      query.kind
                        .calls(api)
                        .filteredExport({ data: { format, filter: pendingFilter(query.text) } })
                    }
                  />
                </Row>
              )}
            </Toolbar>
            {loaded.count === 0 ? (
              <NothingPending query={query} />
            ) : (
              <PendingList
                key={toQueue(query)}
                queue={loaded}
                query={query}
                onDecided={(id) => setDecided((before) => new Set(before).add(id))}
              />
            )}
          </>
        )}
      </LoadedRows>
    </AdminFrame>
  )
}

/** A queue per kind. The count of the one that is shown comes from its list, which knows of decisions sooner. */
function KindTabs({ query, shownCount }: { query: QueueQuery; shownCount: number | undefined }) {
  const counts = usePendingCounts(query.text)
  return (
    <nav aria-label="Kinds of pages">
      <ChipList isScrolling>
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
  onDecided: (id: string) => void
}

function PendingList({ queue: { profiles, pageCount }, query, onDecided }: PendingListProps) {
  const { checks, sources } = useChecks(
    query.kind,
    profiles.map(({ id }) => id),
  )
  const page = Math.min(query.page, Math.max(1, pageCount))
  return (
    <WorkList items={profiles} pages={{ page, pageCount, toPage: (n) => toQueue({ ...query, page: n }) }}>
      {(profile, leave) => (
        <PendingProfile
          summary={summaries[query.kind.name]}
          profile={profile}
          check={checks.get(profile.id)}
          source={sources.get(profile.id)}
          onDecided={() => {
            leave()
            onDecided(profile.id)
          }}
        />
      )}
    </WorkList>
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
