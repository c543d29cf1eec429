import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'

// Any constant will do; two servers that start together must only agree on it.
const lock = 715_202_611

/**
 * Applies the `.sql` files of the folders that the database has not seen, in the order of the folders and of their
 * names, each in a transaction of its own. Safe when several servers start at once. Returns the names applied.
 */
export async function migrate(pool: pg.Pool, folders: URL[]): Promise<string[]> {
  const client = await pool.connect()
  const applied: string[] = []
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await client.query(
      'create table if not exists migration (name text primary key, at timestamptz not null default now())',
    )
    const seen = new Set(
      (await client.query<{ name: string }>('select name from migration')).rows.map((row) => row.name),
    )
    for (const folder of folders)
      for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()) {
        if (seen.has(name)) continue
        await applyOne(client, name, await readFile(new URL(name, folder), 'utf8'))
        applied.push(name)
      }
    return applied
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]).catch(() => {})
    client.release()
  }
}

async function applyOne(client: pg.PoolClient, name: string, sql: string) {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migration (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${name} failed`, { cause: error })
  }
}
