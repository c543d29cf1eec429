import { expect, test } from 'vitest'
import { profileFields } from '../../../kind/profile-fields.ts'
import { conflictRows, resolved } from './conflict-rows.ts'
import { fieldsNamed } from './typed-fields.ts'

const fields = fieldsNamed(profileFields, ['name', 'phone', 'lat', 'lng'])
const before = { name: 'Old', phone: null, lat: 39, lng: -86 }

test('rows are the fields that both changed, or that only they changed', () => {
  const mine = { ...before, name: 'Mine', phone: '317 555 0100' }
  expect(conflictRows(fields, { before, mine, theirs: before })).toEqual([])
  expect(conflictRows(fields, { before, mine, theirs: { ...before, name: 'Mine' } })).toEqual([])
  const rows = conflictRows(fields, { before, mine, theirs: { ...before, name: 'Theirs', lng: -87 } })
  expect(rows.map(({ label, mine: own, theirs, choice }) => [label, own, theirs, choice])).toEqual([
    ['Name', 'Mine', 'Theirs', 'mine'],
    ['Pin', '39, -86', '39, -87', 'theirs'],
  ])
})

test('the chosen version is taken, and other fields stay mine', () => {
  const mine = { ...before, name: 'Mine', phone: '317 555 0100' }
  const theirs = { ...before, name: 'Theirs', lng: -87 }
  const rows = conflictRows(fields, { before, mine, theirs })
  expect(resolved(rows, { mine, theirs })).toEqual({ ...mine, lng: -87 })
  const taken = rows.map((row) => ({ ...row, choice: 'theirs' as const }))
  expect(resolved(taken, { mine, theirs })).toEqual({ ...theirs, phone: mine.phone })
})
