import { describe, expect, test } from 'vitest'
import {
  type HotelSettings,
  hotelSettings,
  isForStay,
  showsLiveRates,
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

  test('are not shown if the count is zero', () => {
    expect(showsSpecials(0, specials, '2027-02-28')).toBe(false)
  })

  test('are shown without a date', () => {
    expect(showsSpecials(1, none, '2027-03-02')).toBe(true)
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
