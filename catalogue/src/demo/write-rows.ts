import type pg from 'pg'
import { tables, type Rows } from './rows/columns.ts'

// The owner of a demo account may have signed in before the catalogue is built.
const mayExist = new Set<string>([tables.owners.table, tables.users.table])

/** Inserts the rows of all parts with one statement per table. */
export async function writeRows(client: pg.ClientBase, parts: readonly Rows[]): Promise<void> {
  const byName = Map.groupBy(parts.flatMap(Object.entries<readonly object[]>), ([name]) => name)
  for (const [name, { table, columns }] of Object.entries(tables)) {
    const rows = byName.get(name)?.flatMap(([, some]) => some) ?? []
    if (rows.length === 0) continue
    const names = columns.join(', ')
    await client.query({
      name: `catalogue-${table}`,
      text: `insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1)
        ${mayExist.has(table) ? 'on conflict do nothing' : ''}`,
      values: [JSON.stringify(rows)],
    })
  }
}
