import type pg from 'pg'
import { tables, type Columns, type Rows } from './rows/columns.ts'

/** In the order in which their references allow. */
const order = [
  'users',
  'profiles',
  'facilities',
  'sports',
  'amenities',
  'spaceTypes',
  'members',
  'reviews',
  'reactions',
  'boosts',
] as const

/** Inserts the rows, one statement a table. */
export async function writeRows(client: pg.ClientBase, rows: Rows): Promise<void> {
  for (const name of order) await insert(client, tables[name], rows[name])
}

async function insert(
  client: pg.ClientBase,
  { table, types }: Columns,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  if (rows.length === 0) return
  const names = Object.keys(types)
  const arrays = names.map((name, at) => `$${at + 1}::${types[name]}[]`)
  // People may have signed in, as the demo accounts' identities allow, before the catalogue is built.
  const onConflict = table === 'app_user' ? 'on conflict do nothing' : ''
  await client.query({
    name: `catalogue-${table}`,
    text: `insert into ${table} (${names.join(', ')}) select * from unnest(${arrays.join(', ')}) ${onConflict}`,
    values: names.map((name) => rows.map((row) => row[name])),
  })
}
