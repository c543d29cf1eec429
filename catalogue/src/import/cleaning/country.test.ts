import { expect, test } from 'vitest'
import { countryOf, unservedPart } from './country.ts'

test.each([
  ['USA', 'US'],
  ['Can.', 'CA'],
  ['MEX', { other: 'Mexico' }],
  ['fr', { other: 'France' }],
  ['Atlantis', { other: 'Atlantis' }],
])('the country of %s is %j', (text, country) => {
  expect(countryOf(text).country).toEqual(country)
})

test('a country code of Puerto Rico means the US and the state Puerto Rico', () => {
  expect(countryOf('PRI')).toEqual({ country: 'US', state: 'Puerto Rico' })
})

test('YT is the unserved Yukon', () => {
  expect(unservedPart('YT')).toBe('Yukon')
})

test('Ontario is served', () => {
  expect(unservedPart('Ontario')).toBeUndefined()
})
