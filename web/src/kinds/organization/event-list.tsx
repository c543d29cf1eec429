import { useState } from 'react'
import { GrowingList, MoreButton } from '../../page/growing-list.tsx'
import { Skeleton } from '../../components/display/skeleton.tsx'
import { count } from '../../components/format.ts'
import { Loaded } from '../../page/loaded.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import { EventItems, RequestItems } from '../event-rows/event-rows.tsx'
import {
  listInput,
  type EventListName,
  type ListedEvents,
  type OrganizationEvents,
} from './organization-content.ts'
import styles from './organization.module.css'

interface EventListProps extends Pick<ListedEvents, 'id' | 'list'> {
  /** The first of each list. */
  events: Pick<OrganizationEvents, 'today' | EventListName>
}

/** The first events of a list, to which 'Show more' appends page after page. */
export function EventList({ id, list, events }: EventListProps) {
  const first = events[list]
  const [pageCount, setPageCount] = useState(0)
  const pages = pagesAfter(first.events.length, first.count)
  const next = pages[pageCount]
  const Items = list === 'wanted' ? RequestItems : EventItems
  return (
    <GrowingList>
      <ul>
        <Items events={first.events} today={events.today} />
        {pages.slice(0, pageCount).map((page) => (
          <MoreEvents key={page.offset} id={id} list={list} today={events.today} Items={Items} {...page} />
        ))}
      </ul>
      {next && (
        <div className="needs-script">
          <MoreButton onClick={() => setPageCount(pageCount + 1)}>Show {count(next.take)} more</MoreButton>
        </div>
      )}
    </GrowingList>
  )
}

interface ListPage {
  offset: number
  take: number
}

const firstPage = 12
/** Below the contract's limit of 100. */
const largestPage = 96

/** The pages from a position to the end of a list. Each is twice as long as the one before, so that long lists take few clicks. */
export function pagesAfter(offset: number, total: number, size = firstPage): ListPage[] {
  if (offset >= total) return []
  const take = Math.min(size, total - offset)
  return [{ offset, take }, ...pagesAfter(offset + take, total, Math.min(2 * size, largestPage))]
}

interface MoreEventsProps extends ListedEvents {
  Items: typeof EventItems
}

function MoreEvents({ Items, ...page }: MoreEventsProps) {
  const query = useRead(calls['event-mgmt'].organizations.events.filtered, listInput(page))
  if (query.data) return <Items events={query.data.data} today={page.today} />
  return (
    <li className={styles.waiting}>
      <Loaded query={query} skeleton={<Skeleton look="block" className={styles.waitingRow} />}>
        {() => null}
      </Loaded>
    </li>
  )
}
