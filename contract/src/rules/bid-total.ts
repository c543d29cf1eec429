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
 * The room nights for which an offer's rebate counts: those that the event asks for, but no more than its block of rooms has. Without one of
 * them, it is the other.
 */
function rebateNightsOf({ startDate, endDate, hotelRooms = null }: Offer, roomNights: number | null): number {
  if (hotelRooms === null) return roomNights ?? 0
  const block = startDate && endDate ? hotelRooms * countDays(startDate, endDate) : 0
  return Math.min(block, roomNights ?? block)
}

/**
 * What an offer costs the organizer, in US dollars, so that different offers can be compared: costs that a host leaves out are added at
 * the organizer's own prices, and the rebate is less. Forms of hosts, replies, emails and the demo catalogue all have the figure from here.
 */
export function bidTotal(offer: Offer, { costs, roomNights }: Wanted) {
  const { grantAmount = 0, included = [], rebate = 0 } = offer
  const missing = costs
    .filter(({ name }) => !included.includes(name))
    .map(({ name, price }) => ({ name, price }))
  const totalWithoutRebate = missing.reduce((sum, { price }) => sum + price, chargedBy(offer) - grantAmount)
  const rebateTotal = rebate * rebateNightsOf(offer, roomNights)
  return { missing, totalWithoutRebate, rebateTotal, total: totalWithoutRebate - rebateTotal }
}

/** The total of an offer with how it comes about, for the form in which a host types it. */
export const bidFigure = (offer: Offer, wanted: Wanted) => ({
  ...bidTotal(offer, wanted),
  rebateNights: rebateNightsOf(offer, wanted.roomNights),
})
