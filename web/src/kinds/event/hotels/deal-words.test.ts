import { describe, expect, test } from 'vitest'
import { plainEvent } from '../../../page/testing/plain-event.ts'
import { dealsOf, lowestOf, stayText } from './deal-words.ts'
import type { Deals, ListedHotel } from './load-deals.ts'

const rate = (lowestRate: number) => ({ lowestRate, currency: 'USD' as const })

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
  liveRate: rate(16_300),
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
const dealOn = (found: Deals, day = today, event = plainEvent()) => dealsOf(found, event, day)[0]

describe('what is shown', () => {
  test('a live rate is the lowest of the hotel', () => {
    expect(dealOn(deals())).toMatchObject({ rate: { lowestRate: 16_300, currency: 'USD' } })
  })

  test('without live rates no rate is shown', () => {
    expect(dealOn(deals({}, { hotelLiveRatesEnabled: null }))?.rate).toBeUndefined()
  })

  test('an event that is not marketed shows no live rates', () => {
    expect(dealOn(deals(), today, plainEvent({ category: 'Private' }))?.rate).toBeUndefined()
  })

  test('notes and specials are shown until the day that hides specials', () => {
    const found = deals({}, { hotelSpecialsHiddenAfter: '2027-02-18' })
    expect(dealOn(found, '2027-02-18')?.specials).toEqual(['Breakfast for teams', 'Late checkout'])
    expect(dealOn(found)?.specials).toEqual([])
  })

  test('what the organizer notes and the hotel offers is shown once', () => {
    expect(dealOn(deals({ specials: ['Breakfast for teams'] }))?.specials).toEqual(['Breakfast for teams'])
  })

  test('the lowest rate is undefined if none is shown, or if currencies differ', () => {
    const lowest = (...rates: ListedHotel['liveRate'][]) => {
      const hotels = rates.map((liveRate) => ({ ...house, liveRate }))
      return lowestOf(dealsOf({ ...deals(), hotels }, plainEvent(), today))
    }
    expect(lowest(null)).toBeUndefined()
    expect(lowest(rate(16_300), null, rate(14_250))).toEqual(rate(14_250))
    expect(lowest(rate(16_300), { lowestRate: 9000, currency: 'CAD' })).toBeUndefined()
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
