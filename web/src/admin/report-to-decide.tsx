import type { Api } from '@app/contract/api.ts'
import { maxReason } from '@app/contract/rules/limits.ts'
import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { Tag } from '../components/actions/chip.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { date } from '../components/format.ts'
import { withQuery } from '../page/list-query.ts'
import { Row } from '../platform/boxes/row.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { AdminRow } from './admin-row.tsx'
import styles from './admin.module.css'
import { DeclineForm } from './decline-form.tsx'

type Calls = Api['user-mgmt']
type Report = Awaited<ReturnType<Calls['userReports']['list']>>['data'][number]

interface ReportToDecideProps {
  report: Report
  /** Before it leaves the list. */
  onDecided: () => void
}

/** A report with what was said about the person, and what they wrote. */
export function ReportToDecide({ report, onDecided }: ReportToDecideProps) {
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
  const toast = useToast()
  const { run, isBusy } = useWrite(
    async ({ 'user-mgmt': { users, userReports } }: Api, { isClosed, blockReason }: Decision) => {
      if (blockReason !== undefined) await users.block({ userId: user.id, data: { reason: blockReason } })
      return userReports.close({ reportId, isClosed })
    },
    {
      onDone: (_reply, { isClosed, blockReason }) => {
        if (isClosed !== (closedDate !== null)) onDecided()
        if (blockReason !== undefined)
          toast.success(`${user.name} is blocked and signed out everywhere. The report is closed.`)
        else toast.success(isClosed ? 'The report is closed.' : 'The report is open again.')
      },
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
