import { useSearchParams } from 'react-router'
import { EmptyState } from '../components/display/empty-state.tsx'
import { counted, date } from '../components/format.ts'
import { pageValue, withQuery } from '../page/list-query.ts'
import { pageIn } from '../page/query-codecs.ts'
import { useReadPage } from '../page/use-read-page.ts'
import { calls } from '../platform/calls/calls.ts'
import { AdminFrame } from './admin-frame.tsx'
import { ChoiceLinks } from '../page/list-controls.tsx'
import { LoadedRows, WorkList } from './work-list.tsx'
import type { Api } from '@app/contract/api.ts'
import { maxReason } from '@app/contract/rules/limits.ts'
import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { Tag } from '../components/actions/chip.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { useWrite } from '../platform/calls/use-write.ts'
import { AdminRow } from './admin-row.tsx'
import styles from './admin.module.css'
import { DeclineForm } from './decline-form.tsx'
import { keepShown } from '../platform/calls/use-observed.ts'

const perPage = 10

const toReports = (isClosed: boolean, page = 1) =>
  withQuery('/admin/reports', { closed: isClosed && '1', page: pageValue(page) })

/** Reports of people and messages, the newest first. */
export function ReportQueue() {
  const [search] = useSearchParams()
  const page = pageIn(search)
  const isClosed = search.get('closed') === '1'
  const reports = useReadPage(
    calls['user-mgmt'].userReports.list,
    { isClosed },
    { page, perPage },
    { placeholderData: keepShown },
  )
  return (
    <AdminFrame tab="reports">
      <ChoiceLinks
        label="Show"
        choices={[false, true]}
        chosen={isClosed}
        to={toReports}
        nameOf={(each) => (each ? 'Closed' : 'Open')}
      />
      <LoadedRows query={reports}>
        {({ items, count, ...pages }) =>
          count === 0 ? (
            <EmptyState title={isClosed ? 'No closed reports' : 'No open reports'}>
              When somebody reports a person or a message, you decide here.
            </EmptyState>
          ) : (
            <>
              <p className="mut" aria-live="polite">
                {`${counted(count, isClosed ? 'closed report' : 'open report')}, the newest first.`}
              </p>
              <WorkList items={items} pages={{ ...pages, toPage: (n) => toReports(isClosed, n) }}>
                {(report, leave) => <ReportToDecide report={report} onDecided={leave} />}
              </WorkList>
            </>
          )
        }
      </LoadedRows>
    </AdminFrame>
  )
}

type Calls = Api['user-mgmt']
type Report = Awaited<ReturnType<Calls['userReports']['list']>>['data'][number]

interface ReportToDecideProps {
  report: Report
  /** Before it leaves the list. */
  onDecided: () => void
}

/** A report with what was said about the person, and what they wrote. */
function ReportToDecide({ report, onDecided }: ReportToDecideProps) {
  const { user, reporter, reason, details, messageText, createdDate, closedDate } = report
  const [isBlocking, setBlocking] = useState(false)
  const { close, reopen, block, isBusy } = useDecision(report, onDecided)
  return (
    <AdminRow
      name={user.name}
      to={withQuery('/admin/users', { q: user.name })}
      side={
        <div>
          <Tag tone="warn">{reason}</Tag>
        </div>
      }
      actions={
        isBlocking ? (
          <DeclineForm
            hint="Why they are blocked. Only administrators see it."
            submitText="Block"
            maxLength={maxReason}
            isBusy={isBusy}
            onCancel={() => setBlocking(false)}
            onDecline={block}
          />
        ) : (
          <Row>
            {closedDate === null ? (
              <Button icon="circle-check" isBusy={isBusy} aria-keyshortcuts="d" onClick={close}>
                Dismiss<span className="sr"> the report of {user.name}</span>
              </Button>
            ) : (
              <Button icon="undo-2" isBusy={isBusy} aria-keyshortcuts="o" onClick={reopen}>
                Reopen<span className="sr"> the report of {user.name}</span>
              </Button>
            )}
            <Button variant="quiet" aria-keyshortcuts="b" onClick={() => setBlocking(true)}>
              Block…<span className="sr"> {user.name}</span>
            </Button>
          </Row>
        )
      }
    >
      {messageText !== null && (
        <blockquote className={styles.message} dir="auto">
          {messageText || 'A message without text'}
        </blockquote>
      )}
      {details !== '' && <p className={styles.message}>{details}</p>}
      <p className="sm mut">
        {`Reported ${date(createdDate)} by ${reporter?.name ?? 'a former user'}`}
        {closedDate !== null && `, closed ${date(closedDate)}`}
      </p>
    </AdminRow>
  )
}

function useDecision({ id: reportId, user, closedDate }: Report, onDecided: () => void) {
  const { run, isBusy } = useWrite(
    async ({ 'user-mgmt': { users, userReports } }: Api, { isClosed, blockReason }: Decision) => {
      if (blockReason !== undefined) await users.block({ userId: user.id, data: { reason: blockReason } })
      return userReports.close({ reportId, isClosed })
    },
    {
      onDone: (_reply, { isClosed }) => {
        if (isClosed !== (closedDate !== null)) onDecided()
      },
      done: (_reply, { isClosed, blockReason }) =>
        blockReason === undefined
          ? `The report is ${isClosed ? 'closed' : 'open again'}.`
          : `${user.name} is blocked and signed out everywhere. The report is closed.`,
      failed: 'Not decided.',
      touches: [calls['user-mgmt'].userReports, calls['user-mgmt'].users.search],
      isTouchedByFailure: true,
    },
  )
  return {
    close: () => run({ isClosed: true }),
    reopen: () => run({ isClosed: false }),
    block: (blockReason: string) => run({ isClosed: true, blockReason }),
    isBusy,
  }
}

interface Decision {
  isClosed: boolean
  /** Blocks the reported person. */
  blockReason?: string
}
