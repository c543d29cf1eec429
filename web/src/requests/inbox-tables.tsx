import type { ReceivedLead } from '@app/contract/events/lead-schema.ts'
import type { SentRequest } from '@app/contract/events/sent-request.ts'
import { urgencyLabel } from '@app/contract/rules/urgency.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { count, date, nounFor } from '../components/format.ts'
import { kinds, profilePath } from '../kind/registry.ts'
import { leadPath, requestPath } from '../kind/request-paths.ts'
import { Stack } from '../platform/boxes/stack.tsx'
import type { BulkProps, Column } from '../platform/table/column.ts'
import { DataTable } from '../platform/table/data-table.tsx'
import { LeadBulk } from './lead-bulk.tsx'
import { LeadTag, UrgencyTag } from './request-summary.tsx'
import {
  factsOf,
  leadStatusText,
  sentText,
  titleOf,
  urgencyText,
  type RequestFacts,
} from './request-words.ts'
import styles from './requests.module.css'

interface Row {
  asked: RequestFacts & { description: string | null }
}

/** A fact of each request, as its summary words it. */
const factColumn = (label: string): Column<Row> => {
  const text = ({ asked }: Row) => factsOf(asked).find((fact) => fact.label === label)?.value ?? null
  return { label, value: text, cell: text }
}

const askedColumns: readonly Column<Row>[] = [
  {
    label: 'Urgency',
    value: ({ asked }) =>
      (asked.urgency === null ? undefined : urgencyLabel(asked.urgency)) ?? 'Not specified',
    isFilter: true,
    cell: ({ asked }) => <UrgencyTag urgency={asked.urgency} />,
  },
  {
    ...factColumn('Dates'),
    value: ({ asked }) => asked.startDate ?? asked.months.toSorted()[0] ?? null,
    isLabeledBelow: true,
  },
  { ...factColumn('Sport'), isFilter: true },
  factColumn('Spaces'),
  {
    label: 'Players',
    isNumeric: true,
    value: ({ asked }) => asked.participants,
    cell: ({ asked: { participants } }) =>
      participants !== null && (
        <>
          {count(participants)}
          <span className="only-s"> {nounFor(participants, 'player')}</span>
        </>
      ),
  },
]

interface RequestCellProps {
  to: string
  title: string
  /** From whom or to whom it went. */
  text: ReactNode
  /** The words of its sender. */
  words: string
}

const RequestCell = ({ to, title, text, words }: RequestCellProps) => (
  <Stack gap="0">
    <Link to={to} className={`semi ${styles.link}`}>
      {title}
    </Link>
    <p className={`sm mut ${styles.text}`}>{text}</p>
    {words !== '' && <p className={`sm two-lines ${styles.text} ${styles.words}`}>{words}</p>}
  </Stack>
)

const receivedColumns: readonly Column<ReceivedLead>[] = [
  {
    label: 'Request',
    value: ({ asked }) => titleOf(asked),
    cell: ({ id, host, asked }) => (
      <RequestCell
        to={leadPath(id)}
        title={titleOf(asked)}
        text={
          <>
            {[asked.contactName, asked.contactOrganization].filter(Boolean).join(', ')} to{' '}
            <Link to={profilePath(kinds[host.kind], host.id)} className="link">
              {host.name}
            </Link>
          </>
        }
        words={[
          asked.urgency !== null && urgencyText(asked.urgency, 'host', asked.contactName),
          asked.description,
        ]
          .filter(Boolean)
          .join(' ')}
      />
    ),
  },
  {
    label: 'Status',
    value: (lead) => leadStatusText(lead, 'host'),
    isFilter: true,
    isFirstLine: true,
    cell: (lead) => <LeadTag lead={lead} side="host" />,
  },
  {
    label: 'Answer by',
    value: ({ responseDeadline }) => responseDeadline,
    isLabeledBelow: true,
    cell: ({ responseDeadline }) => responseDeadline !== null && date(responseDeadline),
  },
  ...askedColumns,
  {
    label: 'Received',
    value: ({ confirmedDate }) => confirmedDate,
    isLabeledBelow: true,
    cell: (lead) => date(lead.confirmedDate),
  },
]

const sentColumns: readonly Column<SentRequest>[] = [
  {
    label: 'Request',
    value: ({ asked }) => titleOf(asked),
    cell: ({ id, asked, leads, confirmedDate, createdDate }) => (
      <RequestCell
        to={requestPath(id)}
        title={titleOf(asked)}
        text={
          confirmedDate === null
            ? `Not sent yet: open the link that we emailed to ${asked.contactEmail}. Written ${date(createdDate)}.`
            : sentText(confirmedDate, leads)
        }
        words={asked.description ?? ''}
      />
    ),
  },
  ...askedColumns,
  {
    label: 'Written',
    value: ({ createdDate }) => createdDate,
    isLabeledBelow: true,
    cell: (request) => date(request.createdDate),
  },
]

const nameOf = ({ asked }: Row) => titleOf(asked)

interface ReceivedTableProps {
  caption: string
  leads: readonly ReceivedLead[]
  page: number | undefined
}

/** Requests to the reader's pages. Each is answered on its own page, or several at once here. */
export const ReceivedTable = ({ caption, leads, page }: ReceivedTableProps) => (
  <DataTable {...{ caption, nameOf, page }} rows={leads} columns={receivedColumns} Bulk={BulkWithFile} />
)

const BulkWithFile = (props: BulkProps<ReceivedLead>) => <LeadBulk {...props} columns={receivedColumns} />

interface SentTableProps {
  requests: readonly SentRequest[]
  page: number | undefined
}

export const SentTable = ({ requests, page }: SentTableProps) => (
  <DataTable
    caption="Sent requests"
    nameOf={nameOf}
    rows={requests}
    page={page}
    columns={sentColumns}
    fileName="Sent requests"
  />
)
