import type pg from 'pg'
import { batchesOf } from './batches.ts'

/** Inserts rows in batches. All rows have the columns of the first one; tables and columns never come from input. */
export async function bulkInsert(client: pg.ClientBase, table: string, rows: readonly object[]) {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  for (const batch of batchesOf(rows))
    await client.query(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(batch)],
    )
}
