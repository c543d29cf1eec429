import type { ReactNode } from 'react'
import { cityAndState } from '../page/place-words.ts'
import { HostName } from './host-name.tsx'
import { StatusTag, Steps } from './request-summary.tsx'
import { statusText, type SentRequest } from './request-words.ts'
import styles from './requests.module.css'

interface HostAnswerProps {
  lead: Pick<SentRequest['leads'][number], 'host' | 'status' | 'passReason' | 'moves'>
  /** How it was reached, while it has not answered. */
  delivery: string
  offer: ReactNode
  /** What the organizer can do about it. */
  actions: ReactNode
}

/** A host of a request, as the organizer sees it: how it was reached, and what it answered. */
export const HostAnswer = ({
  lead: { host, status, passReason, moves },
  delivery,
  offer,
  actions,
}: HostAnswerProps) => (
  <li className={styles.answer}>
    <div className={styles.head}>
      <div className={styles.hostWords}>
        <h3 className={styles.name}>
          <HostName host={host} className={styles.link} />
        </h3>
        <p className="sm mut">{cityAndState(host)}</p>
      </div>
      <StatusTag status={status} side="sender" />
    </div>
    {status === 'Open' && <p className="sm mut">{delivery}</p>}
    {offer}
    {passReason !== null && <p className="sm">{passReason}</p>}
    <Steps steps={moves.map((move) => ({ ...move, text: statusText(move.to, 'sender') }))} side="sender" />
    {actions}
  </li>
)
