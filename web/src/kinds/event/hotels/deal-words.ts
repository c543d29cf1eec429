import type { Event } from '@app/contract/events/event-schema.ts'
import type { HotelMatch, HotelMatches } from '@app/contract/hotels/hotel-matches.ts'
import type { StayDates } from '@app/contract/hotels/stay-dates.ts'
import { countDays } from '@app/contract/rules/calendar-date.ts'
import { shortDayText } from '@app/contract/rules/event-dates.ts'
import {
  type HotelSettings,
  type HotelShowing,
  ownPage,
  ratesOpenOn,
  showsLiveRates,
  showsSpecials,
} from '@app/contract/rules/hotel-offers.ts'
import { hotelStay } from '@app/contract/rules/hotel-stay.ts'
import { counted } from '../../../components/format.ts'
import { hindranceText } from '../../../event-hotels/hotel-words.ts'
import { usualGuests, type EventStay } from '../../../reservations/booking.ts'
import { priceAt, publicSurplus, rateName } from '../../../reservations/room-price.ts'
import type { Deals, ListedHotel } from './load-deals.ts'

export interface Deal extends Pick<ListedHotel, 'hotelId' | 'name' | 'distance' | 'bookingLink'> {
  /** What the nights of the event cost, if it is known and may be shown. */
  price: DealPrice | undefined
  /** Why there is none, where prices are shown. */
  noPrice: string | undefined
  /** What the organizer agreed on, and the hotel's specials, if they may be shown: 'Breakfast for teams'. */
  specials: string[]
}

/** Of the cheapest room, at the rate of the event's block or that of everybody. */
interface DealPrice extends Pick<HotelMatch, 'currency'> {
  roomId: string
  blockId: string | null
  /** With all mandatory fees, in cents. */
  nightly: number
  left: number
  /** What everybody pays a night, if that is more. */
  publicNightly: number | undefined
  /** Undefined for what everybody pays. */
  rateName: string | undefined
}

type Stay = Pick<Event, 'category' | 'startDate' | 'endDate' | 'hasFlexibleDates'>

/** The hotels with what may be shown of them today, a day in UTC. Rates of the event's own blocks always are. */
export function dealsOf(
  { hotels, settings }: Deals,
  { category }: Stay,
  today: string,
  found: HotelMatches | undefined,
): Deal[] {
  const hasLiveRates = showsLiveRates(category, settings, today)
  return hotels.map(({ hotelId, name, distance, bookingLink, note, specials }) => {
    const match = found?.data.find(({ hotel }) => hotel.id === hotelId)
    const price = found && match && priceOf(match, found._meta.stay, hasLiveRates)
    return {
      hotelId,
      name,
      distance,
      bookingLink,
      price,
      noPrice: hasLiveRates && found && !price ? noPriceText(match, bookingLink) : undefined,
      specials: shownSpecials([note, ...specials], settings, today),
    }
  })
}

function priceOf(
  { offer, currency }: HotelMatch,
  stay: StayDates,
  hasLiveRates: boolean,
): DealPrice | undefined {
  if (offer === null || !(hasLiveRates || offer.block)) return undefined
  const { block } = offer
  const { nightly, left, blockId } = priceAt(offer)
  const isLess = block !== null && (publicSurplus(offer, block) ?? 0) > 0
  return {
    roomId: offer.id,
    blockId,
    currency,
    nightly,
    left,
    publicNightly: isLess ? offer.nightly : undefined,
    rateName: block === null ? undefined : rateName({ block, stay }),
  }
}

const noPriceText = (match: HotelMatch | undefined, bookingLink: string | null) =>
  hindranceText(match?.hindrance ?? null, usualGuests) ||
  (bookingLink === null
    ? 'No price for these nights. Ask the hotel.'
    : 'No price here for these nights. See the hotel’s own site.')

/** Each once, unless they are hidden today. */
export function shownSpecials(
  specials: readonly (string | null)[],
  settings: HotelSettings,
  today: string,
): string[] {
  const all = [...new Set(specials.filter((special) => special !== null))]
  return showsSpecials(all.length, settings, today) ? all : []
}

/** Why no rates are shown for an event today, but those of its own blocks where a hotel has rooms at one. */
export function hiddenRatesText(
  event: Pick<Event, 'category' | 'hotelLink'>,
  showing: HotelShowing,
  today: string,
  hasEventRates: boolean,
): string {
  if (ownPage(event, showing) !== undefined) return 'The organizer has a page of hotels for this event.'
  const opensOn = ratesOpenOn(event, showing, today)
  if (opensOn === undefined)
    return hasEventRates
      ? 'Only event rates are shown here. Other hotels tell you their own.'
      : 'Rates aren’t shown for this event. Each hotel tells you its own.'
  return hasEventRates
    ? `Rooms at the event rate can be booked now. The rates of the other hotels open on ${shortDayText(opensOn)}.`
    : `Rates open on ${shortDayText(opensOn)}. Hotels and distances are listed below.`
}

/** The lowest price of a night. Undefined if none may be shown, or if they are in several currencies. */
export function lowestOf(deals: readonly Deal[]): DealPrice | undefined {
  const prices = deals.flatMap(({ price }) => price ?? [])
  const [lowest] = prices.toSorted((a, b) => a.nightly - b.nightly)
  return prices.every(({ currency }) => currency === lowest?.currency) ? lowest : undefined
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
