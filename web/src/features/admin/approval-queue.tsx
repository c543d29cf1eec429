import { useRef, useState } from 'react'
import { Form, Link, useSearchParams } from 'react-router'
import { ButtonLink } from '../../components/button-link.tsx'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { Pagination } from '../../components/pagination.tsx'
import { TextField } from '../../components/text-field.tsx'
import styles from './approval-queue.module.css'
import { PendingFacility } from './pending-facility.tsx'
import { queueLead } from './queue-lead.ts'
import { QueueSkeleton } from './queue-skeleton.tsx'
import { queueQueryOf, toQueue, useQueue, type Queue, type QueueQuery } from './queue-queries.ts'
import { kinds, marketPath } from '../../kinds/registry.ts'

export function ApprovalQueue() {
  const [search] = useSearchParams()
  const query = queueQueryOf(search)
  const [approved, setApproved] = useState<ReadonlySet<string>>(new Set())
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQueue(query, approved)
  if (data === undefined)
    return isError ? (
      <div className="page section">
        <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
      </div>
    ) : (
      <QueueSkeleton />
    )
  return (
    <div className={`page ${styles.page}`}>
      <h1 className={styles.title}>Approval queue</h1>
      <p className={styles.lead} aria-live="polite">
        {queueLead(data, query)}
      </p>
      <SearchForm key={query.text} text={query.text} />
      <div className={isPlaceholderData ? styles.passing : undefined} aria-busy={isPlaceholderData}>
        {data.count === 0 ? (
          <NothingWaits query={query} />
        ) : (
          <WaitingList
            queue={data}
            query={query}
            onApproved={(id) => setApproved((before) => new Set(before).add(id))}
          />
        )}
      </div>
    </div>
  )
}

function SearchForm({ text }: { text: string | undefined }) {
  return (
    <search>
      <Form action="/admin" className={styles.search}>
        <TextField
          type="search"
          name="q"
          icon="search"
          label="Search the queue"
          isLabelHidden
          placeholder="Name, town, state or sport"
          maxLength={200}
          defaultValue={text}
          className={styles.words}
        />
        <Button type="submit">Search</Button>
        {text !== undefined && (
          <ButtonLink to="/admin" variant="quiet">
            Show all
          </ButtonLink>
        )}
      </Form>
    </search>
  )
}

interface WaitingListProps {
  queue: Queue
  query: QueueQuery
  onApproved: (id: string) => void
}

function WaitingList({ queue: { facilities, pageCount }, query, onApproved }: WaitingListProps) {
  const list = useRef<HTMLUListElement>(null)
  const page = Math.min(query.page, Math.max(1, pageCount))

  /** The focus goes on to who waits next; what was approved leaves the list. */
  function goOn(id: string, place: number) {
    const headings = list.current?.querySelectorAll<HTMLElement>('h2') ?? []
    const next = headings[place + 1] ?? headings[place - 1]
    next?.focus()
    onApproved(id)
  }

  return (
    <>
      <ul ref={list} className={styles.list}>
        {facilities.map((facility, place) => (
          <li key={facility.id}>
            <PendingFacility facility={facility} onApproved={() => goOn(facility.id, place)} />
          </li>
        ))}
      </ul>
      {pageCount > 1 && (
        <Pagination page={page} pageCount={pageCount} toPage={(n) => toQueue({ ...query, page: n })} />
      )}
    </>
  )
}

const NothingWaits = ({ query: { text } }: { query: QueueQuery }) =>
  text === undefined ? (
    <EmptyState
      title="Nothing waits"
      actions={
        <ButtonLink to={`${marketPath(kinds.facility)}?sort=newest`}>See the newest facilities</ButtonLink>
      }
    >
      Every page that was sent is approved.
    </EmptyState>
  ) : (
    <EmptyState
      title="None of those that wait"
      actions={<ButtonLink to="/admin">Show all that wait</ButtonLink>}
    >
      <p>
        {`Only pages that still wait are searched. What has “${text}” may be approved already. `}
        <Link
          className="link"
          to={`${marketPath(kinds.facility)}?${new URLSearchParams({ q: text }).toString()}`}
        >
          Search those that are public
        </Link>
      </p>
    </EmptyState>
  )
