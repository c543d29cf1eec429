import { expect, test } from 'vitest'
import { isAbsent, tidy } from './absent.ts'
import { countryOf, unservedPart } from './country.ts'
import { phoneNumber } from './phone-number.ts'
import { webAddress } from './web-address.ts'
import { squareFeet, wholeNumber, year } from './whole-number.ts'

test.each([
  'NOT AVAILABLE',
  'n/a',
  ' N/A ',
  '-999',
  '-9999',
  '-999.0',
  '..',
  '',
  ' ',
  'NULL',
  '#N/A',
  'NaN',
  '-',
])('%j says nothing', (text) => {
  expect(isAbsent(text)).toBe(true)
})

test('what looks like nothing but says something is kept', () => {
  expect(['-88.01', 'None Such Park', '0', '-99.9', '999'].filter(isAbsent)).toEqual([])
})

test('a tidy text is one line without what nobody sees', () => {
  expect(tidy('  Oak \t\n Hill\u00a0Park\u200b \ufeff')).toBe('Oak Hill Park')
})

test.each([
  ['(414) 266-7000', '(414) 266-7000'],
  ['4142667000', '(414) 266-7000'],
  ['414.266.7000', '(414) 266-7000'],
  ['+1 414 266 7000', '(414) 266-7000'],
  ['1-414-266-7000 ext. 12', '(414) 266-7000 x12'],
  ['414-266-7000x123', '(414) 266-7000 x123'],
  ['41426670001234', '(414) 266-7000 x1234'],
  ['414-266-7000; 414-266-7001', '(414) 266-7000'],
  ['+44 20 7946 0000', '+44 20 7946 0000'],
  ['020 7946 0000', '020 7946 0000'],
  ['call us', 'call us'],
])('the phone %s is written %s', (text, phone) => {
  expect(phoneNumber(text)).toBe(phone)
})

test.each([
  ['www.example.com', 'https://www.example.com'],
  ['http://Example.com/', 'http://example.com'],
  ['https://example.com/Path?a=1', 'https://example.com/Path?a=1'],
  ['example.com; example.org', 'https://example.com'],
  ['//example.com', 'https://example.com'],
  ['ask at the desk', 'ask at the desk'],
])('the address %s is written %s', (text, address) => {
  expect(webAddress(text)).toBe(address)
})

test.each([
  ['45,000', 45_000],
  ['45 000', 45_000],
  ['45000.0', 45_000],
  ['0', 0],
  ['about 500', undefined],
  ['-5', undefined],
  ['4,5', undefined],
])('%s is %s as a whole number', (text, number) => {
  expect(wholeNumber(text)).toBe(number)
})

test('areas come in square feet', () => {
  expect(['12,000', '12,000 sq. ft.', '12000 ft²', '1000 m2', 'large', '10 acres'].map(squareFeet)).toEqual([
    12_000,
    12_000,
    12_000,
    10_764,
    undefined,
    undefined,
  ])
})

test('a year is found in a year or a date', () => {
  expect(
    ['1998', '1998-05-01', '5/1/1998', 'May 1, 1998', 'May 1998', '1998.0', '~1998', '98', 'soon'].map(year),
  ).toEqual([...Array.from({ length: 7 }, () => 1998), undefined, undefined])
})

test('countries are known by name and code, and others can be named', () => {
  expect(countryOf('USA').country).toBe('US')
  expect(countryOf('Can.').country).toBe('CA')
  expect(countryOf('PRI')).toEqual({ country: 'US', state: 'Puerto Rico' })
  expect(countryOf('MEX').country).toEqual({ other: 'Mexico' })
  expect(countryOf('fr').country).toEqual({ other: 'France' })
  expect(countryOf('Atlantis').country).toEqual({ other: 'Atlantis' })
  expect(unservedPart('YT')).toBe('Yukon')
  expect(unservedPart('Ontario')).toBeUndefined()
})
