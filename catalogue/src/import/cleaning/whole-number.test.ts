import { expect, test } from 'vitest'
import { parseSquareFeet, parseWholeNumber, parseYear } from './whole-number.ts'

test.each([
  ['45,000', 45_000],
  ['45 000', 45_000],
  ['45000.0', 45_000],
  ['0', 0],
  ['about 500', undefined],
  ['-5', undefined],
  ['4,5', undefined],
])('parses %s as the whole number %s', (text, number) => {
  expect(parseWholeNumber(text)).toBe(number)
})

test.each([
  ['12,000', 12_000],
  ['12,000 sq. ft.', 12_000],
  ['12000 ft²', 12_000],
  ['1000 m2', 10_764],
  ['large', undefined],
  ['10 acres', undefined],
])('parses %s as %s square feet', (text, area) => {
  expect(parseSquareFeet(text)).toBe(area)
})

test.each(['1998', '1998-05-01', '5/1/1998', 'May 1, 1998', 'May 1998', '1998.0', '~1998'])(
  'parses the year of %s as 1998',
  (text) => {
    expect(parseYear(text)).toBe(1998)
  },
)

test.each(['98', 'soon'])('finds no year in %s', (text) => {
  expect(parseYear(text)).toBeUndefined()
})
