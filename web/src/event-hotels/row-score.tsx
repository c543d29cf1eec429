import { isFree } from '@app/contract/hotels/free-until.ts'
import type { HotelMatch } from '@app/contract/hotels/hotel-matches.ts'
import { perNight, shortMoneyText } from '@app/contract/hotels/money.ts'
import { nightsOf, type StayDates } from '@app/contract/hotels/stay-dates.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import type { ReactNode } from 'react'
import type { LineScoreItem } from '../components/display/line-score.tsx'
import { count, counted, known } from '../components/format.ts'
import { priceAt, publicSurplus } from '../reservations/room-price.ts'

/** With fewer rooms left, a hotel is soon full. */
const fewRooms = 15
/** So many days before it, a deadline is a warning. */
const lastDays = 3

const dayOfMonth = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const dayText = (day: string) => dayOfMonth.format(new Date(day))

const marked = (value: ReactNode, isWarning: boolean) =>
  isWarning ? <span className="warn">{value}</span> : value

/** A block may have only some nights of a stay. The others cost what everybody pays. */
const blockNightLabel = (ofBlock: number, nights: number) =>
  ofBlock === nights
    ? `Event, ${perNight}`
    : `A night with fees, ${ofBlock} event and ${nights - ofBlock} public`

/** The figures by which hotels are compared. A rate per night has all mandatory fees in it, and no taxes. */
export function rowScore(match: HotelMatch, stay: StayDates, today: string): LineScoreItem[] {
  const { offer, currency, freeUntil, timeZone } = match
  if (offer === null) return []
  const { block } = offer
  const price = priceAt(offer)
  const inPublic = shortMoneyText(offer.nightly, currency)
  const isLess = block !== null && (publicSurplus(offer, block) ?? 0) > 0
  return known([
    block !== null && {
      label: blockNightLabel(block.nights.length, nightsOf(stay)),
      value: shortMoneyText(block.nightly, currency),
    },
    // A price at which nobody can book the room is none to compare with.
    offer.hindrance === null && {
      label: block === null ? 'A night with fees' : `Public, ${perNight}`,
      value: isLess ? <s>{inPublic}</s> : inPublic,
    },
    // Fees are in the rate. Beside a night's, this is that of the whole stay.
    {
      label: `Taxes, ${counted(nightsOf(stay), 'night')}`,
      value: shortMoneyText(price.totalWithTaxes - price.total, currency),
    },
    { label: 'Rooms left', value: marked(count(price.left), price.left < fewRooms) },
    block?.cutOff != null && {
      label: 'Book by',
      value: marked(dayText(block.cutOff), block.cutOff <= addDays(today, lastDays)),
    },
    {
      label: 'Cancel free',
      value: isFree(match) ? dayText(placeDay(timeZone, new Date(freeUntil))) : 'No',
    },
  ])
}
