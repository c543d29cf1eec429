import type { ReportTable } from './report-schema.ts'

/** A table without columns that have no value in any row, as pages and files have it. */
export function withFilledColumns(table: ReportTable): ReportTable {
  const { columns, rows, totals } = table
  const isFilled = columns.map((_, at) => rows.some(({ cells }) => (cells[at] ?? null) !== null))
  if (!isFilled.includes(true)) return table
  const pick = <T>(values: readonly T[]) => values.filter((_, at) => isFilled[at])
  return {
    ...table,
    columns: pick(columns),
    rows: rows.map((row) => ({ ...row, cells: pick(row.cells) })),
    totals: totals && pick(totals),
  }
}
