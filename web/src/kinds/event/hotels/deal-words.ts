import type { Event } from '@app/contract/events/event-schema.ts'
import { countDays } from '@app/contract/rules/calendar-date.ts'
import { shortDayText } from '@app/contract/rules/event-dates.ts'
import { showsLiveRates, showsSpecials } from '@app/contract/rules/hotel-offers.ts'
import { hotelStay } from '@app/contract/rules/hotel-stay.ts'
import { counted } from '../../../components/format.ts'
import type { Deals, ListedHotel } from './load-deals.ts'

export interface Deal extends Pick<ListedHotel, 'hotelId' | 'name' | 'distance' | 'bookingLink'> {
  /** The lowest price that may be shown. */
  price: number | undefined
  /** The hotel's own rate, if the organizer agreed on a lower one. */
  before: number | undefined
  /** What the organizer agreed on, such as 'Breakfast for teams'. */
  note: string | undefined
  rooms: number | null
  bookBy: string | undefined
}

type Stay = Pick<Event, 'category' | 'startDate' | 'endDate' | 'hasFlexibleDates'>

/** The hotels with the prices that may be shown today, a day in UTC. */
export function dealsOf({ hotels, settings }: Deals, { category }: Stay, today: string): Deal[] {
  const hasLiveRates = showsLiveRates(category, settings, today)
  const isSpecial = ({ rate, note }: ListedHotel) => rate !== null || note !== null
  const hasSpecials = showsSpecials(hotels.filter(isSpecial).length, settings, today)
  return hotels.map((hotel) => {
    const { hotelId, name, distance, bookingLink, rooms } = hotel
    const isBookable = hotel.bookBy === null || today <= hotel.bookBy
    const special = hasSpecials && isBookable ? (hotel.rate ?? undefined) : undefined
    const live = hasLiveRates ? (hotel.liveRate ?? undefined) : undefined
    return {
      hotelId,
      name,
      distance,
      bookingLink,
      rooms,
      price: special ?? live,
      before: special !== undefined && live !== undefined && live > special ? live : undefined,
      note: hasSpecials && isBookable ? (hotel.note ?? undefined) : undefined,
      bookBy: isBookable && hotel.bookBy !== null ? `Book by ${shortDayText(hotel.bookBy)}` : undefined,
    }
  })
}

/** The lowest price. Undefined if none may be shown. */
export function lowestPrice(deals: readonly Deal[]): number | undefined {
  const prices = deals.flatMap(({ price }) => price ?? [])
  return prices.length === 0 ? undefined : Math.min(...prices)
}

/** 'For two nights: check in Fri, Mar 12th, check out Sun, Mar 14th.' */
export function stayText(event: Stay, today: string): string {
  if (event.hasFlexibleDates) return 'The dates are flexible, so agree on yours with the hotel.'
  const { checkIn, checkOut } = hotelStay(event, today)
  const nights = counted(countDays(checkIn, checkOut) - 1, 'night')
  return `For ${nights}: check in ${shortDayText(checkIn)}, check out ${shortDayText(checkOut)}.`
}
