import { expect, test } from 'vitest'
import { cellDay } from './cell-day.ts'
import { csvRows } from './csv-rows.ts'

test.each([
  [
    'commas',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'tabs',
    'a\tb,c\td\n1\t2',
    [
      ['a', 'b,c', 'd'],
      ['1', '2'],
    ],
  ],
  ['quotes and empty cells', '"a ""b""",,c\r\n', [['a "b"', '', 'c'], ['']]],
  ['an empty row', 'a\n\nb', [['a'], [''], ['b']]],
  ['a quote that is never closed', '"a,b', [['a,b']]],
  ['nothing', '', []],
])('reads %s', (_, text, rows) => {
  expect(csvRows(text)).toEqual(rows)
})

test.each([
  ['2027-03-12', '2027-03-12'],
  ['2027-03-12T00:00:00', '2027-03-12'],
  ['3/12/2027', '2027-03-12'],
  ['03/12/27', '2027-03-12'],
  ['12/31', '2026-12-31'],
  ['1/2', '2027-01-02'],
  ['Fri, Mar 12th', '2027-03-12'],
  ['March 12, 2027', '2027-03-12'],
  ['46458', '2027-03-12'],
  ['2027-02-30', undefined],
  ['13/1/2027', undefined],
  ['Total', undefined],
  ['', undefined],
])('%j is %j', (text, day) => {
  expect(cellDay(text, '2027-01-10')).toBe(day)
})
