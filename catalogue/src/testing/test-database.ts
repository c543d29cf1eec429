import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

export interface TestDatabase {
  pool: pg.Pool
  drop(): Promise<void>
}

const migrations = new URL('../../../server/src/migrations/', import.meta.url)

/** An empty database of the product's shape on the server that `TEST_DATABASE_URL` names. */
export async function testDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (serverUrl === undefined) throw new Error('set TEST_DATABASE_URL to a PostgreSQL server for tests')
  const name = `catalogue_test_${randomBytes(6).toString('hex')}`
  await onServer(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const pool = new pg.Pool({ connectionString: url.href, max: 4, options: '-c timezone=UTC -c jit=off' })
  for (const file of (await readdir(migrations)).toSorted())
    if (file.endsWith('.sql')) await pool.query(await readFile(new URL(file, migrations), 'utf8'))
  return {
    pool,
    drop: async () => {
      await pool.end()
      await onServer(serverUrl, `drop database ${name} with (force)`)
    },
  }
}

async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
