import { expect, test } from 'vitest'
import type { Located } from '../matching/located.ts'
import { places } from '../testing/import-fixture.ts'
import { positionError } from './position-error.ts'

const gary = { name: 'Oak', address: null, city: 'Gary', state: 'Indiana', postalCode: null }
const errorOf = (facility: Partial<Located>) =>
  positionError(places)({ ...gary, lat: null, lng: null, ...facility })

test('a position of its own is exact', () => {
  expect(errorOf({ lat: 41.6012, lng: -87.3321, postalCode: '46204' })).toBe(0)
})

test('the center of the postal code is miles off, whoever placed it there', () => {
  expect(errorOf({ lat: 39.7716, lng: -86.157, postalCode: '46204' })).toBe(8)
})

test('the center of a rural Canadian area is far off', () => {
  expect(errorOf({ lat: 50, lng: -83, state: 'Ontario', postalCode: 'P0L 1Y0' })).toBe(60)
})

test('the center of a town is as far off as the town is large', () => {
  expect(errorOf({ lat: 41.5934, lng: -87.3464 })).toBeCloseTo(7.6, 1)
  expect(errorOf({ lat: 39.7684, lng: -86.158, city: 'Indianapolis' })).toBeCloseTo(18.2, 1)
})

test('a position in tenths of a degree is rounded', () => {
  expect(errorOf({ lat: 41.6, lng: -87.3 })).toBe(7)
})
