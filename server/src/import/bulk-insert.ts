import type pg from 'pg'

const batchSize = 1000

/** Inserts rows in batches. All rows have the columns of the first one; tables and columns never come from input. */
export async function bulkInsert(
  client: pg.ClientBase,
  table: string,
  rows: readonly object[],
  onProgress: (done: number) => void = () => {},
) {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize)
    await client.query(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(batch)],
    )
    onProgress(start + batch.length)
  }
}
