import type { ReceivedLead } from '@app/contract/events/lead-schema.ts'
import { useState } from 'react'
import type { Tried } from '../api/try-each.ts'
import { Button } from '../components/actions/button.tsx'
import { counted } from '../components/format.ts'
import { useConfirm } from '../components/overlays/confirm.tsx'
import type { ToastOptions } from '../components/overlays/toast-request.ts'
import { useToast } from '../components/overlays/toaster.tsx'
import { useLazy } from '../components/use-lazy.ts'
import { saveCsv } from '../platform/save-blob.ts'
import { csvOfRows, type BulkProps, type Column } from '../platform/table/column.ts'
import { allowedMoves, wayBack } from './pipeline/board-moves.ts'
import { useMoveLeads, type LeadMove } from './request-calls.ts'

const loadPassDialog = () => import('./pipeline/pass-dialog.tsx')

const requests = (n: number) => counted(n, 'request')

const order = ['Interested', 'Passed', 'Open'] as const
type To = (typeof order)[number]

/** The moves of a host: what the button says, and what is said afterwards. */
const moves: Record<To, Record<'text' | 'done', (n: number) => string>> = {
  Interested: {
    text: (n) => `I’m interested in ${requests(n)}`,
    done: (n) => `You’re interested in ${requests(n)}. The organizers can see it.`,
  },
  Passed: {
    text: (n) => `Pass on ${requests(n)}`,
    done: (n) => `You passed on ${requests(n)}.`,
  },
  Open: {
    text: (n) => `Undo ${counted(n, 'pass', 'passes')}`,
    done: (n) => `You can answer ${requests(n)} again.`,
  },
}
interface LeadBulkProps extends BulkProps<ReceivedLead> {
  /** Of the file. */
  columns: readonly Column<ReceivedLead>[]
}

/** Answers the selected requests, each of those that can be answered so, or saves them as a file. */
export function LeadBulk({ selected, select, columns }: LeadBulkProps) {
  const [isPassing, setPassing] = useState(false)
  const { part } = useLazy(loadPassDialog, isPassing)
  const confirm = useConfirm()
  const toast = useToast()
  function report({ failed, reasons }: Tried<unknown>, done: string | false = false, options?: ToastOptions) {
    const notDone = failed.length > 0 && `${requests(failed.length)} not changed. ${reasons}`
    const text = [done, notDone].filter(Boolean).join(' ')
    if (notDone) toast.error(text, options)
    else toast.success(text, options)
  }
  const undo = useMoveLeads<ReceivedLead>((tried) =>
    report(tried, tried.done.length > 0 && `Undone for ${requests(tried.done.length)}.`),
  )
  const { run, isBusy } = useMoveLeads<ReceivedLead>((tried) => {
    select(tried.failed.map(({ lead }) => lead))
    const to = order.find((one) => one === tried.done[0]?.to)
    const back = tried.done.flatMap((move) => wayBack(move) ?? [])
    report(tried, to && moves[to].done(tried.done.length), {
      ...(back.length > 0 && { action: { label: 'Undo', onPress: () => undo.run(back) } }),
    })
  })
  const movable = (to: To) => selected.filter((lead) => allowedMoves(lead).includes(to))
  const moveAll = (to: To, reason?: Pick<LeadMove<ReceivedLead>, 'passReason'>) =>
    run(movable(to).map((lead) => ({ lead, to, ...reason })))
  async function choose(to: To) {
    if (to === 'Passed') return setPassing(true)
    if (to === 'Interested') {
      const outcome = await confirm({
        title: `Interested in ${requests(movable(to).length)}?`,
        text: 'We tell their organizers. You can still pass later.',
        confirmText: 'I’m interested',
      })
      if (outcome !== 'confirmed') return
    }
    moveAll(to)
  }
  return (
    <>
      {isPassing && part && (
        <part.PassDialog
          title={requests(movable('Passed').length)}
          isBusy={isBusy}
          onClose={() => setPassing(false)}
          onPass={(passReason) => {
            setPassing(false)
            moveAll('Passed', { passReason })
          }}
        />
      )}
      {order.map(
        (to) =>
          movable(to).length > 0 && (
            <Button key={to} disabled={isBusy} onClick={() => void choose(to)}>
              {moves[to].text(movable(to).length)}
            </Button>
          ),
      )}
      <Button
        icon="download"
        onClick={() => saveCsv(csvOfRows(selected, columns), 'Requests.csv')}
      >{`Download ${requests(selected.length)}`}</Button>
    </>
  )
}
