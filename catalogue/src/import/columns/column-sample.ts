import { isAbsent } from '../cleaning/absent.ts'
import type { SourceRow, SourceTable } from '../file/source-table.ts'

/** The first rows of a file, to judge columns by their values. */
export interface ColumnSample {
  /** The values of a column that are not placeholders. */
  valuesOf(column: string): readonly string[]
  size: number
}

const sampleRows = 500

export async function sampleOf(table: Pick<SourceTable, 'rows'>): Promise<ColumnSample> {
  const rows: SourceRow[] = []
  for await (const row of table.rows) {
    rows.push(row)
    if (rows.length === sampleRows) break
  }
  return {
    size: rows.length,
    valuesOf: (column) =>
      rows.map((row) => row.values.get(column)?.trim() ?? '').filter((value) => !isAbsent(value)),
  }
}
