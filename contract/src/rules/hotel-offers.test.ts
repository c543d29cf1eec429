import { describe, expect, test } from 'vitest'
import {
  type HotelSettings,
  hotelSettings,
  isForStay,
  ownPage,
  ratesOpenOn,
  showingOf,
  showsLiveRates,
  showsRates,
  showsSpecials,
} from './hotel-offers.ts'

const none: HotelSettings = {
  hotelLiveRatesEnabled: null,
  hotelLiveRatesVisibleAfter: null,
  hotelSpecialsHiddenAfter: null,
}
const rates: HotelSettings = {
  ...none,
  hotelLiveRatesEnabled: true,
  hotelLiveRatesVisibleAfter: '2027-03-01',
}

describe('section 4: live rates', () => {
  test.each([
    ['2027-02-28', false],
    ['2027-03-01', false],
    ['2027-03-02', true],
  ])('visible after 2027-03-01: shown on %s is %s', (today, isShown) => {
    expect(showsLiveRates('Marketed', rates, today)).toBe(isShown)
  })

  test.each(['RFP', 'Private'])('are not shown for the category %s', (category) => {
    expect(showsLiveRates(category, rates, '2027-03-02')).toBe(false)
  })

  test.each([false, null])('are not shown if enabled is %s', (hotelLiveRatesEnabled) => {
    expect(showsLiveRates('Marketed', { ...rates, hotelLiveRatesEnabled }, '2027-03-02')).toBe(false)
  })

  test.each([
    ['2027-12-31', '2027-12-31', false],
    ['2027-12-31', '2028-01-01', true],
    ['2028-02-28', '2028-02-29', true],
    ['2028-02-29', '2028-02-29', false],
  ])('visible after %s: over years and leap days, shown on %s is %s', (day, today, isShown) => {
    expect(showsLiveRates('Marketed', { ...rates, hotelLiveRatesVisibleAfter: day }, today)).toBe(isShown)
  })

  test('are shown if enabled without a date', () => {
    expect(showsLiveRates('Marketed', { ...none, hotelLiveRatesEnabled: true }, '2027-03-02')).toBe(true)
  })
})

describe('section 4: specials', () => {
  const specials = { ...none, hotelSpecialsHiddenAfter: '2027-03-01' }

  test.each([
    ['2027-02-28', true],
    ['2027-03-01', true],
    ['2027-03-02', false],
  ])('hidden after 2027-03-01: shown on %s is %s', (today, isShown) => {
    expect(showsSpecials(1, specials, today)).toBe(isShown)
  })

  test.each([
    ['2027-12-31', '2027-12-31', true],
    ['2027-12-31', '2028-01-01', false],
  ])('hidden after %s: at the end of a year, shown on %s is %s', (day, today, isShown) => {
    expect(showsSpecials(1, { ...none, hotelSpecialsHiddenAfter: day }, today)).toBe(isShown)
  })

  test('are not shown if the count is zero', () => {
    expect(showsSpecials(0, specials, '2027-02-28')).toBe(false)
  })

  test('are shown without a date', () => {
    expect(showsSpecials(1, none, '2027-03-02')).toBe(true)
  })
})

describe('rates of an event with a page of hotels of its own', () => {
  const link = 'https://example.com/hotels'
  const event = { category: 'Marketed', hotelLink: link }
  const shown = (isHotelLinkIgnored: boolean) => ({ settings: rates, isHotelLinkIgnored })

  test.each([
    [link, false, link],
    [link, true, undefined],
    ['', false, undefined],
    [null, false, undefined],
    [null, true, undefined],
  ])('of the link %j, ignored: %s, the page is %s', (hotelLink, isHotelLinkIgnored, expected) => {
    expect(ownPage({ hotelLink }, { isHotelLinkIgnored })).toBe(expected)
  })

  test('are shown only if that page is ignored, and no sooner', () => {
    expect(showsRates(event, shown(false), '2027-03-02')).toBe(false)
    expect(showsRates(event, shown(true), '2027-03-02')).toBe(true)
    expect(showsRates(event, shown(true), '2027-03-01')).toBe(false)
  })

  test('an event without settings of its own ignores no page', () => {
    expect(showingOf(null, rates)).toEqual({ settings: rates, isHotelLinkIgnored: false })
  })
})

describe('the first day with rates', () => {
  const event = { category: 'Marketed', hotelLink: null }
  const showing = (changes: Partial<HotelSettings> = {}) => ({
    settings: { ...rates, ...changes },
    isHotelLinkIgnored: false,
  })

  test.each([
    ['2027-02-01', '2027-03-02'],
    ['2027-03-01', '2027-03-02'],
    ['2027-03-02', undefined],
  ])('visible after 2027-03-01: on %s, it is %s', (today, day) => {
    expect(ratesOpenOn(event, showing(), today)).toBe(day)
  })

  test('may be in another month or year', () => {
    const after = (hotelLiveRatesVisibleAfter: string) => showing({ hotelLiveRatesVisibleAfter })
    expect(ratesOpenOn(event, after('2027-12-31'), '2027-03-01')).toBe('2028-01-01')
    expect(ratesOpenOn(event, after('2028-02-28'), '2027-03-01')).toBe('2028-02-29')
  })

  test.each([
    ['a date', event, showing({ hotelLiveRatesVisibleAfter: null })],
    ['being enabled', event, showing({ hotelLiveRatesEnabled: null })],
    ['being marketed', { ...event, category: 'Private' }, showing()],
    ['its own page being ignored', { ...event, hotelLink: 'https://example.com/hotels' }, showing()],
  ])('never comes without %s', (_what, ofEvent, ofShowing) => {
    expect(ratesOpenOn(ofEvent, ofShowing, '2027-02-01')).toBeUndefined()
  })
})

describe('the settings of an event', () => {
  const destination = { ...rates, hotelSpecialsHiddenAfter: '2027-05-01' }

  test('override those of its destination', () => {
    const event = {
      hotelLiveRatesEnabled: false,
      hotelLiveRatesVisibleAfter: '2027-04-01',
      hotelSpecialsHiddenAfter: '2027-04-30',
    }
    expect(hotelSettings(event, destination)).toEqual(event)
  })

  test('override each field on its own', () => {
    expect(hotelSettings({ ...none, hotelLiveRatesVisibleAfter: '2027-04-01' }, destination)).toEqual({
      hotelLiveRatesEnabled: true,
      hotelLiveRatesVisibleAfter: '2027-04-01',
      hotelSpecialsHiddenAfter: '2027-05-01',
    })
  })

  test('are those of its destination if it has none', () => {
    expect(hotelSettings(null, destination)).toEqual(destination)
  })

  test('are null without a destination', () => {
    expect(hotelSettings(null, null)).toEqual(none)
  })
})

describe('a special is for a stay', () => {
  const special = { startDate: '2027-03-12', endDate: '2027-03-13', minNights: null }
  test.each([
    ['2027-03-10', '2027-03-12', false],
    ['2027-03-10', '2027-03-13', true],
    ['2027-03-12', '2027-03-14', true],
    ['2027-03-13', '2027-03-14', true],
    ['2027-03-14', '2027-03-15', false],
  ])('from %s to %s: %s', (checkIn, checkOut, isShown) => {
    expect(isForStay(special, { checkIn, checkOut })).toBe(isShown)
  })

  test.each([
    [null, '2027-03-13', true],
    [1, '2027-03-13', true],
    [2, '2027-03-13', false],
    [2, '2027-03-14', true],
  ])('with at least %s nights, from 2027-03-12 to %s: %s', (minNights, checkOut, isShown) => {
    expect(isForStay({ ...special, minNights }, { checkIn: '2027-03-12', checkOut })).toBe(isShown)
  })

  test.each([
    // Clocks change on Mar 14th and Nov 7th.
    ['2027-03-13', '2027-03-15', 2],
    ['2027-11-06', '2027-11-08', 2],
    ['2027-12-30', '2028-01-02', 3],
    ['2028-02-28', '2028-03-01', 2],
  ])('from %s to %s with at least %i nights, and no more', (checkIn, checkOut, nights) => {
    const always = { startDate: '2027-01-01', endDate: '2028-12-31' }
    expect(isForStay({ ...always, minNights: nights }, { checkIn, checkOut })).toBe(true)
    expect(isForStay({ ...always, minNights: nights + 1 }, { checkIn, checkOut })).toBe(false)
  })
})
