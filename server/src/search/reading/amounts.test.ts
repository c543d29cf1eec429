import { expect, test } from 'vitest'
import { amountAt } from './amounts.ts'
import { tokensOf } from './tokens.ts'

test.each([
  ['2,000', 2000],
  ['twelve', 12],
  ['seventeen', 17],
  ['twenty-four', 24],
  ['a dozen', 12],
  ['two dozen', 24],
  ['half a dozen', 6],
  ['a couple of', 2],
  ['three hundred', 300],
  ['fifteen hundred', 1500],
  ['6-8', 6],
  ['six to eight', 6],
  ['5 or 6', 5],
  ['once', undefined],
  ['8-6', undefined],
  ['555-1234', undefined],
  ['half court', undefined],
])('%s is %j', (text, value) => {
  expect(amountAt(tokensOf(text), 0)?.value).toBe(value)
})

test('counts the tokens of a range', () => {
  expect(amountAt(tokensOf('twenty four to thirty courts'), 0)).toEqual({ value: 24, length: 4 })
})
