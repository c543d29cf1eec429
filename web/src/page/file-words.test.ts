import { expect, test } from 'vitest'
import { documentType, fileSize } from './file-words.ts'

test('names file types as people do', () => {
  expect(documentType('application/pdf')).toBe('PDF')
  expect(documentType('text/csv; charset=utf-8')).toBe('CSV')
  expect(documentType('image/png')).toBe('PNG')
  expect(documentType(null)).toBe('')
})

test('writes sizes in the largest fitting unit', () => {
  expect([0, 1, 999, 1000, 1_240_000, 15_600_000, 4_000_000_000].map(fileSize)).toEqual([
    '0 bytes',
    '1 byte',
    '999 bytes',
    '1 kB',
    '1.2 MB',
    '16 MB',
    '4 GB',
  ])
  expect(fileSize(null)).toBe('')
})
