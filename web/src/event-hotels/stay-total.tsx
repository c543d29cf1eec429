import type { RoomOffer } from '@app/contract/hotels/availability-schema.ts'
import type { HotelMatch } from '@app/contract/hotels/hotel-matches.ts'
import { moneyText } from '@app/contract/hotels/money.ts'
import { nightsOf, type StayDates } from '@app/contract/hotels/stay-dates.ts'
import { counted } from '../components/format.ts'
import styles from './stay-total.module.css'

interface StayTotalProps {
  offer: Pick<RoomOffer, 'total' | 'totalWithTaxes' | 'nightly'>
  currency: HotelMatch['currency']
  stay: StayDates
  /** What the whole trip costs. */
  trip?: string | undefined
  /** At the rate of a block: what everybody pays. */
  beside?: string | undefined
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
        {nights > 1 && `, ${moneyText(offer.nightly, currency)} a night`}
      </small>
      {beside !== undefined && <small>{beside}</small>}
      {trip !== undefined && <small className="semi">{trip}</small>}
    </p>
  )
}
