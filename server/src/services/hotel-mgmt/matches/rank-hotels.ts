import type { Hindrance, OfferedRoom } from '@app/contract/hotels/availability-schema.ts'
import {
  hotelConditions,
  type HotelCondition,
  type HotelMatch,
  type HotelMatchFilter,
  type HotelState,
} from '@app/contract/hotels/hotel-matches.ts'
import { listed } from '@app/contract/filter.ts'
import type { HotelOffers } from '../rooms/stay-offers.ts'

/** A hotel around the places of an event. */
export interface NearHotel extends Pick<
  HotelOffers,
  'id' | 'lat' | 'lng' | 'amenities' | 'currency' | 'cancelDays' | 'offers'
> {
  /** To the nearest place. Infinite if it isn't known. */
  miles: number
}

export interface RankedHotel extends Pick<HotelMatch, 'state' | 'hindrance' | 'reasons'> {
  hotel: NearHotel
  /** The cheapest room that meets all conditions, by a block or for everybody. */
  offer: OfferedRoom | null
  price: Pick<RoomPrice, 'total' | 'left'> | null
}

/** A room at one of its prices: that of everybody, or of a block of the event. */
interface RoomPrice extends Pick<OfferedRoom, 'beds' | 'total' | 'left'> {
  room: OfferedRoom
  isOfBlock: boolean
}

const pricesOf = (room: OfferedRoom): RoomPrice[] =>
  [room.hindrance === null ? room : null, room.block].flatMap((price) =>
    price === null
      ? []
      : [{ room, isOfBlock: price !== room, beds: room.beds, total: price.total, left: price.left }],
  )

/** What is told of a hotel is what it was found and sorted by: a block that is dearer, or has too few rooms, is left to the page of the hotel. */
const offerAt = ({ room, isOfBlock }: RoomPrice): OfferedRoom => (isOfBlock ? room : { ...room, block: null })

/** With fewer rooms left, a hotel is soon full. */
const manyRooms = 15

/** What is told of a hotel that is full: what concerns most stays first. */
const toldFirst: readonly Hindrance[] = ['Taken', 'MinimumStay', 'Arrival', 'Closed', 'Guests']

type Conditions = Pick<HotelMatchFilter, HotelCondition>

/** Whether a room meets each condition on rooms. */
const roomTests: Record<
  Exclude<HotelCondition, 'amenities'>,
  (room: RoomPrice, asked: Conditions) => boolean
> = {
  beds: (room, { beds }) => beds === undefined || listed(beds).some((bed) => room.beds.includes(bed)),
  total: ({ total }, { total: range }) =>
    total >= (range?.from ?? 0) && total <= (range?.to ?? Number.POSITIVE_INFINITY),
  rooms: ({ left }, { rooms }) => left >= rooms,
}

const hasAmenities = ({ amenities }: NearHotel, asked: Conditions) =>
  asked.amenities === undefined || listed(asked.amenities).every((one) => amenities.includes(one))

/** The rooms of a hotel that can be booked and meet all conditions, or all but one. */
function fittingRooms(hotel: NearHotel, asked: Conditions, without?: HotelCondition): RoomPrice[] {
  if (without !== 'amenities' && !hasAmenities(hotel, asked)) return []
  const tests = Object.entries(roomTests).filter(([name]) => name !== without)
  return hotel.offers.flatMap(pricesOf).filter((price) => tests.every(([, test]) => test(price, asked)))
}

const cheapest = (rooms: readonly RoomPrice[]) =>
  rooms.toSorted(
    (a, b) => a.total - b.total || Number(b.isOfBlock) - Number(a.isOfBlock) || b.left - a.left,
  )[0] ?? null

/** What the hotel is in the list as, and undefined if it misses a condition. */
function rankedHotel(hotel: NearHotel, asked: Conditions): RankedHotel | undefined {
  const price = cheapest(fittingRooms(hotel, asked))
  if (price) return { hotel, state: 'Open', offer: offerAt(price), price, hindrance: null, reasons: [] }
  if (!hasAmenities(hotel, asked)) return undefined
  if (hotel.offers.some(({ block }) => block !== null)) return undefined
  const hindrances = new Set(hotel.offers.map(({ hindrance }) => hindrance))
  if (hindrances.has(null)) return undefined
  const hindrance = toldFirst.find((one) => hindrances.has(one)) ?? null
  return {
    hotel,
    state: hindrance === null ? 'Unknown' : 'Full',
    offer: null,
    price: null,
    hindrance,
    reasons: [],
  }
}

const median = (sorted: readonly number[]) => sorted[Math.floor((sorted.length - 1) / 2)] ?? 0

const reasonOrder = ['distance', 'total', 'rooms'] as const

function reasonsOf(
  { hotel, price }: RankedHotel,
  { miles, rooms }: HotelMatchFilter,
  usual: { currency: string | undefined; totals: readonly number[] },
): HotelMatch['reasons'] {
  if (!price) return []
  const isComparable = hotel.currency === usual.currency && usual.totals.length > 1
  const isGood: Partial<Record<HotelMatch['reasons'][number]['reason'], boolean>> = {
    ...(Number.isFinite(hotel.miles) && { distance: hotel.miles <= miles / 2 }),
    ...(isComparable && { total: price.total <= median(usual.totals) }),
    // A tenth more than are asked for, in whole numbers.
    rooms: price.left >= manyRooms && price.left * 10 >= rooms * 11,
  }
  return reasonOrder.flatMap((reason) =>
    isGood[reason] === undefined ? [] : [{ reason, tone: isGood[reason] ? 'good' : 'fair' }],
  )
}

/** Counts the hotels by each of their values. */
function tally(lists: Iterable<Iterable<string>>): Record<string, number> {
  const counts = new Map<string, number>()
  for (const values of lists)
    for (const value of new Set(values)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return Object.fromEntries(counts)
}

const states: readonly HotelState[] = ['Open', 'Unknown', 'Full']

/** The currencies of hotels, those of most first. */
function commonCurrencies(ranked: readonly RankedHotel[]): string[] {
  const counts = Object.entries(tally(ranked.map(({ hotel }) => [hotel.currency])))
  return counts.toSorted(([, a], [, b]) => b - a).map(([currency]) => currency)
}

/** Totals in different currencies can't be compared, so hotels are sorted by them within each currency. */
function orderOf({ sort }: HotelMatchFilter, currencies: readonly string[]) {
  const keyOf = ({ price, hotel }: RankedHotel) =>
    sort === 'distance' || !price
      ? [0]
      : sort === 'left'
        ? [-price.left]
        : [currencies.indexOf(hotel.currency), price.total]
  return (a: RankedHotel, b: RankedHotel) => {
    const keys = [
      [states.indexOf(a.state), ...keyOf(a), a.hotel.miles],
      [states.indexOf(b.state), ...keyOf(b), b.hotel.miles],
    ] as const
    const place = keys[0].findIndex((key, at) => key !== keys[1][at])
    if (place < 0) return a.hotel.id < b.hotel.id ? -1 : 1
    return (keys[0][place] ?? 0) - (keys[1][place] ?? 0)
  }
}

/** The hotels that meet all conditions, or of which nobody knows, in order, with what each condition costs. */
export function rankHotels(hotels: readonly NearHotel[], filter: HotelMatchFilter) {
  const ranked = hotels.flatMap((hotel) => rankedHotel(hotel, filter) ?? [])
  const open = ranked.filter(({ state }) => state === 'Open')
  const currencies = commonCurrencies(open)
  const [common] = currencies
  const totals = open.flatMap(({ price, hotel }) => (price && hotel.currency === common ? [price.total] : []))
  const usual = { currency: common, totals: totals.toSorted((a, b) => a - b) }
  const countOf = (state: HotelState) => ranked.filter((one) => one.state === state).length
  const isAsked = (condition: HotelCondition) =>
    condition === 'rooms' ? filter.rooms > 1 : filter[condition] !== undefined
  return {
    ranked: ranked
      .toSorted(orderOf(filter, currencies))
      .map((one) => ({ ...one, reasons: reasonsOf(one, filter, usual) })),
    states: { Open: countOf('Open'), Unknown: countOf('Unknown'), Full: countOf('Full') },
    facets: {
      beds: tally(hotels.map((hotel) => fittingRooms(hotel, filter, 'beds').flatMap(({ beds }) => beds))),
      amenities: tally(open.map(({ hotel }) => hotel.amenities)),
    },
    changes: hotelConditions.filter(isAsked).flatMap((drop) => {
      const count =
        hotels.filter((hotel) => fittingRooms(hotel, filter, drop).length > 0).length - open.length
      return count > 0 ? [{ drop, count }] : []
    }),
  }
}
