import type { ReactNode } from 'react'
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
import head from '../page/page-head.module.css'
import { pageIn } from '../page/query-codecs.ts'
import { useReadPage } from '../page/use-read-page.ts'
import { Toolbar } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import type { Read } from '../platform/calls/use-read.ts'
import layout from './layout.module.css'
import { RequestHead } from './request-head.tsx'

const { leads, requests } = calls['contact-mgmt']
const perPage = 25

/** Beside the first rows, which the first load doesn't have either. */
const loadTables = () => import('./inbox-tables.tsx')

/** `open` are the received ones that wait for an answer. */
const boxes = ['received', 'open', 'sent'] as const
type Box = (typeof boxes)[number]
const labels: Record<Box, string> = { received: 'Received', open: 'To answer', sent: 'Sent' }

/** The rows of the page before stay until those of the next one are there. */
const whilePaging = { placeholderData: <T,>(before: T) => before }

const toBox = (box: Box, page = 1) => `/requests?box=${box}${page > 1 ? `&page=${page}` : ''}`

/** The requests that the reader's pages received, and those the reader sent, which come first if there are only these. */
export function Inbox() {
  const [search] = useSearchParams()
  const page = pageIn(search)
  const asked = boxes.find((one) => one === search.get('box'))
  const tables = useLazy(loadTables, true)
  const paging = (box: Box) => ({ page: asked === box ? page : 1, perPage })
  const received = useReadPage(leads.my, {}, paging('received'), whilePaging)
  const open = useReadPage(leads.my, { status: 'Open' }, paging('open'), whilePaging)
  const sent = useReadPage(requests.my, {}, paging('sent'), whilePaging)
  const counts = { received: received.data?.count, open: open.data?.count, sent: sent.data?.count }
  const box = asked ?? (counts.received === 0 && (counts.sent ?? 0) > 0 ? 'sent' : 'received')
  return (
    <div className={`page ${head.page}`}>
      <RequestHead
        title="Requests"
        actions={
          <>
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
                .filter((of) => of !== 'open' || box === 'open' || (counts.open ?? 0) > 0)
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
        {box === 'sent' ? (
          <List query={sent} {...{ box, tables }}>
            {({ SentTable }, items, shown) => <SentTable requests={items} page={shown} />}
          </List>
        ) : (
          <List key={box} query={box === 'open' ? open : received} {...{ box, tables }}>
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

/** Shown instead of an empty list. */
const nothing: Record<Box, ReactNode> = {
  open: <EmptyState title="Nothing to answer">Every request to your pages has an answer.</EmptyState>,
  received: (
    <EmptyState title="No requests yet">
      Requests to the pages you manage show up here. They are also emailed to the address of the page, or to
      its managers if it has none.
    </EmptyState>
  ),
  sent: (
    <EmptyState
      title="You haven’t sent a request yet"
      actions={
        <ButtonLink icon="plus" to="/requests/new">
          New request
        </ButtonLink>
      }
    >
      Say what your event needs, and see which hosts fit and why. You can ask up to twelve at once.
    </EmptyState>
  ),
}

interface ListProps<T> {
  box: Box
  query: Read<LoadedPage<T>>
  tables: Lazy<Awaited<ReturnType<typeof loadTables>>>
  /** Without a page, the items are all there are. */
  children: (
    tables: Awaited<ReturnType<typeof loadTables>>,
    items: readonly T[],
    page: number | undefined,
  ) => ReactNode
}

const List = <T,>({ box, query, tables: { part, hasFailed, retry }, children }: ListProps<T>) => {
  const waiting = <Skeleton look="block" className={layout.blockSkeleton} />
  return (
    <Loaded query={query} skeleton={waiting}>
      {({ items, count, page, pageCount }) =>
        count === 0 ? (
          nothing[box]
        ) : (
          <Stack gap="6" aria-busy={query.isPlaceholderData}>
            {part ? (
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
