import type { OfferedRoom } from '@app/contract/hotels/availability-schema.ts'
import { HotelMatchFilter, type HotelCondition } from '@app/contract/hotels/hotel-matches.ts'
import type * as z from 'zod'
import { describe, expect, test } from 'vitest'
import { rankHotels, type NearHotel } from './rank-hotels.ts'

const eventId = '0198c0de-0000-7000-8000-000000000001'
type Asked = Omit<z.input<typeof HotelMatchFilter>, 'eventId'>

function room({
  block,
  ...changes
}: Partial<Omit<OfferedRoom, 'block'>> & {
  block?: Partial<OfferedRoom['block'] & object>
} = {}): OfferedRoom {
  const total = changes.total ?? 20_000
  const plain = { left: 20, total, totalWithTaxes: total, nightly: total, lines: [] }
  return {
    id: 'room',
    name: 'Two queens',
    beds: ['Queen', 'Queen'],
    guests: 4,
    hindrance: null,
    minStay: 1,
    nights: [],
    ...plain,
    ...changes,
    block: block
      ? {
          id: 'block',
          nights: [],
          cutOff: null,
          rebate: null,
          rebateReceiver: null,
          rebatePurpose: null,
          ...plain,
          ...block,
        }
      : null,
  }
}
const hotel = (id: string, offers: OfferedRoom[], changes: Partial<NearHotel> = {}): NearHotel => ({
  id,
  lat: null,
  lng: null,
  amenities: [],
  currency: 'USD',
  cancelDays: 1,
  miles: 5,
  offers,
  ...changes,
})
const rank = (hotels: readonly NearHotel[], asked: Asked = {}) =>
  rankHotels(hotels, HotelMatchFilter.parse({ eventId, ...asked }))
const idsOf = (hotels: readonly NearHotel[], asked?: Asked) =>
  rank(hotels, asked).ranked.map((one) => one.hotel.id)
const only = (one: NearHotel, asked?: Asked) => rank([one], asked).ranked[0]
const toneOf = (hotels: readonly NearHotel[], id: string, reason: string, asked?: Asked) =>
  rank(hotels, asked)
    .ranked.find((one) => one.hotel.id === id)
    ?.reasons.find((one) => one.reason === reason)?.tone

describe('a hotel is', () => {
  test.each([
    ['open with a room', [room()], 'Open', null],
    ['open with a room beside a taken one', [room({ hindrance: 'Taken' }), room()], 'Open', null],
    [
      'open with a block beside a public price that is gone',
      [room({ hindrance: 'Taken', block: {} })],
      'Open',
      null,
    ],
    ['unknown without room types', [], 'Unknown', null],
    ['full if its rooms are taken', [room({ hindrance: 'Taken' })], 'Full', 'Taken'],
    ['full if it is closed', [room({ hindrance: 'Closed' })], 'Full', 'Closed'],
    [
      'full, of several reasons by what concerns most stays',
      [room({ hindrance: 'Guests' }), room({ hindrance: 'MinimumStay' })],
      'Full',
      'MinimumStay',
    ],
  ] as const)('%s', (_what, offers, state, hindrance) => {
    expect(only(hotel('a', [...offers]))).toMatchObject({ state, hindrance })
  })

  test('counted by its state', () => {
    const hotels = [
      hotel('a', [room()]),
      hotel('b', []),
      hotel('c', [room({ hindrance: 'Taken' })]),
      hotel('d', []),
    ]
    expect(rank(hotels).states).toEqual({ Open: 1, Unknown: 2, Full: 1 })
  })
})

describe('the price of a hotel', () => {
  test('is that of its cheapest room that meets all conditions', () => {
    const offers = [
      room({ id: 'suite', total: 40_000 }),
      room({ id: 'king', beds: ['King'], total: 9000 }),
      room({ id: 'queens', total: 12_000 }),
    ]
    expect(only(hotel('a', offers))?.offer?.id).toBe('king')
    expect(only(hotel('a', offers), { beds: 'Queen' })?.offer?.id).toBe('queens')
    expect(only(hotel('a', offers), { total: { from: 12_001 } })?.offer?.id).toBe('suite')
  })

  test('is that of the block for the same price, and of everybody where the block is dearer or has too few rooms', () => {
    const priceOf = (block: object, asked?: Asked) =>
      only(hotel('a', [room({ total: 20_000, block })]), asked)
    expect(priceOf({ total: 20_000 })?.offer?.block?.total).toBe(20_000)
    expect(priceOf({ total: 19_999 })?.price?.total).toBe(19_999)
    expect(priceOf({ total: 20_001 })).toMatchObject({ price: { total: 20_000 }, offer: { block: null } })
    expect(priceOf({ total: 15_000, left: 9 }, { rooms: 10 })).toMatchObject({
      price: { total: 20_000 },
      offer: { block: null },
    })
  })
})

describe('conditions', () => {
  test.each<[HotelCondition, Asked, boolean]>([
    ['total', { total: { to: 20_000 } }, true],
    ['total', { total: { to: 19_999 } }, false],
    ['total', { total: { from: 20_000 } }, true],
    ['total', { total: { from: 20_001 } }, false],
    ['rooms', { rooms: 20 }, true],
    ['rooms', { rooms: 21 }, false],
    ['beds', { beds: ['King', 'Queen'] }, true],
    ['beds', { beds: 'King' }, false],
    ['amenities', { amenities: 'Pool' }, true],
    ['amenities', { amenities: ['Pool', 'Restaurant'] }, false],
  ])('by %s, %o: found %s, and what leaving it out gives', (drop, asked, isFound) => {
    const { ranked, changes } = rank([hotel('a', [room()], { amenities: ['Pool'] })], asked)
    expect(ranked).toHaveLength(isFound ? 1 : 0)
    expect(changes).toEqual(isFound ? [] : [{ drop, count: 1 }])
  })

  test('that were not set are none to leave out', () => {
    expect(rank([hotel('a', [room({ left: 1 })])]).changes).toEqual([])
  })

  test('count beds whatever beds are asked for, once a hotel, and amenities of open hotels', () => {
    const hotels = [
      hotel('a', [room(), room({ beds: ['King', 'Queen'] })], { amenities: ['Pool'] }),
      hotel('b', [room({ beds: ['King'] })], { amenities: ['Pool', 'Restaurant'] }),
      hotel('c', [room({ hindrance: 'Taken' })], { amenities: ['Pool'] }),
    ]
    expect(rank(hotels).facets).toEqual({
      beds: { Queen: 1, King: 2 },
      amenities: { Pool: 2, Restaurant: 1 },
    })
    expect(rank(hotels, { beds: 'Queen' }).facets).toEqual({
      beds: { Queen: 1, King: 2 },
      amenities: { Pool: 1 },
    })
  })
})

describe('the order', () => {
  const near = hotel('near', [room({ total: 30_000, left: 2 })], { miles: 1 })
  const cheap = hotel('cheap', [room({ total: 10_000, left: 5 })], { miles: 3 })
  const large = hotel('large', [room({ total: 20_000, left: 90 })], { miles: 2 })
  const unknown = hotel('unknown', [], { miles: 0 })
  const full = hotel('full', [room({ hindrance: 'Taken', total: 1 })], { miles: 0 })
  const nowhere = hotel('nowhere', [room({ total: 15_000, left: 3 })], { miles: Infinity })
  const all = [full, nowhere, unknown, cheap, large, near]

  test.each([
    ['distance', ['near', 'large', 'cheap', 'nowhere']],
    ['total', ['cheap', 'nowhere', 'large', 'near']],
    ['left', ['large', 'cheap', 'nowhere', 'near']],
  ] as const)('by %s has open hotels first, then unknown ones, then full ones', (sort, order) => {
    expect(idsOf(all, { sort })).toEqual([...order, 'unknown', 'full'])
  })

  test.each(['distance', 'total', 'left'] as const)(
    'of equal hotels by %s is the same in whatever order they were found',
    (sort) => {
      const equal = ['c', 'a', 'b'].map((id) => hotel(id, [room()]))
      expect(idsOf(equal, { sort })).toEqual(['a', 'b', 'c'])
      expect(idsOf(equal.toReversed(), { sort })).toEqual(['a', 'b', 'c'])
    },
  )

  test('by total never compares currencies: those of most hotels come first', () => {
    const priced = (id: string, currency: NearHotel['currency'], total: number) =>
      hotel(id, [room({ total })], { currency })
    const hotels = [
      priced('pesos', 'MXN', 500),
      priced('loonies', 'CAD', 400),
      priced('more loonies', 'CAD', 600),
      priced('dollars', 'USD', 9000),
      priced('more dollars', 'USD', 7000),
      priced('most dollars', 'USD', 8000),
    ]
    expect(idsOf(hotels, { sort: 'total' })).toEqual([
      'more dollars',
      'most dollars',
      'dollars',
      'loonies',
      'more loonies',
      'pesos',
    ])
  })
})

describe('what speaks for a hotel', () => {
  test.each([
    [12.5, 'good'],
    [12.51, 'fair'],
    [25, 'fair'],
    [Infinity, undefined],
  ])('at %d of 25 miles, the distance is %s', (miles, tone) => {
    expect(toneOf([hotel('a', [room()], { miles })], 'a', 'distance')).toBe(tone)
  })

  test.each([
    [15, 1, 'good'],
    [14, 1, 'fair'],
    [15, 10, 'good'],
    [22, 20, 'good'],
    [21, 20, 'fair'],
    [110, 100, 'good'],
    [109, 100, 'fair'],
  ])('%d rooms left for %d are %s', (left, rooms, tone) => {
    expect(toneOf([hotel('a', [room({ left })])], 'a', 'rooms', { rooms })).toBe(tone)
  })

  test('a total is no dearer than most up to the middle one', () => {
    const hotels = [10_000, 20_000, 30_000].map((total, at) => hotel(`${at}`, [room({ total })]))
    expect(['0', '1', '2'].map((id) => toneOf(hotels, id, 'total'))).toEqual(['good', 'good', 'fair'])
    expect(['0', '1'].map((id) => toneOf(hotels.slice(0, 2), id, 'total'))).toEqual(['good', 'fair'])
  })

  test('the total of the only hotel, or in another currency, is compared with none', () => {
    expect(toneOf([hotel('a', [room()])], 'a', 'total')).toBeUndefined()
    const hotels = [
      hotel('a', [room()]),
      hotel('b', [room()]),
      hotel('c', [room({ total: 1 })], { currency: 'MXN' }),
    ]
    expect(['a', 'c'].map((id) => toneOf(hotels, id, 'total'))).toEqual(['good', undefined])
  })

  test('nothing is said of a hotel that is not open', () => {
    expect(only(hotel('a', []))?.reasons).toEqual([])
    expect(only(hotel('a', [room({ hindrance: 'Taken' })]))?.reasons).toEqual([])
  })
})
