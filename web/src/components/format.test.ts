import { expect, test } from 'vitest'
import { abbreviated, count, counted, date, miles, signed } from './format.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1K'],
  [3240, '3.2K'],
  [999_949, '999.9K'],
  [999_960, '1M'],
  [999_999, '1M'],
  [1e6, '1M'],
  [2_500_000, '2.5M'],
  [999_949_999, '999.9M'],
  [999_999_999, '1B'],
  [1e9, '1B'],
  [7.25e12, '7250B'],
  [-1500, '−1.5K'],
  [-999_960, '−1M'],
  [-0.04, '0'],
])('abbreviates %d as %s', (n, written) => {
  expect(abbreviated(n)).toBe(written)
})

test('writes a calendar date as the day it is, wherever it is read', () => {
  expect(date('2027-03-12')).toBe('Mar 12, 2027')
  expect(date('2027-03-12T23:30:00.000Z')).toBe('Mar 12, 2027')
})

test('counts in words, with the plural that is given', () => {
  expect(counted(1, 'space')).toBe('1 space')
  expect(counted(1200, 'space')).toBe('1,200 spaces')
  expect(counted(2, 'facility', 'facilities')).toBe('2 facilities')
})

test.each([
  [1120, '1,120'],
  [-3, '−3'],
  [-2350, '−2,350'],
  [-0, '0'],
])('writes the count %d as %s', (n, written) => {
  expect(count(n)).toBe(written)
})

test('the smallest distance is 0.1 miles', () => {
  expect(miles(0.01)).toBe('0.1 mi')
  expect(miles(4.26)).toBe('4.3 mi')
  expect(miles(21.4)).toBe('21 mi')
})

test('writes the sign of a number, also before what it counts', () => {
  expect([signed(1200), signed(-5)]).toEqual(['+1,200', '−5'])
  expect(signed(-87, (hosts) => counted(hosts, 'host'))).toBe('−87 hosts')
})
