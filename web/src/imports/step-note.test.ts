import { expect, test } from 'vitest'
import { stepNote } from './step-nav.tsx'

const column = { name: 'Name', samples: [], target: 'name', recognizedBy: 'name' as const }
const counts = { new: 3, changed: 1, unchanged: 0, merged: 0, doubtful: 0, skipped: 0, refused: 0 }
const item = { counts, columns: [column], isProposed: false, ignoreRest: false, decidedCount: 0 }

test.each([
  ['columns', item, '1 column', false],
  ['columns', { ...item, isProposed: true }, 'To confirm', true],
  ['columns', { ...item, columns: [{ ...column, target: null, recognizedBy: null }] }, '1 unknown', true],
  ['check', item, '4 rows', false],
  ['check', { ...item, counts: { ...counts, refused: 2 } }, '2 errors', true],
  ['check', { ...item, counts: null }, 'After the columns', false],
  ['duplicates', item, 'None', false],
  ['duplicates', { ...item, counts: { ...counts, doubtful: 5 } }, '5 to decide', true],
  ['duplicates', { ...item, decidedCount: 5 }, '5 decided', false],
  ['import', item, '4 venues', false],
  ['import', { ...item, counts: { ...counts, new: 0, changed: 0 } }, 'Nothing new', false],
] as const)('the note of the step %s for %j is "%s"', (name, given, text, isOpen) =>
  expect(stepNote(name, { ...given, columns: [...given.columns] })).toEqual({ text, isOpen }),
)
