import type { Event } from '@app/contract/events/event-schema.ts'
import { countDays } from '@app/contract/rules/calendar-date.ts'
import { shortDayText } from '@app/contract/rules/event-dates.ts'
import {
  type HotelSettings,
  type HotelShowing,
  ownPage,
  ratesOpenOn,
  showsLiveRates,
  showsRates,
  showsSpecials,
} from '@app/contract/rules/hotel-offers.ts'
import { hotelStay } from '@app/contract/rules/hotel-stay.ts'
import { counted } from '../../../components/format.ts'
import { usualGuests, type EventStay } from '../../../reservations/booking.ts'
import type { Deals, ListedHotel, LiveRate } from './load-deals.ts'

export interface Deal extends Pick<ListedHotel, 'hotelId' | 'name' | 'distance' | 'bookingLink'> {
  /** If it may be shown. */
  rate: LiveRate | undefined
  /** What the organizer agreed on, and the hotel's specials, if they may be shown: 'Breakfast for teams'. */
  specials: string[]
}

type Stay = Pick<Event, 'category' | 'startDate' | 'endDate' | 'hasFlexibleDates'>

/** The hotels with what may be shown of them today, a day in UTC. */
export function dealsOf({ hotels, settings }: Deals, { category }: Stay, today: string): Deal[] {
  const hasLiveRates = showsLiveRates(category, settings, today)
  return hotels.map(({ hotelId, name, distance, bookingLink, liveRate, note, specials }) => ({
    hotelId,
    name,
    distance,
    bookingLink,
    rate: hasLiveRates ? (liveRate ?? undefined) : undefined,
    specials: shownSpecials([note, ...specials], settings, today),
  }))
}

/** Each once, unless they are hidden today. */
export function shownSpecials(
  specials: readonly (string | null)[],
  settings: HotelSettings,
  today: string,
): string[] {
  const all = [...new Set(specials.filter((special) => special !== null))]
  return showsSpecials(all.length, settings, today) ? all : []
}

/** Why no rates are shown for an event today. Undefined if they are. */
export function hiddenRatesText(
  event: Pick<Event, 'category' | 'hotelLink'>,
  showing: HotelShowing,
  today: string,
): string | undefined {
  if (showsRates(event, showing, today)) return undefined
  if (ownPage(event, showing) !== undefined) return 'The organizer has a page of hotels for this event.'
  const opensOn = ratesOpenOn(event, showing, today)
  return opensOn === undefined
    ? 'Rates aren’t shown for this event. Each hotel tells you its own.'
    : `Event rates open on ${shortDayText(opensOn)}. Hotels and distances are listed below.`
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

/** The stay with which people go on to a hotel. Undefined while its dates are flexible. */
export const eventStayOf = (event: Stay & Pick<Event, 'id'>, today: string): EventStay | undefined =>
  event.hasFlexibleDates
    ? undefined
    : { ...hotelStay(event, today), eventId: event.id, guests: usualGuests, roomId: null }
