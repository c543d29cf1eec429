import { countDays } from './calendar-date.ts'

/** What a host charges. What it doesn't offer is null. */
const charges = ['rent', 'fees', 'liveStreamCost'] as const

type Charges = Partial<Record<(typeof charges)[number], number | null>>

interface Offer extends Charges {
  /** Empty while they aren't chosen. */
  startDate: string
  endDate: string
  grantAmount?: number
  /** Names of the organizer's costs. */
  included?: readonly string[]
  rebate?: number
  hotelRooms?: number | null
}

/** What an event needs that its offers are compared by. */
export interface Wanted {
  costs: readonly { name: string; price: number }[]
  roomNights: number | null
}

/** What a host charges by itself, in US dollars. */
export const chargedBy = (offer: Charges) => charges.reduce((sum, name) => sum + (offer[name] ?? 0), 0)

/**
 * What an offer costs the organizer, in US dollars, so that different offers can be compared: costs that a host leaves out are added at
 * the organizer's own prices. The rebate is of the room nights that the event asks for, or else of the whole block. Forms of hosts, replies,
 * emails and the demo catalogue all have the figure from here.
 */
export function bidTotal(offer: Offer, { costs, roomNights }: Wanted) {
  const { startDate, endDate, grantAmount = 0, included = [], rebate = 0, hotelRooms } = offer
  const missing = costs
    .filter(({ name }) => !included.includes(name))
    .map(({ name, price }) => ({ name, price }))
  const totalWithoutRebate = missing.reduce((sum, { price }) => sum + price, chargedBy(offer) - grantAmount)
  const nights = startDate && endDate ? countDays(startDate, endDate) : 0
  const rebateTotal = rebate * (roomNights ?? (hotelRooms ?? 0) * nights)
  return { missing, totalWithoutRebate, rebateTotal, total: totalWithoutRebate - rebateTotal }
}
