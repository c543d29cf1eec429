import { expect, test } from 'vitest'
import { badgeText } from './badge.tsx'

test.each([
  [0, undefined],
  [-1, undefined],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [12_345, '99+'],
])('a count of %s is shown as %s', (count, text) => {
  expect(badgeText(count)).toBe(text)
})

test('the cap may be another one', () => {
  expect(badgeText(10, 9)).toBe('9+')
})
