import type { Api } from '@app/contract/api.ts'
import type { EventHotel } from '@app/contract/events/event-hotels.ts'
import type { Hotel } from '@app/contract/hotels/hotel-schema.ts'
import { hotelSettings, type HotelSettings } from '@app/contract/rules/hotel-offers.ts'
import type * as z from 'zod'

export interface LiveRate extends Pick<Hotel, 'currency'> {
  lowestRate: number
}

/** A hotel that the organizer listed. */
export interface ListedHotel extends z.infer<typeof EventHotel> {
  /** The lowest on the hotel's own page. */
  liveRate: LiveRate | null
}

export interface Deals {
  hotels: ListedHotel[]
  /** Of the event, or of its destination where the event has none. */
  settings: HotelSettings
  isHotelLinkIgnored: boolean
}

export async function loadDeals(api: Api, ownerId: string): Promise<Deals> {
  const { events } = api['event-mgmt']
  const [listed, { data: own }, destination] = await Promise.all([
    events.hotels.list({ ownerId, take: 100 }),
    events.setting.get({ ownerId }),
    loadDestination(api, ownerId),
  ])
  const liveRates = await loadLiveRates(
    api,
    listed.data.map(({ hotelId }) => hotelId),
  )
  return {
    hotels: listed.data.map((hotel) => ({ ...hotel, liveRate: liveRates.get(hotel.hotelId) ?? null })),
    settings: hotelSettings(own, destination),
    isHotelLinkIgnored: own?.isHotelLinkIgnored ?? false,
  }
}

/** The first destination among the places of an event. */
async function loadDestination(api: Api, ownerId: string): Promise<HotelSettings | null> {
  const { data: places } = await api['event-mgmt'].events.places.list({ ownerId, take: 100 })
  const id = places.find(({ profileKind }) => profileKind === 'destination')?.profileId
  if (id === undefined || id === null) return null
  const { data } = await api['destination-mgmt'].destinations.filtered({ take: 1, data: { id } })
  return data[0] ?? null
}

async function loadLiveRates(api: Api, id: string[]): Promise<ReadonlyMap<string, LiveRate>> {
  if (id.length === 0) return new Map()
  const { data } = await api['hotel-mgmt'].hotels.filtered({ take: id.length, data: { id } })
  return new Map(
    data.flatMap(({ id: hotelId, lowestRate, currency }) =>
      lowestRate === null ? [] : [[hotelId, { lowestRate, currency }] as const],
    ),
  )
}
