import { expect, test } from 'vitest'
import { addsUp, valueText } from './value-text.ts'

test.each([
  [17_218, 'count', '17,218'],
  [0, 'count', '0'],
  [10_494_800, 'money', '$104,948'],
  [26_656, 'money', '$266.56'],
  [1690, 'share', '16.9%'],
  [10_000, 'share', '100%'],
  [45, 'minutes', '45 m'],
  [60, 'minutes', '1 h'],
  [340, 'minutes', '5 h 40 m'],
  [1440, 'minutes', '1 d'],
  [3070, 'minutes', '2 d 3 h'],
  ['2027-02-18', 'day', 'Feb 18, 2027'],
  ['Open', 'text', 'Open'],
  [null, 'count', '–'],
] as const)('%s as %s is %s', (value, unit, text) => {
  expect(valueText(value, { unit, currency: null })).toBe(text)
})

test('money is in its currency', () => {
  expect(valueText(5000, { unit: 'money', currency: 'CAD' })).toBe('CA$50')
})

test('counts and money add up, shares and durations do not', () => {
  const units = ['count', 'money', 'share', 'minutes'] as const
  expect(units.filter((unit) => addsUp({ unit, currency: null }))).toEqual(['count', 'money'])
})
