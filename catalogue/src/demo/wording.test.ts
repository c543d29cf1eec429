import { expect, test } from 'vitest'
import { counted, enumeration, grouped, inText, spelled } from './wording.ts'

test.each([
  [1, 'one'],
  [10, 'ten'],
  [19, 'nineteen'],
  [20, 'twenty'],
  [42, 'forty-two'],
  [99, 'ninety-nine'],
])('%i is %s', (number, text) => expect(spelled(number)).toBe(text))

test('running text spells numbers up to ten', () => {
  expect([inText(10), inText(11), inText(12_500)]).toEqual(['ten', '11', '12,500'])
  expect([grouped(999), grouped(1000), grouped(1_234_567)]).toEqual(['999', '1,000', '1,234,567'])
})

test('lists and counts', () => {
  expect(enumeration(['a'])).toBe('a')
  expect(enumeration(['a', 'b'])).toBe('a and b')
  expect(enumeration(['a', 'b', 'c'])).toBe('a, b and c')
  expect(counted(1, 'sheet of ice', 'sheets of ice')).toBe('a sheet of ice')
  expect(counted(2, 'sheet of ice', 'sheets of ice')).toBe('two sheets of ice')
})
