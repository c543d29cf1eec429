import { expect, test } from 'vitest'
import { conflictRows, namesByLabel, resolved } from './conflict-rows.ts'

const groups = namesByLabel({ name: 'Name', phone: 'Telephone', lat: 'Pin', lng: 'Pin' }, [
  'name',
  'phone',
  'lat',
  'lng',
])
const before = { name: 'Old', phone: null, lat: 39, lng: -86 }

test('only what both have changed, or what they alone have changed here, is asked about', () => {
  const mine = { ...before, name: 'Mine', phone: '317 555 0100' }
  expect(conflictRows(groups, { before, mine, theirs: before })).toEqual([])
  expect(conflictRows(groups, { before, mine, theirs: { ...before, name: 'Mine' } })).toEqual([])
  const rows = conflictRows(groups, { before, mine, theirs: { ...before, name: 'Theirs', lng: -87 } })
  expect(rows.map(({ label, mine: own, theirs, choice }) => [label, own, theirs, choice])).toEqual([
    ['Name', 'Mine', 'Theirs', 'mine'],
    ['Pin', '39, -86', '39, -87', 'theirs'],
  ])
})

test('what is chosen is taken, and what nobody else touched stays mine', () => {
  const mine = { ...before, name: 'Mine', phone: '317 555 0100' }
  const theirs = { ...before, name: 'Theirs', lng: -87 }
  const rows = conflictRows(groups, { before, mine, theirs })
  expect(resolved(rows, { mine, theirs })).toEqual({ ...mine, lng: -87 })
  const taken = rows.map((row) => ({ ...row, choice: 'theirs' as const }))
  expect(resolved(taken, { mine, theirs })).toEqual({ ...theirs, phone: mine.phone })
})
