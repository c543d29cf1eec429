import { expect, test } from 'vitest'
import { keywordHint } from './confirm-dialog.tsx'

test.each([
  ['', 'Nine letters to go'],
  ['Lake Ci', 'Two letters to go'],
  ['Lake Cit', 'One letter to go'],
  ['Lake City', 'Matches'],
  ['lake', 'Doesn’t match. Check capital letters, too.'],
  ['Lake City Diamonds', 'Doesn’t match. Check capital letters, too.'],
])('of Lake City, with %j typed: %s', (typed, hint) => {
  expect(keywordHint('Lake City', typed)).toBe(hint)
})

test('beyond ten the number is a figure, and a sign of two halves is one letter', () => {
  expect(keywordHint('permanently', '')).toBe('11 letters to go')
  expect(keywordHint('🏒🥅', '🏒')).toBe('One letter to go')
})
