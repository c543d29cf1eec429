interface Offer {
  rent: number
  fees: number
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

/**
 * What an offer costs the organizer, in US dollars, so that different offers can be compared: costs that a host leaves out are added at
 * the organizer's own prices. The rebate is of the room nights that the event asks for, or else of the whole block.
 */
export function bidTotal(
  { rent, fees, grantAmount, included, rebate, hotelRooms }: Offer,
  { costs, roomNights, nights }: Wanted,
) {
  const missing = costs.filter(({ name }) => !included.includes(name))
  const totalWithoutRebate = missing.reduce((sum, { price }) => sum + price, rent + fees - grantAmount)
  const rebateTotal = rebate * (roomNights ?? (hotelRooms ?? 0) * nights)
  return { missing, totalWithoutRebate, rebateTotal, total: totalWithoutRebate - rebateTotal }
}
