import { expect, test } from 'vitest'
import { readRange } from './byte-range.ts'

test.each([
  ['bytes=0-9', { from: 0, to: 9 }],
  ['bytes=90-', { from: 90, to: 99 }],
  ['bytes=90-500', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['Bytes=5-5', { from: 5, to: 5 }],
])('%s of 100 bytes is %j', (header, range) => {
  expect(readRange(header, 100)).toEqual(range)
})

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=99999999999999999999-'])(
  '%s of 100 bytes is unsatisfiable',
  (header) => {
    expect(readRange(header, 100)).toBe('unsatisfiable')
  },
)

test.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=9-5', 'bytes=a-b', 'bytes=0-1,4-5', 'lines=0-9'])(
  'a header of %j is ignored',
  (header) => {
    expect(readRange(header, 100)).toBe('all')
  },
)

test('every range of an empty file is unsatisfiable', () => {
  expect(readRange('bytes=0-', 0)).toBe('unsatisfiable')
  expect(readRange('bytes=-5', 0)).toBe('unsatisfiable')
})
