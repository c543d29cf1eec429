import { expect, test } from 'vitest'
import { normalizePhoneNumber } from './phone-number.ts'

test.each([
  ['(414) 266-7000', '(414) 266-7000'],
  ['4142667000', '(414) 266-7000'],
  ['414.266.7000', '(414) 266-7000'],
  ['+1 414 266 7000', '(414) 266-7000'],
  ['1-414-266-7000 ext. 12', '(414) 266-7000 x12'],
  ['414-266-7000x123', '(414) 266-7000 x123'],
  ['41426670001234', '(414) 266-7000 x1234'],
  ['414-266-7000; 414-266-7001', '(414) 266-7000'],
])('formats %s as %s', (text, phone) => {
  expect(normalizePhoneNumber(text)).toBe(phone)
})

test.each(['+44 20 7946 0000', '020 7946 0000', 'call us'])('leaves %s alone', (text) => {
  expect(normalizePhoneNumber(text)).toBe(text)
})
