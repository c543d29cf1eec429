import type { ReportCell, ReportTable } from '@app/contract/reports/report-schema.ts'
import { counted } from '@app/contract/rules/sentence-parts.ts'

type Row = ReportTable['rows'][number]

const numberOf = (cell: ReportCell | undefined) => (typeof cell === 'number' ? cell : 0)

/** Whether the rows of a column add up to its total, as shares and medians don't. */
function addsUp({ rows, totals }: ReportTable, column: number): boolean {
  const total = totals?.[column]
  return (
    typeof total === 'number' && rows.reduce((sum, { cells }) => sum + numberOf(cells[column]), 0) === total
  )
}

/** Tables that are so short aren't cut, such as the states and the speeds of leads, which are few and fixed. */
const shortTable = 8

/** How many rows a table has, if long ones have at most so many and one for the others. */
export const rowsShown = ({ rows }: ReportTable, most: number) =>
  rows.length <= Math.max(most + 1, shortTable) ? rows.length : most + 1

/** The first rows, and one that has the sums of all others, so that the table still adds up. */
export function cutTable(table: ReportTable, most: number): Row[] {
  const { columns, rows } = table
  const shown = rowsShown(table, most)
  if (shown === rows.length) return rows
  const rest = rows.slice(shown - 1)
  const sums = columns.map((_, column) =>
    addsUp(table, column) ? rest.reduce((sum, { cells }) => sum + numberOf(cells[column]), 0) : null,
  )
  return [
    ...rows.slice(0, shown - 1),
    { label: `And ${counted(rest.length, 'other')}`, note: null, link: null, cells: sums },
  ]
}
