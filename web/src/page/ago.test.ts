import { expect, test } from 'vitest'
import { ago } from './ago.ts'

const now = Date.parse('2027-03-12T16:00:00Z')

test.each([
  ['2027-03-12T15:59:30Z', 'just now'],
  ['2027-03-12T16:00:30Z', 'just now'],
  ['2027-03-12T15:59:00Z', '1 minute ago'],
  ['2027-03-12T15:48:00Z', '12 minutes ago'],
  ['2027-03-12T14:30:00Z', '1 hour ago'],
  ['2027-03-11T16:01:00Z', '23 hours ago'],
])('%s is %s', (instant, words) => {
  expect(ago(instant, now)).toBe(words)
})

test('is the day after a day', () => {
  expect(ago('2027-03-11T15:00:00Z', now)).toMatch(/^Mar 11, 2027/)
})
