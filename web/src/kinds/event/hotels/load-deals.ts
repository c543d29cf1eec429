import type { Api } from '@app/contract/api.ts'
import type { EventHotel } from '@app/contract/events/event-hotels.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import type { Special } from '@app/contract/hotels/special-schema.ts'
import type { StayDates } from '@app/contract/hotels/stay-dates.ts'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import {
  isForStay,
  showingOf,
  type HotelSettings,
  type HotelShowing,
} from '@app/contract/rules/hotel-offers.ts'
import { hotelStay } from '@app/contract/rules/hotel-stay.ts'
import type * as z from 'zod'
import { everyPage } from '../../../api/every-page.ts'

/** A hotel that the organizer listed. */
export interface ListedHotel extends z.infer<typeof EventHotel> {
  /** The titles of the hotel's specials for the stay. */
  specials: string[]
}

export interface Deals extends HotelShowing {
  hotels: ListedHotel[]
}

type DatedEvent = Parameters<typeof hotelStay>[0] & Pick<Event, 'id'>

export async function loadDeals(api: Api, event: DatedEvent): Promise<Deals> {
  const [{ data: listed }, showing] = await Promise.all([
    api['event-mgmt'].events.hotels.list({ ownerId: event.id, take: 100 }),
    loadShowing(api, event.id),
  ])
  const ids = listed.map(({ hotelId }) => hotelId)
  const stay = hotelStay(event, dayOf(new Date()))
  const specials = await loadSpecials(api, ids, stay)
  const hotels = listed.map((hotel) => ({
    ...hotel,
    specials: specialTitles(specials, hotel.hotelId, stay),
  }))
  return { hotels, ...showing }
}

async function loadShowing(api: Api, ownerId: string): Promise<HotelShowing> {
  const [{ data: own }, destination] = await Promise.all([
    api['event-mgmt'].events.setting.get({ ownerId }),
    loadDestination(api, ownerId),
  ])
  return showingOf(own, destination)
}

async function loadDestination(api: Api, ownerId: string): Promise<HotelSettings | null> {
  const { data: places } = await api['event-mgmt'].events.places.list({ ownerId, take: 100 })
  const id = destinationIn(places)
  if (id === null) return null
  const { data } = await api['destination-mgmt'].destinations.filtered({ take: 1, data: { id } })
  return data[0] ?? null
}

interface Place {
  profileKind: string | null
  profileId: string | null
}

/** The first destination among the places of an event. */
export const destinationIn = (places: readonly Place[]): string | null =>
  places.find(({ profileKind }) => profileKind === 'destination')?.profileId ?? null

type StoredSpecial = Pick<Special, 'ownerId' | 'title' | 'startDate' | 'endDate' | 'minNights'>

/** The filter of the specials of hotels of which a night is in a stay. */
export const specialsFilter = (ownerId: string[], { checkIn, checkOut }: StayDates) => ({
  ownerId,
  startDate: { to: addDays(checkOut, -1) },
  endDate: { from: checkIn },
})

/** The titles of the specials of a hotel for a stay. */
export const specialTitles = (found: readonly StoredSpecial[], hotelId: string, stay: StayDates): string[] =>
  found.filter((one) => one.ownerId === hotelId && isForStay(one, stay)).map(({ title }) => title)

async function loadSpecials(api: Api, ids: string[], stay: StayDates): Promise<StoredSpecial[]> {
  if (ids.length === 0) return []
  const { search } = api['hotel-mgmt'].hotels.specials
  return everyPage((page) => search({ ...page, data: specialsFilter(ids, stay) }))
}
