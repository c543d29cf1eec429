import type pg from 'pg'
import { tables, type Rows } from './rows/columns.ts'

// The owner of a demo account may have signed in before the catalogue is built.
const mayExist = new Set<string>([tables.owners.table, tables.users.table])

const names = Object.keys(tables)

const insertAll = Object.values(tables).map(({ table, columns }, at) => {
  const list = columns.join(', ')
  return `inserted_${at} as (
    insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, $${at + 1})
    ${mayExist.has(table) ? 'on conflict do nothing' : ''})`
})

const statement = { name: 'catalogue-rows', text: `with ${insertAll.join(', ')} select` }

/**
 * Inserts the rows of all parts with one statement, so that PostgreSQL never waits for this process between two tables. Keys are
 * checked when it ends.
 */
export async function writeRows(client: pg.ClientBase, parts: readonly Rows[]): Promise<void> {
  const byName = Map.groupBy(parts.flatMap(Object.entries<readonly object[]>), ([name]) => name)
  const values = names.map((name) => JSON.stringify(byName.get(name)?.flatMap(([, some]) => some) ?? []))
  await client.query({ ...statement, values })
}
