import type { RoomOffer } from '@app/contract/hotels/availability-schema.ts'
import { moneyText, shortMoneyText } from '@app/contract/hotels/money.ts'
import type { OfferedBlock } from '@app/contract/hotels/blocks/offered-block.ts'
import type { HotelPricing } from '@app/contract/hotels/pricing-schema.ts'
import { nightsOf, type StayDates } from '@app/contract/hotels/stay-dates.ts'

type Currency = HotelPricing['currency']
type PublicPrice = Pick<RoomOffer, 'total' | 'totalWithTaxes' | 'nightly' | 'left'>

/** What a room costs at the rate of the event's block, or else what everybody pays. */
export const priceAt = <P extends PublicPrice, B extends PublicPrice & { id: string }>(
  room: P & { block: B | null },
): (P | B) & { blockId: string | null } =>
  room.block === null ? { ...room, blockId: null } : { ...room.block, blockId: room.block.id }

/** Whether a room can be booked at all. */
export const isBookable = ({ hindrance, block }: Pick<RoomOffer, 'hindrance'> & { block: object | null }) =>
  hindrance === null || block !== null

interface PricedRoom extends PublicPrice, Pick<RoomOffer, 'id' | 'hindrance'> {
  block: (PublicPrice & { id: string }) | null
}

/** The bookable room types whose stay costs about as much as in another one, the closest first. */
export function closestRooms<R extends PricedRoom>(rooms: readonly R[], room: R, most = 2): R[] {
  const priceOf = (one: R) => priceAt(one).totalWithTaxes
  const distance = (one: R) => Math.abs(priceOf(one) - priceOf(room))
  return rooms
    .filter((one) => one.id !== room.id && isBookable(one))
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, most)
}

interface Beside {
  room: Pick<RoomOffer, 'hindrance' | 'totalWithTaxes'>
  block: Pick<OfferedBlock, 'nights' | 'totalWithTaxes'>
  stay: StayDates
  currency: Currency
}

/** How much more everybody pays for the same stay in the room than with the block, in cents. Undefined if nobody can book it like that. */
export const publicSurplus = (
  { hindrance, totalWithTaxes }: Beside['room'],
  block: { totalWithTaxes: number },
) => (hindrance === null ? totalWithTaxes - block.totalWithTaxes : undefined)

/** A block may have only some nights of a stay. The others cost what everybody pays. */
export function rateName({ block, stay }: Pick<Beside, 'block' | 'stay'>) {
  const nights = nightsOf(stay)
  return block.nights.length === nights
    ? 'Event rate'
    : `Event rate for ${block.nights.length} of ${nights} nights`
}

/** Beside the price of a block: what everybody pays for the same room. */
export function besideText({ room, block, stay, currency }: Beside): string {
  const name = rateName({ block, stay })
  const surplus = publicSurplus(room, block)
  if (surplus === undefined) return name
  return surplus === 0
    ? `${name}. Same as public`
    : `${name}. Public ${moneyText(room.totalWithTaxes, currency)}`
}

/** How much less the rate of a block is for the stay than what everybody pays: '$67.20 less', 'than public'. */
export function saving({ room, block, stay, currency }: Beside): { less?: string; words: string } {
  const surplus = publicSurplus(room, block)
  if (surplus !== undefined && surplus > 0)
    return { less: `${moneyText(surplus, currency)} less`, words: 'than public' }
  return { words: surplus === 0 ? 'Same as public' : rateName({ block, stay }) }
}

/** What guests read of a rebate before they book. */
export const rebateText = (
  {
    rebate,
    rebateReceiver,
    rebatePurpose,
  }: Pick<OfferedBlock, 'rebate' | 'rebateReceiver' | 'rebatePurpose'>,
  currency: Currency,
) =>
  rebate === null
    ? 'No rebate in this rate.'
    : `${shortMoneyText(rebate, currency)} of each night at the event rate goes to ${rebateReceiver}: ${rebatePurpose}.`
