import { expect, test } from 'vitest'
import { gapTimeWords } from './gap-words.ts'

const spaces = [{ name: 'Field 3', units: [{ id: 'a', label: '' }] }]
const words = (starts: string, ends: string) =>
  gapTimeWords(
    [{ starts: `2026-11-${starts}:00Z`, ends: `2026-11-${ends}:00Z`, unitIds: ['a'] }],
    spaces,
    'UTC',
  )

test.each([
  ['28T13:00', '28T17:00', 'Sat, Nov 28, 1–5 PM: Field 3'],
  ['28T20:00', '29T00:00', 'Sat, Nov 28, from 8 PM: Field 3'],
  ['28T00:00', '29T00:00', 'Sat, Nov 28, all day: Field 3'],
])('%s to %s', (starts, ends, text) => {
  expect(words(starts, ends)).toEqual([text])
})

test('all of three spaces are counted instead of named', () => {
  const three = ['a', 'b', 'c'].map((id) => ({ name: `Field ${id}`, units: [{ id, label: '' }] }))
  const time = { starts: '2026-11-28T13:00:00Z', ends: '2026-11-28T17:00:00Z', unitIds: ['a', 'b', 'c'] }
  expect(gapTimeWords([time], three, 'UTC')).toEqual(['Sat, Nov 28, 1–5 PM: all 3 spaces'])
})

test('spaces with numbers that follow each other are a range', () => {
  const six = [1, 2, 3, 4, 5, 6].map((number) => ({
    name: `Diamond ${number}`,
    units: [{ id: `d${number}`, label: '' }],
  }))
  const time = { starts: '2026-11-28T13:00:00Z', ends: '2026-11-28T17:00:00Z' }
  const of = (...unitIds: string[]) => gapTimeWords([{ ...time, unitIds }], six, 'UTC')
  expect(of('d1', 'd2', 'd3', 'd4')).toEqual(['Sat, Nov 28, 1–5 PM: Diamond 1–4'])
  expect(of('d1', 'd2', 'd6')).toEqual(['Sat, Nov 28, 1–5 PM: Diamond 1, Diamond 2, Diamond 6'])
})
