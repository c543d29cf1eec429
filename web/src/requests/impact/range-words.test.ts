import type { InputName } from '@app/contract/rules/impact/inputs.ts'
import { expect, test } from 'vitest'
import { atLeastText, countText, inputText, moneyText, readInput, shortDollars } from './range-words.ts'

test.each<[string, InputName, number, number]>([
  ['1,640', 'people', 1640, 1640],
  ['15–26%', 'local', 0.15, 0.26],
  ['5.75–13.75%', 'taxRate', 0.0575, 0.1375],
  ['1.7–2', 'nights', 1.7, 2],
  ['$40–48', 'roomRate', 40, 48],
])('%j is an input, and read as one', (text, name, low, high) => {
  expect(inputText({ low, high }, name)).toBe(text)
  expect(readInput(text, name)).toEqual({ low, high })
})

test.each<[string, InputName, number, number]>([
  ['1640 to 1700', 'people', 1640, 1700],
  ['15.3 - 26', 'local', 0.153, 0.26],
  [' $1,200 ', 'organizer', 1200, 1200],
  ['.5', 'nights', 0.5, 0.5],
  ['1,200–1 300', 'people', 1200, 1300],
  ['$40 – $48.50', 'roomRate', 40, 48.5],
  ['12 %–15%', 'local', 0.12, 0.15],
])('reads %j', (text, name, low, high) => {
  expect(readInput(text, name)).toEqual({ low, high })
})

test.each<[string, InputName, string]>([
  ['', 'people', 'Write one figure, or two such as 10–20.'],
  ['-1', 'people', 'Write one figure, or two such as 10–20.'],
  ['NaN', 'people', 'Write one figure, or two such as 10–20.'],
  ['1,2', 'people', 'Write one figure, or two such as 10–20.'],
  ['1 2', 'people', 'Write one figure, or two such as 10–20.'],
  ['1,2–5', 'days', 'Write one figure, or two such as 10–20.'],
  ['1e12', 'people', 'Write one figure, or two such as 10–20.'],
  ['1-2-3', 'days', 'Write one figure, or two such as 10–20.'],
  ['1000000000000', 'people', 'Must be from 0 to 1,000,000.'],
  ['120%', 'local', 'Must be from 0 to 100%.'],
  ['0', 'perRoom', 'Must be from 1 to 20.'],
  ['5–3', 'days', 'The first figure must not be more than the second.'],
  ['10.5', 'people', 'Must be whole numbers.'],
])('refuses %j', (text, name, reason) => {
  expect(readInput(text, name)).toBe(reason)
})

test.each([
  [751_234, 958_760, '$750–960K'],
  [982_000, 1_148_000, '$980K–1.15M'],
  [0, 0, '$0'],
  [15_340, 19_270, '$15.3–19.3K'],
  [12, 640, '$10–640'],
  [-5000, 2000, '−$5K to $2K'],
  [-5000, -2000, '−$5K to −$2K'],
])('%d to %d dollars are %j', (low, high, text) => {
  expect(moneyText({ low, high })).toBe(text)
})

test.each([
  [0, '$0'],
  [-2000, '−$2K'],
  [-1_150_000, '−$1.15M'],
  [999_999, '$1M'],
])('%d dollars are %j in short', (value, text) => {
  expect(shortDollars(value)).toBe(text)
})

test.each([
  [1050, 1320, '1,050–1,320'],
  [1120, 1120, '1,120'],
])('%d to %d are %j', (low, high, text) => {
  expect(countText({ low, high })).toBe(text)
})

test('rounds what is promised down', () => {
  expect(atLeastText(69_900)).toBe('$69K')
})
