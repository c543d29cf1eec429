import type { RoomOffer } from '@app/contract/hotels/availability-schema.ts'
import type { HotelMatch } from '@app/contract/hotels/hotel-matches.ts'
import { moneyText, perNight } from '@app/contract/hotels/money.ts'
import { nightsOf, type StayDates } from '@app/contract/hotels/stay-dates.ts'
import type { ReactNode } from 'react'
import { counted } from '../components/format.ts'
import styles from './stay-total.module.css'

interface StayTotalProps {
  /** Without the total by nights where that is told apart. */
  offer: Pick<RoomOffer, 'total' | 'totalWithTaxes'> & { nightly?: number }
  currency: HotelMatch['currency']
  stay: StayDates
  /** What the whole trip costs. */
  trip?: string | undefined
  /** At the rate of a block: what everybody pays. */
  beside?: ReactNode
}

/** What a stay costs in all, and what that has in it. */
export function StayTotal({ offer, currency, stay, trip, beside }: StayTotalProps) {
  const nights = nightsOf(stay)
  return (
    <p className={styles.price}>
      <strong className={styles.total}>{moneyText(offer.totalWithTaxes, currency)}</strong>
      <small>{counted(nights, 'night')}, all taxes and fees</small>
      <small>
        {moneyText(offer.total, currency)} before taxes
        {offer.nightly !== undefined && nights > 1 && `, ${moneyText(offer.nightly, currency)} ${perNight}`}
      </small>
      {beside !== undefined && <small>{beside}</small>}
      {trip !== undefined && <small className="semi">{trip}</small>}
    </p>
  )
}
