import { expect, test } from 'vitest'
import { notesOf } from './row-details.tsx'

const row = {
  outcome: 'new' as const,
  problems: [],
  reasons: [],
  remarks: ['marked as closed', 'no coordinates given'],
  isOutside: false,
  differences: [],
  added: [],
}

test('corrections keep the order of the server', () =>
  expect(notesOf(row)).toEqual(['marked as closed', 'no coordinates given']))

test('a venue elsewhere is named before corrections', () =>
  expect(notesOf({ ...row, isOutside: true }, 'Visit Elm')[0]).toBe('Outside of Visit Elm’s area'))

test('problems come before other reasons, each once', () =>
  expect(notesOf({ ...row, outcome: 'doubtful', problems: ['b'], reasons: ['a', 'b'], remarks: [] })).toEqual(
    ['b', 'a'],
  ))

test('the changes of an update come before its corrections', () =>
  expect(notesOf({ ...row, outcome: 'changed', added: ['Parking'] })).toEqual([
    '1 added',
    'marked as closed',
    'no coordinates given',
  ]))
