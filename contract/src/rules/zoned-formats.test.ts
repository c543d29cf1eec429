import { expect, test } from 'vitest'
import { zonedFormats } from './zoned-formats.ts'

const days = zonedFormats('sv-SE', { dateStyle: 'short' })

test('a format is made once for each time zone', () => {
  expect(days('Asia/Tokyo')).toBe(days('Asia/Tokyo'))
  expect(days('Asia/Tokyo').format(new Date('2027-03-12T20:00:00Z'))).toBe('2027-03-13')
  expect(days('UTC').format(new Date('2027-03-12T20:00:00Z'))).toBe('2027-03-12')
})

test('an unknown time zone throws', () => {
  expect(() => days('Mars/Olympus')).toThrow(RangeError)
})
