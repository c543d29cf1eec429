import { describe, expect, test } from 'vitest'
import { type HotelSettings, hotelSettings, showsLiveRates, showsSpecials } from './hotel-offers.ts'

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
