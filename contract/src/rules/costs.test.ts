import { expect, test } from 'vitest'
import { dollars, participantCostText, teamCostText } from './costs.ts'

test('section 5: the cost of a participant', () => {
  expect(participantCostText(45)).toBe('$45 / Participant')
})

test('section 5: the cost of a team', () => {
  expect(teamCostText(600)).toBe('$600 / Team')
})

test.each([
  [0, '$0'],
  [0.01, '$0.01'],
  [12.5, '$12.50'],
  [12.05, '$12.05'],
  [999, '$999'],
  [1000, '$1,000'],
  [1250.5, '$1,250.50'],
  [1_000_000, '$1,000,000'],
  [-2350, '−$2,350'],
  [-12.5, '−$12.50'],
])('%d dollars are %j', (cost, text) => {
  expect(dollars(cost)).toBe(text)
})
