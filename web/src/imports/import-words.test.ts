import { expect, test } from 'vitest'
import {
  bytesText,
  countsText,
  progressPart,
  progressText,
  startText,
  totalOf,
  wordsOfState,
} from './import-words.ts'

const none = { new: 0, changed: 0, unchanged: 0, merged: 0, doubtful: 0, skipped: 0, refused: 0 }

test.each([
  [{ new: 312 }, 'Import 312 venues'],
  [{ new: 1 }, 'Import 1 venue'],
  [{ changed: 14 }, 'Update 14 venues'],
  [{ new: 1200, changed: 14 }, 'Import 1,200 venues, update 14'],
])('the button for %j is "%s"', (counts, text) => expect(startText({ ...none, ...counts })).toBe(text))

test('counts the outcomes of a file before its import', () =>
  expect(countsText({ ...none, new: 3, changed: 1, doubtful: 2, refused: 1 }, false)).toBe(
    '3 new, 1 with updates, 2 to decide, 1 error',
  ))

test('counts the outcomes of a file after its import', () =>
  expect(countsText({ ...none, new: 3, doubtful: 2, merged: 9 }, true)).toBe('3 added, 2 not decided'))

test('a file without rows has no counts', () => expect(countsText(none, false)).toBe('No rows'))

test('the total includes every outcome', () =>
  expect(totalOf({ ...none, new: 2, merged: 1, refused: 4 })).toBe(7))

test.each([
  [null, 'Waiting to start'],
  [{ step: 'reading', rows: 0, of: null }, 'Reading the file'],
  [{ step: 'reading', rows: 1200, of: null }, 'Reading the file: 1,200 rows'],
  [{ step: 'comparing', rows: 1200, of: 9000 }, 'Comparing with known venues: 1,200 of 9,000 rows'],
] as const)('the progress %j is "%s"', (progress, text) => expect(progressText(progress)).toBe(text))

test('the part that is done is unknown without a total', () =>
  expect(progressPart({ step: 'reading', rows: 10, of: null })).toBeUndefined())

test('the part that is done is at most 1', () =>
  expect(progressPart({ step: 'writing', rows: 12, of: 10 })).toBe(1))

test.each([
  [1, '1 byte'],
  [512, '512 bytes'],
  [6240, '6.2 KB'],
  [81_400_000, '81 MB'],
])('%i bytes are "%s"', (bytes, text) => expect(bytesText(bytes)).toBe(text))

const problem = (remedy: 'columns' | 'file') => ({ text: 'No names.', reasons: [], remedy })

test.each([
  ['Unusable', problem('columns'), false, 'Columns needed'],
  ['Unusable', problem('file'), false, 'Can’t be imported'],
  ['Ready', null, true, 'Columns to confirm'],
  ['Ready', null, false, 'Ready to import'],
] as const)('the state %s with the problem %j reads so', (state, found, isProposed, text) =>
  expect(wordsOfState({ state, problem: found && { ...found, reasons: [] }, isProposed }).text).toBe(text),
)
