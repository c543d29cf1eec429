import type { ComparedBid } from '@app/contract/events/bids.ts'
import type { EventLead } from '@app/contract/events/lead-schema.ts'
import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import { Link } from 'react-router'
import { Button } from '../../components/actions/button.tsx'
import { kinds, profilePath } from '../../kinds/registry.ts'
import { cityAndState } from '../../page/place-words.ts'
import { offerText } from '../offer-words.ts'
import { MoveButtons, Moves, StatusTag } from '../request-summary.tsx'
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

/** A host of a request: how it was reached, what it answered, and what the organizer can do about it. */
export function AskedHost({ lead, bid, pending, isAsking, onMove, onAsk, onWithdraw }: AskedHostProps) {
  const { host, status, moves, passReason, request } = lead
  return (
    <li className={styles.answer}>
      <div className={styles.head}>
        <div className={styles.hostWords}>
          <h3 className={styles.name}>
            {host.isGone ? (
              host.name
            ) : (
              <Link to={profilePath(kinds[host.kind], host.id)} className={styles.link}>
                {host.name}
              </Link>
            )}
          </h3>
          <p className="sm mut">{cityAndState(host)}</p>
        </div>
        <StatusTag status={status} side="sender" />
      </div>
      {status === 'Open' && <p className="sm mut">{deliveryText(lead, lead.createdDate)}</p>}
      {bid && <p className="semi">{offerText(bid)}</p>}
      {passReason !== null && <p className="sm">{passReason}</p>}
      <Moves moves={moves} side="sender" />
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
    </li>
  )
}
