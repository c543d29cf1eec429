import type { HotelMatches } from '@app/contract/hotels/hotel-matches.ts'
import { describe, expect, test } from 'vitest'
import { plainEvent } from '../../../page/testing/plain-event.ts'
import { dealsOf, lowestOf, stayText } from './deal-words.ts'
import type { Deals, ListedHotel } from './load-deals.ts'

const stay = { checkIn: '2027-03-12', checkOut: '2027-03-14' }
const room = { id: 'r', nightly: 40_900, total: 81_800, totalWithTaxes: 91_616, left: 3, hindrance: null }
const block = {
  id: 'b',
  nights: ['2027-03-12', '2027-03-13'],
  nightly: 12_900,
  total: 25_800,
  totalWithTaxes: 28_896,
  left: 9,
}

/** What is found of the hotels, one after the other. */
const foundOf = (...matches: object[]) =>
  parsed<HotelMatches>({
    data: matches.map((match, at) => ({
      hotel: { id: String(at + 3) },
      currency: 'USD',
      hindrance: null,
      offer: { ...room, block: null },
      ...match,
    })),
    _meta: { stay },
  })
/** A test tells only what matters. */
const parsed = <T>(value: object): T => JSON.parse(JSON.stringify(value))

const house: ListedHotel = {
  id: '1',
  ownerId: '2',
  eventName: 'Elm Street Open',
  hotelId: '3',
  name: 'Quarry House',
  city: null,
  state: null,
  lat: null,
  lng: null,
  image: null,
  distance: 0.4,
  bookingLink: null,
  note: 'Breakfast for teams',
  createdDate: '2026-01-01T00:00:00.000Z',
  specials: ['Late checkout'],
}

const deals = (hotel: Partial<ListedHotel> = {}, settings: Partial<Deals['settings']> = {}): Deals => ({
  hotels: [{ ...house, ...hotel }],
  settings: {
    hotelLiveRatesEnabled: true,
    hotelLiveRatesVisibleAfter: null,
    hotelSpecialsHiddenAfter: null,
    ...settings,
  },
  isHotelLinkIgnored: false,
})

const today = '2027-02-19'
const dealOn = (found: Deals, day = today, event = plainEvent(), rates = foundOf({})) =>
  dealsOf(found, event, day, rates)[0]

describe('what is shown', () => {
  test('the price is that of the nights of the event, for everybody', () => {
    expect(dealOn(deals())).toMatchObject({
      price: { nightly: 40_900, left: 3, roomId: 'r', blockId: null, rateName: undefined },
      noPrice: undefined,
    })
  })

  test('the price of a block of the event stands beside the public one that is higher', () => {
    const rates = foundOf({ offer: { ...room, block } })
    expect(dealOn(deals(), today, plainEvent(), rates)?.price).toMatchObject({
      nightly: 12_900,
      left: 9,
      blockId: 'b',
      publicNightly: 40_900,
      rateName: 'Event rate',
    })
    const dearer = foundOf({ offer: { ...room, totalWithTaxes: 20_000, block } })
    expect(dealOn(deals(), today, plainEvent(), dearer)?.price?.publicNightly).toBeUndefined()
  })

  test.each([
    [foundOf({ offer: null, state: 'Full', hindrance: 'Taken' }), 'Full on these nights'],
    [foundOf({ offer: null, state: 'Unknown' }), 'No price for these nights. Ask the hotel.'],
    [foundOf(), 'No price for these nights. Ask the hotel.'],
  ])('a hotel without a price for these nights says so (%#)', (rates, text) => {
    expect(dealOn(deals(), today, plainEvent(), rates)).toMatchObject({ price: undefined, noPrice: text })
  })

  test('without a price here, a hotel with a page to book is said to have a site of its own', () => {
    const own = deals({ bookingLink: 'https://quarry.example/rooms' })
    const noPriceOf = (rates: HotelMatches) => dealOn(own, today, plainEvent(), rates)?.noPrice
    expect(noPriceOf(foundOf())).toBe('No price here for these nights. See the hotel’s own site.')
    expect(noPriceOf(foundOf({ offer: null, hindrance: 'Taken' }))).toBe('Full on these nights')
  })

  test('nothing is said of prices until they are known', () => {
    const [deal] = dealsOf(deals(), plainEvent(), today, undefined)
    expect(deal).toMatchObject({ price: undefined, noPrice: undefined })
  })

  test.each([
    ['without live rates', deals({}, { hotelLiveRatesEnabled: null }), plainEvent()],
    ['until they are visible', deals({}, { hotelLiveRatesVisibleAfter: today }), plainEvent()],
    ['of an event that is not marketed', deals(), plainEvent({ category: 'Private' })],
  ])('only rates of blocks are shown %s', (_when, found, event) => {
    expect(dealOn(found, today, event)).toMatchObject({ price: undefined, noPrice: undefined })
    const rates = foundOf({ offer: { ...room, block } })
    expect(dealOn(found, today, event, rates)?.price?.nightly).toBe(12_900)
  })

  test('notes and specials are shown until the day that hides specials', () => {
    const found = deals({}, { hotelSpecialsHiddenAfter: '2027-02-18' })
    expect(dealOn(found, '2027-02-18')?.specials).toEqual(['Breakfast for teams', 'Late checkout'])
    expect(dealOn(found)?.specials).toEqual([])
  })

  test('what the organizer notes and the hotel offers is shown once', () => {
    expect(dealOn(deals({ specials: ['Breakfast for teams'] }))?.specials).toEqual(['Breakfast for teams'])
  })

  test('the lowest price is undefined if none is shown, or if currencies differ', () => {
    const lowest = (...rates: object[]) => {
      const hotels = rates.map((_, at) => ({ ...house, hotelId: String(at + 3) }))
      return lowestOf(dealsOf({ ...deals(), hotels }, plainEvent(), today, foundOf(...rates)))
    }
    const at = (nightly: number) => ({ offer: { ...room, nightly, block: null } })
    expect(lowest({ offer: null })).toBeUndefined()
    expect(lowest(at(16_300), { offer: null }, at(14_250))).toMatchObject({
      nightly: 14_250,
      currency: 'USD',
    })
    expect(lowest(at(16_300), { ...at(9000), currency: 'CAD' })).toBeUndefined()
  })
})

describe('the stay', () => {
  test('is from the first to the last day', () => {
    expect(stayText(plainEvent(), today)).toBe(
      'For 2 nights: check in Fri, Mar 12th, check out Sun, Mar 14th.',
    )
  })

  test('is one night for an event of eight days', () => {
    expect(stayText(plainEvent({ endDate: '2027-03-19' }), today)).toBe(
      'For 1 night: check in Fri, Mar 12th, check out Sat, Mar 13th.',
    )
  })

  test('is unknown with flexible dates', () => {
    expect(stayText(plainEvent({ hasFlexibleDates: true }), today)).toBe(
      'The dates are flexible, so agree on yours with the hotel.',
    )
  })
})
