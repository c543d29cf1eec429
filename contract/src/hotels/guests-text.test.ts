import { expect, test } from 'vitest'
import { guestsText } from './guests-text.ts'

test.each([
  [1, 0, '1 guest'],
  [4, 0, '4 guests'],
  [2, 1, '1 adult, 1 child'],
  [5, 3, '2 adults, 3 children'],
])('%d guests, %d of them children', (guests, children, text) => {
  expect(guestsText({ guests, children })).toBe(text)
})
