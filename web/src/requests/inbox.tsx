import type { Many } from '@app/contract/envelope.ts'
import type { ComponentProps, ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ownRequestsKey } from '../api/contact-keys.ts'
import { useApi } from '../api/use-api.ts'
import { ChipLink, ChipList } from '../components/actions/chip.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { Pagination } from '../components/display/pagination.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { DownloadMenu } from '../exports/download-menu.tsx'
import { date } from '../page/format.ts'
import { Loaded } from '../page/loaded.tsx'
import { pageIn } from '../page/query-codecs.ts'
import { ReceivedRequest } from './received-request.tsx'
import { RequestSummary } from './request-summary.tsx'
import { requestPath } from '../page/contact-paths.ts'
import { answersText, titleOf, type SentRequest } from './request-words.ts'
import head from '../page/page-head.module.css'
import styles from './requests.module.css'

const perPage = 10
type Box = 'received' | 'sent'

const toBox = (box: Box, page = 1) => `/requests?box=${box}${page > 1 ? `&page=${page}` : ''}`

/** The requests that the reader's pages received, and those the reader sent. */
export function Inbox() {
  const [search] = useSearchParams()
  const page = pageIn(search)
  const box: Box = search.get('box') === 'sent' ? 'sent' : 'received'
  const first = { offset: 0, take: perPage }
  const paging = { offset: (page - 1) * perPage, take: perPage }
  const received = useApi([...ownRequestsKey, 'received', box === 'received' ? page : 1], (api, signal) =>
    api['contact-mgmt'].leads.my(box === 'received' ? paging : first, { signal }),
  )
  const sent = useApi([...ownRequestsKey, 'sent', box === 'sent' ? page : 1], (api, signal) =>
    api['contact-mgmt'].requests.my(box === 'sent' ? paging : first, { signal }),
  )
  return (
    <div className={`page ${head.page}`}>
      <h1 className={head.title}>Requests</h1>
      <nav aria-label="Boxes">
        <ChipList className={styles.boxes}>
          <ChipLink
            to={toBox('received')}
            isPressed={box === 'received'}
            isDisabled={false}
            count={countOf(received)}
          >
            Received
          </ChipLink>
          <ChipLink to={toBox('sent')} isPressed={box === 'sent'} isDisabled={false} count={countOf(sent)}>
            Sent
          </ChipLink>
        </ChipList>
      </nav>
      {box === 'received' && (countOf(received) ?? 0) > 0 && (
        <DownloadMenu
          things="requests"
          request={(api, format) => api['contact-mgmt'].leads.myExport({ data: { format } })}
        />
      )}
      {box === 'received' ? (
        <List
          query={received}
          {...{ box, page }}
          nothing={
            <EmptyState title="No requests yet">
              Requests to the pages you manage show up here. They are also emailed to the address of the page,
              or to its managers if it has none.
            </EmptyState>
          }
        >
          {(lead) => <ReceivedRequest lead={lead} />}
        </List>
      ) : (
        <List
          query={sent}
          {...{ box, page }}
          nothing={
            <EmptyState title="You haven’t sent a request yet">
              Open a page and ask for dates there. You can ask up to twelve hosts at once.
            </EmptyState>
          }
        >
          {(request) => <Sent request={request} />}
        </List>
      )}
    </div>
  )
}

interface Counted {
  data?: { _meta: { stats: { count: number } } } | undefined
}
const countOf = ({ data }: Counted) => data?._meta.stats.count

interface ListProps<T> {
  query: ComponentProps<typeof Loaded<Many<T>>>['query']
  box: Box
  page: number
  /** Shown instead of an empty list. */
  nothing: ReactNode
  children: (item: T) => ReactNode
}

const List = <T extends { id: string }>({ query, box, page, nothing, children }: ListProps<T>) => (
  <Loaded query={query} skeleton={<Skeleton look="block" className={styles.blockSkeleton} />}>
    {({ data, _meta }) => {
      if (_meta.stats.count === 0) return nothing
      const pageCount = Math.ceil(_meta.stats.count / perPage)
      return (
        <>
          <ul className={styles.list}>
            {data.map((item) => (
              <li key={item.id}>{children(item)}</li>
            ))}
          </ul>
          {pageCount > 1 && <Pagination page={page} pageCount={pageCount} toPage={(n) => toBox(box, n)} />}
        </>
      )
    }}
  </Loaded>
)

function Sent({ request }: { request: SentRequest }) {
  const { id, confirmedDate, createdDate, email, leads } = request
  return (
    <article className={styles.request}>
      <div>
        <h2 className={styles.name}>
          <Link to={requestPath(id)} className={styles.link}>
            {titleOf(request)}
          </Link>
        </h2>
        <p className="sm mut">
          {confirmedDate === null
            ? `Not sent yet: open the link that we emailed to ${email}. Written ${date(createdDate)}.`
            : `Sent ${date(confirmedDate)}. ${answersText(leads)}.`}
        </p>
      </div>
      <RequestSummary request={request} side="sender" name={request.name} />
    </article>
  )
}
