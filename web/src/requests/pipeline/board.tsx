import type { ListedLead, Pipeline } from '@app/contract/events/lead-schema.ts'
import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import { useState } from 'react'
import { useToast } from '../../components/overlays/toaster.tsx'
import { useLazy } from '../../components/use-lazy.ts'
import { Row } from '../../platform/boxes/row.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import { useMoveLead, type Host } from '../request-calls.ts'
import { StatusTag } from '../request-summary.tsx'
import { titleOf } from '../request-words.ts'
import { columnName, wayBack } from './board-moves.ts'
import { columnCount, LeadCard } from './lead-card.tsx'
import { useBoardMoves } from './use-board.ts'
import styles from './pipeline.module.css'

const loadPassDialog = () => import('./pass-dialog.tsx')

/** The leads of a host in columns, moved by dragging, by keyboard, or by the buttons of a card. */
export function Board({ host, columns }: { host: Host; columns: Pipeline }) {
  // The best 100. Destinations have no fit of their own.
  const fits = useRead(
    calls['event-mgmt'].hosts.matches,
    { id: host.id, take: 100 },
    { enabled: host.kind === 'facility' },
  )
  const toast = useToast()
  const undo = useMoveLead<ListedLead>(({ lead, to }) =>
    toast.success(`${titleOf(lead.asked)} is ${columnName(to)} again.`, { topic: `lead ${lead.id}` }),
  )
  const move = useMoveLead<ListedLead>((done) => {
    const { lead, to } = done
    const back = wayBack(done)
    toast.success(`${titleOf(lead.asked)} is ${columnName(to)} now.`, {
      topic: `lead ${lead.id}`,
      ...(back && { action: { label: 'Undo', onPress: () => undo.run(back) } }),
    })
  })
  const [passing, setPassing] = useState<ListedLead>()
  const { part } = useLazy(loadPassDialog, passing !== undefined)
  const moveTo = (lead: ListedLead, to: LeadStatus) =>
    to === 'Passed' ? setPassing(lead) : move.run({ lead, to })
  const { words, cardProps, columnProps } = useBoardMoves(columns, moveTo)
  return (
    <>
      {passing && part && (
        <part.PassDialog
          title={titleOf(passing.asked)}
          isBusy={move.isBusy}
          onClose={() => setPassing(undefined)}
          onPass={(passReason) => {
            setPassing(undefined)
            move.run({ lead: passing, to: 'Passed', passReason })
          }}
        />
      )}
      <p id="board-keys" className="sr">
        Arrows walk the cards. Space picks one up.
      </p>
      <p className="sr" aria-live="assertive">
        {words}
      </p>
      <section className={styles.board} aria-label="Lead board">
        {columns.map(({ status, count: total, leads }) => (
          <section
            key={status}
            className={styles.column}
            aria-labelledby={`of-${status}`}
            {...columnProps(status)}
          >
            <h2 id={`of-${status}`} className={styles.columnHead}>
              <Row as="span">
                <StatusTag status={status} side="host" />
                <span className="sm mut">{columnCount(total, leads.length)}</span>
              </Row>
            </h2>
            {leads.map((lead) => (
              <LeadCard
                key={lead.id}
                lead={lead}
                fit={fits.data?.data.find(({ id }) => id === lead.ownerId)}
                pending={move.pending ?? undo.pending}
                onMoveTo={(to) => moveTo(lead, to)}
                {...cardProps(lead)}
              />
            ))}
            {leads.length === 0 && <p className={`xs mut ${styles.none}`}>None</p>}
          </section>
        ))}
      </section>
    </>
  )
}
