import { withoutDoubleEncoding } from '../cleaning/double-encoding.ts'
import { withoutEscapes } from '../cleaning/escaped-letters.ts'
import { withoutEntities } from '../cleaning/html-entities.ts'
import type { SourceRow, SourceTable } from './source-table.ts'

/** ASCII is the same in every encoding, and most rows have nothing else. Entities begin with `&`, and escaped bytes with `%` or `=`. */
const isPlain = (text: string) => /^[\0-$'-<>-\x7f]*$/.test(text)

const mended = (text: string) =>
  isPlain(text) ? text : withoutEntities(withoutDoubleEncoding(withoutEscapes(text)))

function mendedRow(row: SourceRow): SourceRow {
  const misencoded = new Map<string, string>()
  const values = new Map<string, string>()
  for (const [written, text] of row.values) {
    const [column, value] = [mended(written), mended(text)]
    values.set(column, value)
    if (value !== text) misencoded.set(column, text)
  }
  return { ...row, values, ...(misencoded.size > 0 && { misencoded }) }
}

async function* mendedRows(rows: SourceTable['rows']): AsyncGenerator<SourceRow> {
  for await (const row of rows) yield [...row.values].flat().every(isPlain) ? row : mendedRow(row)
}

/** A table without texts and names of columns that are encoded twice. */
export const withMendedTexts = (table: SourceTable): SourceTable => ({
  ...table,
  columns: table.columns.map(mended),
  rows: mendedRows(table.rows),
})
