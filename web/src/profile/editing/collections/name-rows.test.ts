import { expect, test } from 'vitest'
import { namesDifference, newRow, rowError } from './name-rows.ts'

const saved = [
  { id: '1', name: 'Old Mill' },
  { id: '2', name: 'Armory' },
]

test('unchanged rows change nothing', () => {
  expect(namesDifference(saved, [newRow('Old Mill'), newRow(' Armory '), newRow()])).toEqual({
    removed: [],
    added: [],
  })
})

test('an edited row removes the old name and adds the new one', () => {
  expect(namesDifference(saved, [newRow('Old Mill'), newRow('Elm Armory')])).toEqual({
    removed: [{ id: '2', name: 'Armory' }],
    added: ['Elm Armory'],
  })
})

test('the name of the page and repeated names are errors, in any casing', () => {
  const rows = [newRow('Old Mill'), newRow('OLD mill'), newRow('elm hall'), newRow()]
  expect(rows.map((row) => rowError(row, rows, 'Elm Hall'))).toEqual([
    undefined,
    'This name is in the list already.',
    'This is the name of the page.',
    undefined,
  ])
})
