import type { InquiryStatus, InquiryToAnswer } from '@app/contract/contact/inquiry-routes.ts'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Key } from '../components/actions/key.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { counted, date } from '../components/format.ts'
import { pageValue, withQuery, wordsIn } from '../page/list-query.ts'
import type { LoadedPage } from '../page/load-page.ts'
import { choice, pageIn } from '../page/query-codecs.ts'
import { useReadPage } from '../page/use-read-page.ts'
import { Toolbar } from '../platform/boxes/row.tsx'
import { calls } from '../platform/calls/calls.ts'
import { AdminFrame } from './admin-frame.tsx'
import { ChoiceLinks, ListSearch } from '../page/list-controls.tsx'
import { ReceivedInquiry } from './received-inquiry.tsx'
import { LoadedRows, WorkList } from './work-list.tsx'
import { keepShown } from '../platform/calls/use-observed.ts'

const path = '/admin/messages'
const perPage = 10
const statuses = ['Open', 'Answered', 'Closed'] as const satisfies readonly InquiryStatus[]
const statusCodec = choice(statuses)

interface InquiryQuery {
  status: InquiryStatus
  words: string | undefined
  /** From 1. */
  page: number
}

const toInquiries = ({ status, words, page = 1 }: Partial<InquiryQuery>) =>
  withQuery(path, { status: status !== 'Open' && status, q: words, page: pageValue(page) })

/** Messages to the team: the open ones, the longest waiting first, and those that were answered or closed. */
export function InquiryQueue({ brand }: { brand: string }) {
  const [search] = useSearchParams()
  const query: InquiryQuery = {
    status: statusCodec.read(search.get('status')) ?? 'Open',
    words: wordsIn(search),
    page: pageIn(search),
  }
  const { status, words } = query
  const found = useInquiries(query)
  return (
    <AdminFrame tab="messages">
      <ListSearch
        key={words}
        action={path}
        label="Search messages"
        placeholder="Name, email or words of a message"
        words={words}
        {...(status !== 'Open' && { kept: { status } })}
        toAll={toInquiries({ status })}
      />
      <ChoiceLinks
        label="Messages by status"
        choices={statuses}
        chosen={status}
        to={(each) => toInquiries({ status: each, words })}
        nameOf={(each) => each}
      />
      <LoadedRows query={found}>
        {(loaded) =>
          loaded.count === 0 ? (
            <Nothing {...query} />
          ) : (
            <Inquiries key={status} {...query} {...loaded} brand={brand} />
          )
        }
      </LoadedRows>
    </AdminFrame>
  )
}

const useInquiries = ({ status, words, page }: InquiryQuery) =>
  useReadPage(
    calls['contact-mgmt'].inquiries.list,
    { status, ...(words !== undefined && { text: words }) },
    { page, perPage },
    { placeholderData: keepShown },
  )

interface InquiriesProps extends InquiryQuery, LoadedPage<InquiryToAnswer> {
  brand: string
}

function Inquiries({ items, count, page, pageCount, status, words, brand }: InquiriesProps) {
  const [oldest] = items
  const isOpen = status === 'Open'
  const since =
    isOpen && page === 1 && words === undefined && oldest
      ? `, the oldest waiting since ${date(oldest.changedDate)}`
      : ''
  return (
    <>
      <Toolbar gap="3" isWrapping={false}>
        <p className="mut" aria-live="polite">
          {`${counted(count, `${status.toLowerCase()} message`)}${words === undefined ? since : ` for “${words}”`}.`}
        </p>
        <p className="sm dim only-l">
          <Key>J</Key> <Key>K</Key> to move
        </p>
      </Toolbar>
      <WorkList
        items={items}
        pages={{ page, pageCount, toPage: (n) => toInquiries({ status, words, page: n }) }}
      >
        {(inquiry, leave) => (
          <ReceivedInquiry inquiry={inquiry} brand={brand} onLeave={isOpen ? leave : undefined} />
        )}
      </WorkList>
    </>
  )
}

const nothingTexts: Readonly<Record<InquiryStatus, { title: string; text: string }>> = {
  Open: {
    title: 'No open messages',
    text: 'When somebody writes to us on the contact page, or answers our reply, you see it here.',
  },
  Answered: {
    title: 'No answered messages',
    text: 'Messages that we replied to are here until the sender writes again or you close them.',
  },
  Closed: { title: 'No closed messages', text: 'Closed messages are kept for a year.' },
}

const Nothing = ({ status, words }: InquiryQuery) =>
  words === undefined ? (
    <EmptyState title={nothingTexts[status].title}>{nothingTexts[status].text}</EmptyState>
  ) : (
    <EmptyState
      title="No messages found"
      actions={
        <ButtonLink to={toInquiries({ status })}>{`Show all ${status.toLowerCase()} messages`}</ButtonLink>
      }
    >
      {`No ${status.toLowerCase()} message has “${words}” in its text, sender or page.`}
    </EmptyState>
  )
