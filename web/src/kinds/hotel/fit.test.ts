import { expect, test } from 'vitest'
import { whySimilar } from './fit.ts'

test('names up to two amenities that both hotels have', () =>
  expect(whySimilar({ amenities: ['Pool', 'Bar'] }, { amenities: ['Pool', 'Suites', 'Bar'] })).toBe(
    'Also has Pool and Bar',
  ))

test('counts three amenities that both hotels have', () => {
  const hotel = { amenities: ['Pool' as const, 'Bar' as const, 'Suites' as const] }
  expect(whySimilar(hotel, hotel)).toBe('3 amenities in common')
})

test('hotels without a common amenity have no reason', () =>
  expect(whySimilar({ amenities: ['Pool'] }, { amenities: [] })).toBeUndefined())
