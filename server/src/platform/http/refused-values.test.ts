import { expect, test } from 'vitest'
import { isShort, refusedValues } from './refused-values.ts'

const pathsOf = (value: unknown) => [...refusedValues(value, 'data')].map(({ path }) => path)

test('accepts emoji, line breaks and characters of all languages', () => {
  expect(pathsOf({ text: 'a\n👩‍👩‍👧‍👦 漢 \u202e', list: [1, null, true, 'ß'] })).toEqual([])
})

test.each([
  ['NUL', 'a\0'],
  ['the first half of a surrogate pair', '\ud83d'],
  ['the second half of a surrogate pair', 'a\ude00'],
])('refuses %s in texts and in names of fields', (_what, text) => {
  expect(pathsOf({ list: ['a', { text }] })).toEqual(['data/list/1/text'])
  expect(pathsOf({ list: [{ [text]: 1 }] })).toEqual(['data/list/0'])
})

test.each(['toString', 'valueOf'])('refuses the field %s, which numbers are compared by', (name) => {
  expect(pathsOf({ length: { [name]: 'x' } })).toEqual([`data/length/${name}`])
})

test('stops at 32 levels', () => {
  const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)])
  expect(pathsOf(nested(32))).toEqual([])
  expect(pathsOf(nested(100_000 / 20))).toEqual([`data${'/0'.repeat(32)}`])
})

test.each([
  ['a list', 25_000, 1],
  ['lists of four in lists', 5000, [1, 2, 3, 4]],
  ['lists of four in fields', 5000, { sports: [1, 2, 3, 4] }],
])('%s may have 25,000 items altogether', (_what, count, item) => {
  const listOf = (length: number) => ({ data: Array.from({ length }, () => item) })
  expect(isShort(listOf(count))).toBe(true)
  expect(isShort(listOf(count + 1))).toBe(false)
})

test('fields are no items', () =>
  expect(isShort(Object.fromEntries(Array.from({ length: 80_000 }, (_, n) => [`k${n}`, null])))).toBe(true))

test('a value of 400,000 levels is not short', () => {
  let nested: unknown = 1
  for (let level = 0; level < 400_000; level++) nested = [nested]
  expect(isShort(nested)).toBe(false)
})
