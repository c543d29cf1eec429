import { expect, test } from 'vitest'
import { budgetGap } from './budget-text.ts'

test.each([
  ['above a range', 39_000, 25_000, 35_000, '$4,000 over'],
  ['within a range', 30_000, 25_000, 35_000, 'within it'],
  ['at an end of a range', 35_000, 25_000, 35_000, 'within it'],
  ['below a range', 22_500, 25_000, 35_000, '$2,500 under'],
  ['above the most', 35_001, null, 35_000, '$1 over'],
  ['below the most', 30_000, null, 35_000, '$5,000 under'],
  ['above the least', 90_000, 25_000, null, 'within it'],
  ['below the least', -1000, 25_000, null, '$26,000 under'],
  ['without a budget', 30_000, null, null, null],
])('an amount %s', (_where, amount, from, to, gap) => {
  expect(budgetGap(amount, from, to)).toBe(gap)
})
