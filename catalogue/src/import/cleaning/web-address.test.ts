import { expect, test } from 'vitest'
import { normalizeWebAddress } from './web-address.ts'

test.each([
  ['www.example.com', 'https://www.example.com'],
  ['http://Example.com/', 'http://example.com'],
  ['https://example.com/Path?a=1', 'https://example.com/Path?a=1'],
  ['example.com; example.org', 'https://example.com'],
  ['//example.com', 'https://example.com'],
])('normalizes %s to %s', (text, address) => {
  expect(normalizeWebAddress(text)).toBe(address)
})

test('leaves text that is not an address alone', () => {
  expect(normalizeWebAddress('ask at the desk')).toBe('ask at the desk')
})
