import type { ReportTable } from '@app/contract/reports/report-schema.ts'
import { expect, test } from 'vitest'
import { cutTable } from './cut-table.ts'

const column = (label: string, unit: 'count' | 'share' | 'text') => ({ label, unit, currency: null })
const row = (label: string, cells: (number | string)[]) => ({ label, note: null, link: null, cells })
const table: ReportTable = {
  name: 'pages',
  label: 'Pages',
  of: 'Page',
  columns: [column('Views', 'count'), column('Median', 'count'), column('State', 'text')],
  rows: [9, 8, 7, 6, 5, 4, 3, 2, 1].map((views, index) => row(`Page ${index}`, [views, 2, 'Open'])),
  totals: [45, 2, null],
}

test('what is left out is one row with the sums of the columns that add up', () => {
  const rows = cutTable(table, 5)
  expect(rows).toHaveLength(6)
  expect(rows.at(-1)).toMatchObject({ label: 'And 4 others', cells: [10, null, null] })
})

test.each([
  ['one row is never replaced by a row that stands for it', table, 8],
  ['a short table is never cut', { ...table, rows: table.rows.slice(0, 8) }, 1],
])('%s', (_, whole, most) => {
  expect(cutTable(whole, most)).toEqual(whole.rows)
})
