import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { ChipLink, ChipList } from '../components/actions/chip.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { ErrorState } from '../components/display/error-state.tsx'
import { Pagination } from '../components/display/pagination.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { useLazy, type Lazy } from '../components/use-lazy.ts'
import { DownloadMenu } from '../exports/download-menu.tsx'
import { Loaded } from '../page/loaded.tsx'
import type { LoadedPage } from '../page/load-page.ts'
import { leftRequestKeys } from '../page/left-requests.ts'
import head from '../page/page-head.module.css'
import { pageIn } from '../page/query-codecs.ts'
import { useReadPage } from '../page/use-read-page.ts'
import { Toolbar } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { keepShown, type Read } from '../platform/calls/use-observed.ts'
import layout from './layout.module.css'
import { RequestHead } from './request-head.tsx'

const { leads, requests } = calls['contact-mgmt']
const perPage = 25

/** Beside the first rows, which the first load doesn't have either. */
const loadTables = () => import('./inbox-tables.tsx')
const loadDrafts = () => import('./drafts/drafts-list.tsx')

/** `open` are the received ones that wait for an answer, and `drafts` what was begun and not sent. */
const boxes = ['received', 'open', 'sent', 'drafts'] as const
type Box = (typeof boxes)[number]
const labels: Record<Box, string> = {
  received: 'Received',
  open: 'To answer',
  sent: 'Sent',
  drafts: 'Drafts',
}
/** Shown only if they have something. */
const isSeldom = (box: Box) => box === 'open' || box === 'drafts'
/** The first of them that has something is what the page opens on. */
const opensOn = ['received', 'sent', 'drafts'] as const

/** The rows of the page before stay until those of the next one are there. */
const whilePaging = { placeholderData: keepShown }

const toBox = (box: Box, page = 1) => `/requests?box=${box}${page > 1 ? `&page=${page}` : ''}`

/** The requests that the reader's pages received, those the reader sent, and what wasn't sent. It opens on the first that there are. */
export function Inbox() {
  const [search] = useSearchParams()
  const page = pageIn(search)
  const asked = boxes.find((one) => one === search.get('box'))
  const tables = useLazy(loadTables, true)
  const paging = (box: Box) => ({ page: asked === box ? page : 1, perPage })
  const received = useReadPage(leads.my, {}, paging('received'), whilePaging)
  const open = useReadPage(leads.my, { status: 'Open', isByDeadline: true }, paging('open'), whilePaging)
  const sent = useReadPage(requests.my, {}, paging('sent'), whilePaging)
  const unsent = useReadPage(requests.unsent, {}, paging('drafts'), whilePaging)
  const [keptCount, setKeptCount] = useState(() => leftRequestKeys().length)
  const counts = {
    received: received.data?.count,
    open: open.data?.count,
    sent: sent.data?.count,
    drafts: unsent.data && unsent.data.count + keptCount,
  }
  const box = asked ?? boxToOpen(counts)
  const isEmpty = asked === undefined && opensOn.every((one) => counts[one] === 0)
  const drafts = useLazy(loadDrafts, box === 'drafts')
  return (
    <div className={`page ${head.page}`}>
      <RequestHead
        title="Requests"
        actions={
          <>
            <ButtonLink icon="message-square" to="/requests/assistant">
              Talk it through
            </ButtonLink>
            <ButtonLink icon="mail" to="/requests/paste">
              Paste an email
            </ButtonLink>
            <ButtonLink icon="plus" variant="primary" to="/requests/new">
              New request
            </ButtonLink>
          </>
        }
      />
      <Stack gap="6">
        <Toolbar>
          <nav aria-label="Boxes">
            <ChipList>
              {boxes
                .filter((of) => !isSeldom(of) || box === of || (counts[of] ?? 0) > 0)
                .map((of) => (
                  <ChipLink
                    key={of}
                    to={toBox(of)}
                    isPressed={box === of}
                    isDisabled={false}
                    count={counts[of]}
                  >
                    {labels[of]}
                  </ChipLink>
                ))}
            </ChipList>
          </nav>
          {box === 'received' && (counts.received ?? 0) > 0 && (
            <DownloadMenu
              things="requests"
              request={(api, format) => api['contact-mgmt'].leads.myExport({ data: { format } })}
            />
          )}
        </Toolbar>
        {isEmpty ? (
          nothing.anywhere
        ) : box === 'drafts' ? (
          <List query={unsent} box={box} lazy={drafts}>
            {({ DraftsList }, items, shown = 1) => (
              <DraftsList
                unsent={items}
                isFirst={shown === 1}
                onChange={() => setKeptCount(leftRequestKeys().length)}
              />
            )}
          </List>
        ) : box === 'sent' ? (
          <List query={sent} box={box} lazy={tables}>
            {({ SentTable }, items, shown) => <SentTable requests={items} page={shown} />}
          </List>
        ) : (
          <List key={box} query={box === 'open' ? open : received} box={box} lazy={tables}>
            {({ ReceivedTable }, items, shown) => (
              <ReceivedTable
                caption={box === 'open' ? 'Requests to answer' : 'Received requests'}
                leads={items}
                page={shown}
              />
            )}
          </List>
        )}
      </Stack>
    </div>
  )
}

/** The first box that isn't known to be empty, or the first one. What isn't known yet is never said to be nothing. */
const boxToOpen = (counts: Readonly<Record<Box, number | undefined>>): Box =>
  opensOn.find((box) => counts[box] !== 0) ?? 'received'

const toNewRequest = (
  <ButtonLink icon="plus" to="/requests/new">
    New request
  </ButtonLink>
)
const toOpenEvents = <ButtonLink to="/events/rfps">Events that look for a venue</ButtonLink>

/** Shown instead of an empty list. */
const nothing: Record<Exclude<Box, 'drafts'> | 'anywhere', ReactNode> = {
  anywhere: (
    <EmptyState
      title="No requests yet"
      actions={
        <>
          {toNewRequest}
          {toOpenEvents}
        </>
      }
    >
      Say what your event needs, and see which hosts fit and why. Requests to the pages you manage show up
      here, too.
    </EmptyState>
  ),
  open: <EmptyState title="Nothing to answer">Every request to your pages has an answer.</EmptyState>,
  received: (
    <EmptyState title="No requests yet" actions={toOpenEvents}>
      Requests to the pages you manage show up here. They are also emailed to the address of the page, or to
      its managers if it has none.
    </EmptyState>
  ),
  sent: (
    <EmptyState title="You haven’t sent a request yet" actions={toNewRequest}>
      Say what your event needs, and see which hosts fit and why. You can ask up to twelve at once.
    </EmptyState>
  ),
}

interface ListProps<T, Part> {
  box: Box
  query: Read<LoadedPage<T>>
  /** What shows the items. */
  lazy: Lazy<Part>
  /** Without a page, the items are all there are. */
  children: (part: Part, items: readonly T[], page: number | undefined) => ReactNode
}

const List = <T, Part>({ box, query, lazy: { part, hasFailed, retry }, children }: ListProps<T, Part>) => {
  const waiting = <Skeleton look="block" className={layout.blockSkeleton} />
  return (
    <Loaded query={query} skeleton={waiting}>
      {({ items, count, page, pageCount }) =>
        count === 0 && box !== 'drafts' ? (
          nothing[box]
        ) : (
          <Stack gap="6" aria-busy={query.isPlaceholderData}>
            {part !== undefined ? (
              children(part, items, pageCount > 1 ? page : undefined)
            ) : hasFailed ? (
              <ErrorState onRetry={retry} />
            ) : (
              waiting
            )}
            {pageCount > 1 && <Pagination page={page} pageCount={pageCount} toPage={(n) => toBox(box, n)} />}
          </Stack>
        )
      }
    </Loaded>
  )
}
