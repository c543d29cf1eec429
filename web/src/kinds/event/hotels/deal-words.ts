import type { Event } from '@app/contract/events/event-schema.ts'
import { countDays } from '@app/contract/rules/calendar-date.ts'
import { shortDayText } from '@app/contract/rules/event-dates.ts'
import { showsLiveRates, showsSpecials } from '@app/contract/rules/hotel-offers.ts'
import { hotelStay } from '@app/contract/rules/hotel-stay.ts'
import { counted } from '../../../components/format.ts'
import type { Deals, ListedHotel, LiveRate } from './load-deals.ts'

export interface Deal extends Pick<ListedHotel, 'hotelId' | 'name' | 'distance' | 'bookingLink'> {
  /** If it may be shown. */
  rate: LiveRate | undefined
  /** What the organizer agreed on, such as 'Breakfast for teams'. */
  note: string | undefined
}

type Stay = Pick<Event, 'category' | 'startDate' | 'endDate' | 'hasFlexibleDates'>

/** The hotels with what may be shown of them today, a day in UTC. */
export function dealsOf({ hotels, settings }: Deals, { category }: Stay, today: string): Deal[] {
  const hasLiveRates = showsLiveRates(category, settings, today)
  const specials = hotels.filter(({ note }) => note !== null)
  const hasSpecials = showsSpecials(specials.length, settings, today)
  return hotels.map(({ hotelId, name, distance, bookingLink, liveRate, note }) => ({
    hotelId,
    name,
    distance,
    bookingLink,
    rate: hasLiveRates ? (liveRate ?? undefined) : undefined,
    note: hasSpecials ? (note ?? undefined) : undefined,
  }))
}

/** The lowest rate. Undefined if none may be shown, or if they are in several currencies. */
export function lowestOf(deals: readonly Deal[]): LiveRate | undefined {
  const rates = deals.flatMap(({ rate }) => rate ?? [])
  const [lowest] = rates.toSorted((a, b) => a.lowestRate - b.lowestRate)
  return rates.every(({ currency }) => currency === lowest?.currency) ? lowest : undefined
}

/** 'For two nights: check in Fri, Mar 12th, check out Sun, Mar 14th.' */
export function stayText(event: Stay, today: string): string {
  if (event.hasFlexibleDates) return 'The dates are flexible, so agree on yours with the hotel.'
  const { checkIn, checkOut } = hotelStay(event, today)
  const nights = counted(countDays(checkIn, checkOut) - 1, 'night')
  return `For ${nights}: check in ${shortDayText(checkIn)}, check out ${shortDayText(checkOut)}.`
}
