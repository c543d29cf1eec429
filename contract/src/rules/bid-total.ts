/** What a host charges. What it doesn't offer is null. */
export const charges = ['rent', 'fees', 'liveStreamCost'] as const

type Charges = Partial<Record<(typeof charges)[number], number | null>>

interface Offer extends Charges {
  grantAmount: number
  /** Names of the organizer's costs. */
  included: readonly string[]
  rebate: number
  hotelRooms: number | null
}

interface Wanted {
  costs: readonly { name: string; price: number }[]
  roomNights: number | null
  /** Of the bid. */
  nights: number
}

/** What a host charges by itself, in US dollars. */
export const chargedBy = (offer: Charges) => charges.reduce((sum, name) => sum + (offer[name] ?? 0), 0)

/**
 * What an offer costs the organizer, in US dollars, so that different offers can be compared: costs that a host leaves out are added at
 * the organizer's own prices. The rebate is of the room nights that the event asks for, or else of the whole block.
 */
export function bidTotal(offer: Offer, { costs, roomNights, nights }: Wanted) {
  const { grantAmount, included, rebate, hotelRooms } = offer
  const missing = costs.filter(({ name }) => !included.includes(name))
  const totalWithoutRebate = missing.reduce((sum, { price }) => sum + price, chargedBy(offer) - grantAmount)
  const rebateTotal = rebate * (roomNights ?? (hotelRooms ?? 0) * nights)
  return { missing, totalWithoutRebate, rebateTotal, total: totalWithoutRebate - rebateTotal }
}
