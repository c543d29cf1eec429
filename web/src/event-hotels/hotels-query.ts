import type { HotelMatchFilter } from '@app/contract/hotels/hotel-matches.ts'
import { bedTypes } from '@app/contract/hotels/room-schema.ts'
import { isStay } from '@app/contract/hotels/stay-dates.ts'
import { hotelAmenities, type HotelAmenity } from '@app/contract/reference-lists/hotel-amenities.ts'
import type * as z from 'zod'
import { choice, date, number, pageIn } from '../page/query-codecs.ts'
import { usualGuests } from '../reservations/booking.ts'

export const hotelsPerPage = 20
export const mostGuests = 20
/** How far around the places of an event hotels are shown. */
const usualMiles = 25

export const hotelSorts = [
  { value: 'distance', label: 'Closest first' },
  { value: 'total', label: 'Lowest total' },
  { value: 'left', label: 'Most rooms left' },
] as const
type Sort = (typeof hotelSorts)[number]['value']

/** What the address of the page asks for. */
export interface HotelsQuery {
  /** Without, the nights of the event. */
  stay?: { checkIn: string; checkOut: string }
  guests: number
  rooms: number
  bed?: (typeof bedTypes)[number]
  amenities: HotelAmenity[]
  /** The most that the stay may cost, in whole units of the hotel's currency. */
  most?: number
  sort: Sort
  page: number
  /** The map instead of the list, where both have no room. */
  isMap: boolean
  /** Of a link to a block that isn't for everybody. */
  code?: string
}

const wholeIn = (search: URLSearchParams, name: string, most: number) => {
  const found = number.read(search.get(name))
  return found !== undefined && Number.isInteger(found) && found >= 1 && found <= most ? found : undefined
}

/** Undefined unless both days are there, 1 to 14 nights apart. */
function stayIn(search: URLSearchParams) {
  const [checkIn, checkOut] = [date.read(search.get('in')), date.read(search.get('out'))]
  if (checkIn === undefined || checkOut === undefined) return undefined
  return isStay({ checkIn, checkOut }) ? { checkIn, checkOut } : undefined
}

export function hotelsQueryOf(search: URLSearchParams): HotelsQuery {
  const stay = stayIn(search)
  const bed = choice(bedTypes).read(search.get('bed'))
  const most = wholeIn(search, 'most', 100_000)
  return {
    ...(stay && { stay }),
    guests: wholeIn(search, 'guests', mostGuests) ?? usualGuests,
    rooms: wholeIn(search, 'rooms', 10_000) ?? 1,
    ...(bed !== undefined && { bed }),
    amenities: hotelAmenities.filter((name) => search.getAll('amenity').includes(name)),
    ...(most !== undefined && { most }),
    sort: hotelSorts.find(({ value }) => value === search.get('sort'))?.value ?? 'distance',
    page: pageIn(search),
    isMap: search.get('view') === 'map',
    ...(search.has('code') && { code: search.get('code') ?? '' }),
  }
}

/** The page, the view and the link to a block, which say nothing about the hotels. */
export const withoutChoices = ({ page, isMap, code }: HotelsQuery): HotelsQuery => ({
  ...hotelsQueryOf(new URLSearchParams()),
  page,
  isMap,
  ...(code !== undefined && { code }),
})

/** What can be asked where no prices are shown: nothing that would tell them. */
export const withoutPrices = ({ most: _most, ...query }: HotelsQuery): HotelsQuery => ({
  ...query,
  rooms: 1,
  sort: 'distance',
})

const hotelsFilterOf = (eventId: string, query: HotelsQuery): z.input<typeof HotelMatchFilter> => ({
  eventId,
  miles: usualMiles,
  ...query.stay,
  guests: query.guests,
  rooms: query.rooms,
  sort: query.sort,
  ...(query.code !== undefined && { code: query.code }),
  ...(query.bed !== undefined && { beds: query.bed }),
  ...(query.amenities.length > 0 && { amenities: query.amenities }),
  ...(query.most !== undefined && { total: { to: query.most * 100 } }),
})

/** The page of matches that the address asks for. */
export const hotelsInputOf = (eventId: string, query: HotelsQuery) => ({
  offset: (query.page - 1) * hotelsPerPage,
  take: hotelsPerPage,
  data: hotelsFilterOf(eventId, query),
})

/** The address of the page with these choices. What is as usual is left out. */
export function toHotels(eventId: string, { stay, page, ...query }: HotelsQuery): string {
  const search = new URLSearchParams()
  if (stay) {
    search.set('in', stay.checkIn)
    search.set('out', stay.checkOut)
  }
  if (query.guests !== usualGuests) search.set('guests', String(query.guests))
  if (query.rooms > 1) search.set('rooms', String(query.rooms))
  if (query.bed !== undefined) search.set('bed', query.bed)
  for (const amenity of query.amenities) search.append('amenity', amenity)
  if (query.most !== undefined) search.set('most', String(query.most))
  if (query.sort !== 'distance') search.set('sort', query.sort)
  if (page > 1) search.set('page', String(page))
  if (query.isMap) search.set('view', 'map')
  if (query.code !== undefined) search.set('code', query.code)
  const text = search.toString()
  return `/events/${eventId}/hotels${text && `?${text}`}`
}

interface StayForEvent {
  eventId: string
  checkIn: string
  checkOut: string
  guests: number
  /** Of a link to a block that isn't for everybody. */
  code?: string | null
}

/** The way back from one of the hotels of an event to all of them, for the same stay. */
export const toHotelsOf = ({ eventId, checkIn, checkOut, guests, code }: StayForEvent) =>
  toHotels(eventId, {
    ...hotelsQueryOf(new URLSearchParams()),
    stay: { checkIn, checkOut },
    guests,
    ...(typeof code === 'string' && { code }),
  })
