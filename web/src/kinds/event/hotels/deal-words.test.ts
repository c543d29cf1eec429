import { describe, expect, test } from 'vitest'
import { plainEvent } from '../../../page/testing/plain-event.ts'
import { dealsOf, lowestPrice, stayText } from './deal-words.ts'
import type { Deals, ListedHotel } from './load-deals.ts'

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
  rooms: 31,
  rate: 119,
  bookBy: '2027-03-01',
  bookingLink: null,
  note: 'Breakfast for teams',
  createdDate: '2026-01-01T00:00:00.000Z',
  liveRate: 149,
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
const dealOn = (found: Deals, day = today, event = plainEvent()) => dealsOf(found, event, day)[0]

describe('prices', () => {
  test('an agreed rate stands before the higher rate of the hotel', () => {
    expect(dealOn(deals())).toMatchObject({ price: 119, before: 149, bookBy: 'Book by Mon, Mar 1st' })
  })

  test('a lower rate of the hotel is not struck through', () => {
    expect(dealOn(deals({ liveRate: 99 }))).toMatchObject({ price: 119, before: undefined })
  })

  test('the agreed rate is shown until the last day to book', () => {
    expect(dealOn(deals(), '2027-03-01')).toMatchObject({ price: 119 })
    expect(dealOn(deals(), '2027-03-02')).toMatchObject({ price: 149, before: undefined, bookBy: undefined })
  })

  test('without live rates only the agreed rate is shown', () => {
    expect(dealOn(deals({}, { hotelLiveRatesEnabled: null }))).toMatchObject({
      price: 119,
      before: undefined,
    })
  })

  test('an event that is not marketed shows no live rates', () => {
    const event = plainEvent({ category: 'Private' })
    expect(dealOn(deals({ rate: null }), today, event)?.price).toBeUndefined()
  })

  test('after the day that hides specials, neither rate nor note is shown', () => {
    const found = deals({}, { hotelLiveRatesEnabled: false, hotelSpecialsHiddenAfter: '2027-02-18' })
    expect(dealOn(found)).toMatchObject({ price: undefined, note: undefined })
  })

  test('the lowest price is undefined if none is shown', () => {
    expect(lowestPrice(dealsOf(deals({ rate: null, liveRate: null }), plainEvent(), today))).toBeUndefined()
    expect(lowestPrice(dealsOf(deals(), plainEvent(), today))).toBe(119)
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
