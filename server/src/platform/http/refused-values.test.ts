import { expect, test } from 'vitest'
import { refusedValues } from './refused-values.ts'

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
