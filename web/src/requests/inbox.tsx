import type { LeadSide } from '@app/contract/rules/lead-moves.ts'
import type { Many } from '@app/contract/envelope.ts'
import type { ReceivedLead } from '@app/contract/events/lead-schema.ts'
import type { SentRequest } from '@app/contract/events/sent-request.ts'
import type { ComponentProps, ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { ChipLink, ChipList } from '../components/actions/chip.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { Pagination } from '../components/display/pagination.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { DownloadMenu } from '../exports/download-menu.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { date } from '../components/format.ts'
import { Loaded } from '../page/loaded.tsx'
import { pageIn } from '../page/query-codecs.ts'
import { Toolbar } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import layout from './layout.module.css'
import { RequestHead } from './request-head.tsx'
import { LeadTag, RequestSummary, UrgencyTag } from './request-summary.tsx'
import { sentText, titleOf } from './request-words.ts'
import head from '../page/page-head.module.css'
import { leadPath, requestPath } from '../kind/request-paths.ts'
import styles from './requests.module.css'

const { leads, requests } = calls['contact-mgmt']
const perPage = 10
/** `open` are the received ones that wait for an answer. */
const boxes = ['received', 'open', 'sent'] as const
type Box = (typeof boxes)[number]
const labels: Record<Box, string> = { received: 'Received', open: 'To answer', sent: 'Sent' }

const toBox = (box: Box, page = 1) => `/requests?box=${box}${page > 1 ? `&page=${page}` : ''}`

/** The requests that the reader's pages received, and those the reader sent, which come first if there are only these. */
export function Inbox() {
  const [search] = useSearchParams()
  const page = pageIn(search)
  const asked = boxes.find((one) => one === search.get('box'))
  const pageOf = (box: Box) => ({ offset: asked === box ? (page - 1) * perPage : 0, take: perPage })
  const received = useRead(leads.my, pageOf('received'))
  const open = useRead(leads.my, { ...pageOf('open'), status: 'Open' })
  const sent = useRead(requests.my, pageOf('sent'))
  const counts = { received: countOf(received), open: countOf(open), sent: countOf(sent) }
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
          <List key={box} query={sent} {...{ box, page }}>
            {(request) => <Sent request={request} />}
          </List>
        ) : (
          <List key={box} query={box === 'open' ? open : received} {...{ box, page }}>
            {(lead) => <Received lead={lead} />}
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

interface Counted {
  data?: { _meta: { stats: { count: number } } } | undefined
}
const countOf = ({ data }: Counted) => data?._meta.stats.count

interface ListProps<T> {
  query: ComponentProps<typeof Loaded<Many<T>>>['query']
  box: Box
  page: number
  children: (item: T) => ReactNode
}

const List = <T extends { id: string }>({ query, box, page, children }: ListProps<T>) => (
  <Loaded query={query} skeleton={<Skeleton look="block" className={layout.blockSkeleton} />}>
    {({ data, _meta }) => {
      if (_meta.stats.count === 0) return nothing[box]
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

interface EntryProps {
  asked: ComponentProps<typeof RequestSummary>['request'] & { contactName: string }
  side: LeadSide
  to: string
  tags?: ReactNode
  /** From whom or to whom it went, and when. */
  children: ReactNode
}

const Entry = ({ asked, side, to, tags, children }: EntryProps) => (
  <Stack as="article">
    <Toolbar align="start">
      <div>
        <h2 className="h3">
          <Link to={to} className={styles.link}>
            {titleOf(asked)}
          </Link>
        </h2>
        <p className="sm mut">{children}</p>
      </div>
      {tags}
    </Toolbar>
    <RequestSummary request={asked} side={side} name={asked.contactName} />
  </Stack>
)

/** A request to one of the reader's pages. It is answered on its own page. */
const Received = ({ lead }: { lead: ReceivedLead }) => {
  const { id, host, asked } = lead
  return (
    <Entry
      asked={asked}
      side="host"
      to={leadPath(id)}
      tags={
        <ChipList>
          <UrgencyTag urgency={asked.urgency} />
          <LeadTag lead={lead} side="host" />
        </ChipList>
      }
    >
      {[asked.contactName, asked.contactOrganization].filter(Boolean).join(', ')} to{' '}
      <Link to={profilePath(kinds[host.kind], host.id)} className="link">
        {host.name}
      </Link>
      {`, ${date(lead.confirmedDate)}`}
    </Entry>
  )
}

const Sent = ({ request }: { request: SentRequest }) => (
  <Entry asked={request.asked} side="sender" to={requestPath(request.id)}>
    {request.confirmedDate === null
      ? `Not sent yet: open the link that we emailed to ${request.asked.contactEmail}. Written ${date(request.createdDate)}.`
      : sentText(request.confirmedDate, request.leads)}
  </Entry>
)
