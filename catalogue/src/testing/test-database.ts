import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

export interface TestDatabase {
  pool: pg.Pool
  drop(): Promise<void>
}

const migrations = new URL('../../../server/src/migrations/', import.meta.url)

/** Creates an empty database with the migrated tables on the server at `TEST_DATABASE_URL`. */
export async function testDatabase(): Promise<TestDatabase> {
  const database = await createDatabase()
  for (const file of (await readdir(migrations)).toSorted())
    if (file.endsWith('.sql')) await database.pool.query(await readFile(new URL(file, migrations), 'utf8'))
  return database
}

/** Creates a database as the product prepares it, with the derived schema and the gazetteer. */
export const preparedDatabase = () => createDatabase('template test_template')

async function createDatabase(options = ''): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (serverUrl === undefined)
    throw new Error('Set TEST_DATABASE_URL to the URL of a PostgreSQL server for tests.')
  const name = `catalogue_test_${randomBytes(6).toString('hex')}`
  await runOnServer(serverUrl, `create database ${name} ${options}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const pool = new pg.Pool({ connectionString: url.href, max: 4, options: '-c timezone=UTC -c jit=off' })
  // A connection that is still closing is terminated when the database is dropped.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})
  return {
    pool,
    drop: async () => {
      await pool.end()
      await runOnServer(serverUrl, `drop database ${name} with (force)`)
    },
  }
}

async function runOnServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
