import type { RoomOffer } from '@app/contract/hotels/availability-schema.ts'
import { moneyText } from '@app/contract/hotels/money.ts'
import type { Reservation } from '@app/contract/hotels/reservation-schema.ts'
import type { StayDates } from '@app/contract/hotels/stay-dates.ts'
import { nightsBetween } from '@app/contract/hotels/stay-price.ts'
import { date, listOf } from '../components/format.ts'
import { priceAt } from './room-price.ts'

type Before = Pick<Reservation, 'blockId' | 'totalWithTaxes' | 'currency'>
type Price = Pick<RoomOffer, 'lines' | 'total' | 'totalWithTaxes'> & {
  blockId: string | null
  /** That are the block's. */
  nights: readonly string[]
}

/** What another stay costs. Guests at the public rate are moved to a block only if it costs less. */
export function otherPrice(room: RoomOffer, { blockId }: Pick<Before, 'blockId'>): Price {
  const { block, hindrance, totalWithTaxes } = room
  const isDearer = block !== null && hindrance === null && block.totalWithTaxes >= totalWithTaxes
  const price = priceAt(blockId === null && isDearer ? { ...room, block: null } : room)
  return { nights: [], ...price }
}

/** Which nights of another stay are at which rate. Empty for guests at the public rate who stay there. */
export function rateChangeText(
  before: Pick<Before, 'blockId'>,
  { nights }: Pick<Price, 'nights'>,
  { checkIn, checkOut }: StayDates,
): string {
  const isAtEventRate = before.blockId !== null
  const open = nightsBetween(checkIn, checkOut).filter((night) => !nights.includes(night))
  const days = (some: readonly string[]) => listOf(some.map((night) => date(night)))
  if (nights.length === 0)
    return isAtEventRate ? 'The event rate isn’t available on these nights. You pay the public rate.' : ''
  if (open.length === 0)
    return isAtEventRate ? 'All nights are at the event rate.' : 'All nights are now at the event rate.'
  return `Event rate: ${days(nights)}. Public rate, because the event rate isn’t available: ${days(open)}.`
}

/** '$36.96 more than now ($289.04).' */
export function differenceText(
  { totalWithTaxes, currency }: Pick<Before, 'totalWithTaxes' | 'currency'>,
  total: number,
): string {
  const cents = total - totalWithTaxes
  if (cents === 0) return 'The total stays the same.'
  const much = moneyText(Math.abs(cents), currency)
  return `${much} ${cents > 0 ? 'more' : 'less'} than now (${moneyText(totalWithTaxes, currency)}).`
}
