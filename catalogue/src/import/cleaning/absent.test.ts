import { expect, test } from 'vitest'
import { isAbsent, tidy } from './absent.ts'

test.each([
  'NOT AVAILABLE',
  'n/a',
  ' N/A ',
  '-999',
  '-9999',
  '-999.0',
  '..',
  '',
  ' ',
  'NULL',
  '#N/A',
  'NaN',
  '-',
])('%j is absent', (text) => {
  expect(isAbsent(text)).toBe(true)
})

test.each(['-88.01', 'None Such Park', '0', '-99.9', '999'])('%j is not absent', (text) => {
  expect(isAbsent(text)).toBe(false)
})

test('tidy() removes line breaks, repeated spaces and invisible characters', () => {
  expect(tidy('  Oak \t\n Hill\u00a0Park\u200b \ufeff')).toBe('Oak Hill Park')
})
