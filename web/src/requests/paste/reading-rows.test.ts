import { expect, test } from 'vitest'
import { missingLabel, rowsOf, segmentsOf } from './reading-rows.ts'

const read = <T>(value: T, start: number, end: number, reason: string | null = null) => ({
  value,
  state: reason === null ? ('certain' as const) : ('uncertain' as const),
  reason,
  ranges: [{ start, end }],
  alternatives: [],
})

const text = '8 courts in May for 40 teams'
const fields = {
  teamCount: read(40, 20, 28),
  spaceCount: read(8, 0, 8),
  spaceName: read('Court' as const, 0, 8),
  startDate: read('2027-05-01', 12, 15, 'The year isn’t written.'),
  endDate: read('2027-05-31', 12, 15, 'The year isn’t written.'),
}

test('numbers rows in the order of their words', () => {
  expect(rowsOf(fields).map(({ number, label }) => `${number} ${label}`)).toEqual([
    '1 Spaces',
    '2 Dates',
    '3 Teams',
  ])
})

test('a row says once why its fields are uncertain', () => {
  expect(rowsOf(fields).map(({ reasons }) => reasons)).toEqual([[], ['The year isn’t written.'], []])
})

test('splits the text at the words of rows', () => {
  expect(segmentsOf(text, rowsOf(fields))).toEqual([
    { text: '8 courts', number: 1 },
    { text: ' in ', number: undefined },
    { text: 'May', number: 2 },
    { text: ' for ', number: undefined },
    { text: '40 teams', number: 3 },
  ])
})

test('words of two rows belong to the first', () => {
  const both = { spaceCount: read(8, 0, 8), surface: read('Turf' as const, 2, 11) }
  expect(segmentsOf('8 turf fields', rowsOf(both))).toEqual([
    { text: '8 turf f', number: 1 },
    { text: 'iel', number: 2 },
    { text: 'ds', number: undefined },
  ])
})

test('a missing field is called by its own name, too, where another one with its label was read', () => {
  const rows = rowsOf({ contactName: read('Bo Lee', 0, 6), budgetFrom: read(5000, 8, 12) })
  const missing = [{ name: 'contactEmail' as const }, { name: 'teamCount' as const }]
  const labels = missing.map(({ name }) => missingLabel(name, [...rows, ...missing]))
  expect(labels).toEqual(['Contact for hosts: email', 'Teams'])
  expect(rows.map(({ label }) => label)).toEqual(['Contact for hosts', 'Budget'])
})

test('of two missing fields with one label, each is called by its own name', () => {
  const missing = [{ name: 'contactEmail' as const }, { name: 'contactPhone' as const }]
  expect(missing.map(({ name }) => missingLabel(name, missing))).toEqual([
    'Contact for hosts: email',
    'Contact for hosts: phone',
  ])
})
