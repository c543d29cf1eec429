import { describe, expect, test } from 'vitest'
import type { Charge } from './pricing-schema.ts'
import { nightsBetween, roomNight, stayPrice } from './stay-price.ts'

const tax = (basisPoints: number, base: 'Room' | 'RoomAndFees' = 'Room', isIncluded = false): Charge => ({
  name: 'Tax',
  purpose: 'Goes to the state',
  kind: 'Tax',
  isIncluded,
  unit: 'Percent',
  basisPoints,
  base,
})
const fee = (cents: number, per: 'Night' | 'Stay' | 'PersonNight', isIncluded = false): Charge => ({
  name: 'Fee',
  purpose: 'Pays for the pool',
  kind: 'Fee',
  isIncluded,
  unit: 'Cents',
  cents,
  per,
})
const price = (rates: readonly number[], charges: readonly Charge[], guests = 2) =>
  stayPrice({ nights: rates.map((rate, at) => ({ night: `2027-03-1${at}`, rate })), guests, charges })
const totals = (rates: readonly number[], charges: readonly Charge[], guests?: number) => {
  const { total, totalWithTaxes } = price(rates, charges, guests)
  return [total, totalWithTaxes]
}

describe('the price of a stay', () => {
  test('two nights at $119 with 7% and 5% are $238, and $266.56 with taxes', () => {
    expect(totals([11_900, 11_900], [tax(700), tax(500)])).toEqual([23_800, 26_656])
  })

  test('a mandatory fee is part of the total and of the rate a night', () => {
    expect(price([15_400], [fee(900, 'Night')])).toMatchObject({ total: 16_300, nightly: 16_300 })
  })

  test.each([
    [10, 500, 1],
    [9, 500, 0],
    [50, 100, 1],
    [49, 100, 0],
    [150, 100, 2],
  ])(
    'of %i cents, %i hundredths of a percent are %i cents: half a cent is rounded up',
    (rate, points, cents) => {
      expect(totals([rate], [tax(points)])).toEqual([rate, rate + cents])
    },
  )

  test('each night and line is rounded before they are added', () => {
    // 0.5 cents a line: once rounded together, 4 of them would be 2 cents.
    expect(totals([10, 10], [tax(500), tax(500)])).toEqual([20, 24])
  })

  test.each([
    ['Night', 3, 2, 600],
    ['Stay', 3, 2, 200],
    ['PersonNight', 3, 2, 1200],
    ['PersonNight', 1, 1, 200],
  ] as const)(
    'a fee of 200 cents per %s for %i nights and %i guests is %i cents',
    (per, nights, guests, cents) => {
      expect(totals(Array(nights).fill(0), [fee(200, per)], guests)).toEqual([cents, cents])
    },
  )

  test('a tax on room and fees also takes fees of the night and of the stay', () => {
    const charges = [fee(1000, 'Night'), fee(500, 'Stay'), tax(1000, 'RoomAndFees')]
    expect(totals([10_000, 10_000], charges)).toEqual([22_500, 24_750])
  })

  test('a tax of 100% doubles the room', () => {
    expect(totals([10_000], [tax(10_000)])).toEqual([10_000, 20_000])
  })

  test('what the rate includes is told and not added', () => {
    const { lines, total, totalWithTaxes } = price([11_200], [tax(700, 'Room', true), tax(500, 'Room', true)])
    expect([total, totalWithTaxes]).toEqual([11_200, 11_200])
    expect(lines.filter(({ isIncluded }) => isIncluded).map(({ cents }) => cents)).toEqual([700, 500])
  })

  test('a tax on room and fees leaves out fees that the rate includes', () => {
    expect(totals([10_000], [fee(1000, 'Night', true), tax(1000, 'RoomAndFees')])).toEqual([10_000, 11_000])
  })

  test('the lines that are not included add up to the total with taxes', () => {
    const charges = [
      fee(333, 'PersonNight'),
      fee(77, 'Stay'),
      tax(725, 'RoomAndFees'),
      tax(100, 'Room', true),
    ]
    const { lines, totalWithTaxes } = price([9999, 12_345, 101], charges, 3)
    const added = lines.reduce((sum, { cents, isIncluded }) => sum + (isIncluded ? 0 : cents), 0)
    expect(added).toBe(totalWithTaxes)
  })

  test('the largest rate, taxed by 100% for 14 nights, is exact', () => {
    expect(totals(Array(14).fill(10_000_000), [tax(10_000)])).toEqual([140_000_000, 280_000_000])
  })
})

describe('the nights of a stay', () => {
  test.each([
    ['2027-03-12', '2027-03-12', []],
    ['2027-03-12', '2027-03-14', ['2027-03-12', '2027-03-13']],
    ['2026-12-31', '2027-01-02', ['2026-12-31', '2027-01-01']],
    // Clocks change on March 14th and November 7th.
    ['2027-03-13', '2027-03-15', ['2027-03-13', '2027-03-14']],
    ['2027-11-06', '2027-11-08', ['2027-11-06', '2027-11-07']],
    ['2028-02-28', '2028-03-01', ['2028-02-28', '2028-02-29']],
  ])('from %s to %s', (checkIn, checkOut, nights) => {
    expect(nightsBetween(checkIn, checkOut)).toEqual(nights)
  })
})

describe('a night of a room type', () => {
  const plain = { rate: null, minStay: null, isClosed: false, isClosedToArrival: false, count: null }
  const room = {
    rate: 100,
    minStay: 1,
    count: 9,
    ranges: [
      { ...plain, from: '2027-03-11', to: '2027-03-12', rate: 200, count: 0 },
      { ...plain, from: '2027-03-13', to: '2027-03-13', minStay: 2, isClosed: true, isClosedToArrival: true },
    ],
  }
  test.each([
    ['2027-03-10', { rate: 100, minStay: 1, isClosed: false, isClosedToArrival: false, count: 9 }],
    ['2027-03-11', { rate: 200, minStay: 1, isClosed: false, isClosedToArrival: false, count: 0 }],
    ['2027-03-12', { rate: 200, minStay: 1, isClosed: false, isClosedToArrival: false, count: 0 }],
    ['2027-03-13', { rate: 100, minStay: 2, isClosed: true, isClosedToArrival: true, count: 9 }],
    ['2027-03-14', { rate: 100, minStay: 1, isClosed: false, isClosedToArrival: false, count: 9 }],
  ])('%s takes from its range what that sets, and the rest from the type', (night, expected) => {
    expect(roomNight(room, night)).toEqual({ night, ...expected })
  })
})
