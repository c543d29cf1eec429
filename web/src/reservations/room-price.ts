import type { RoomOffer } from '@app/contract/hotels/availability-schema.ts'
import { moneyText, shortMoneyText } from '@app/contract/hotels/money.ts'
import type { OfferedBlock } from '@app/contract/hotels/blocks/offered-block.ts'
import type { HotelPricing } from '@app/contract/hotels/pricing-schema.ts'

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

/** Beside the price of a block: what everybody pays for the same room. */
export function besideText(
  { hindrance, totalWithTaxes }: Pick<RoomOffer, 'hindrance' | 'totalWithTaxes'>,
  block: Pick<OfferedBlock, 'totalWithTaxes'>,
  currency: Currency,
): string {
  if (hindrance !== null) return 'Event rate'
  return block.totalWithTaxes === totalWithTaxes
    ? 'Event rate. Same as public'
    : `Event rate. Public ${moneyText(totalWithTaxes, currency)}`
}

/** How much less the rate of a block is for the stay than what everybody pays: '$67.20 less', 'than public'. */
export function saving(
  { hindrance, totalWithTaxes }: Pick<RoomOffer, 'hindrance' | 'totalWithTaxes'>,
  block: Pick<OfferedBlock, 'totalWithTaxes'>,
  currency: Currency,
): { less?: string; words: string } {
  if (hindrance !== null) return { words: 'Event rate' }
  const cents = totalWithTaxes - block.totalWithTaxes
  if (cents > 0) return { less: `${moneyText(cents, currency)} less`, words: 'than public' }
  return { words: cents === 0 ? 'Same as public' : 'Event rate' }
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
    : `${shortMoneyText(rebate, currency)} of each night goes to ${rebateReceiver}: ${rebatePurpose}.`
