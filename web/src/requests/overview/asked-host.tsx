import type { ComparedBid } from '@app/contract/events/bids.ts'
import type { EventLead } from '@app/contract/events/lead-schema.ts'
import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import { Button } from '../../components/actions/button.tsx'
import { HostAnswer } from '../host-answer.tsx'
import { offerText } from '../offer-words.ts'
import { MoveButtons } from '../request-summary.tsx'
import { deliveryText } from '../request-words.ts'
import styles from '../requests.module.css'

interface AskedHostProps {
  lead: EventLead
  bid: ComparedBid | undefined
  pending: LeadStatus | undefined
  isAsking: boolean
  onMove: (status: LeadStatus) => void
  onAsk: () => void
  onWithdraw: () => void
}

/** A host of a request, with what the organizer can do about it. */
export function AskedHost({ lead, bid, pending, isAsking, onMove, onAsk, onWithdraw }: AskedHostProps) {
  const { host, status, request } = lead
  return (
    <HostAnswer
      lead={lead}
      delivery={deliveryText(lead, lead.createdDate)}
      offer={bid && <p className="semi">{offerText(bid)}</p>}
      actions={
        <div className={styles.actions}>
          <Button icon="message-square" isBusy={isAsking} onClick={onAsk}>
            Ask
            <span className="sr"> {host.name}</span>
          </Button>
          <MoveButtons label={host.name} side="sender" {...{ status, request, pending, onMove }} />
          {status !== 'Won' && (
            <Button variant="quiet" onClick={onWithdraw}>
              Withdraw
              <span className="sr"> from {host.name}</span>
            </Button>
          )}
        </div>
      }
    />
  )
}
