import { date } from '../format.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import styles from './offer-line.module.css'

/** A special offer that is open today. */
export interface Offer {
  title: string
  /** The last day. */
  endDate: string
}

interface OfferLineProps {
  offer: Offer
  /** Cuts what doesn't fit. */
  isOneLine?: boolean
  className?: string
}

export const OfferLine = ({ offer: { title, endDate }, isOneLine, className }: OfferLineProps) => (
  <p className={classNames('mut xs', styles.offer, className)}>
    <Icon name="ticket-percent" size={16} className={`good ${styles.ticket}`} />
    <span className={isOneLine ? 'clip' : undefined}>
      <b>{title}</b> <span className="num">until {date(endDate)}</span>
    </span>
  </p>
)
