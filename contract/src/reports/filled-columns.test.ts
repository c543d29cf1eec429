import { expect, test } from 'vitest'
import { withFilledColumns } from './filled-columns.ts'

const column = (label: string) => ({ label, unit: 'count' as const, currency: null })
const row = (label: string, cells: (number | null)[]) => ({ label, note: null, link: null, cells })
const table = { name: 'pages', label: 'Pages', of: 'Page', columns: [column('Views'), column('Likes')] }

test('leaves out columns that no row has a value of', () => {
  const rows = [row('Elm', [null, 0]), row('Oak', [null, 7])]
  expect(withFilledColumns({ ...table, rows, totals: [null, 7] })).toEqual({
    ...table,
    columns: [column('Likes')],
    rows: [row('Elm', [0]), row('Oak', [7])],
    totals: [7],
  })
})

test('keeps all columns of a table without any value', () => {
  const empty = { ...table, rows: [row('Elm', [null, null])], totals: null }
  expect(withFilledColumns(empty)).toBe(empty)
})
