import type pg from 'pg'

/** A column to fill, with its type and the value for each row. */
export type Column<T> = readonly [name: string, type: string, value: (row: T) => unknown]

const rowsAtOnce = 1000

/** Inserts rows by the thousand, each column as one array. Names and types are the caller's own, never input. */
export async function bulkInsert<T>(
  client: pg.ClientBase,
  table: string,
  columns: readonly Column<T>[],
  rows: readonly T[],
  onProgress: (done: number) => void = () => {},
) {
  const names = columns.map(([name]) => name).join(', ')
  const arrays = columns.map(([, type], index) => `$${index + 1}::${type}[]`).join(', ')
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const chunk = rows.slice(start, start + rowsAtOnce)
    const values = columns.map(([, , value]) => chunk.map(value))
    await client.query(`insert into ${table} (${names}) select * from unnest(${arrays})`, values)
    onProgress(start + chunk.length)
  }
}
