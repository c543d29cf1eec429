import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { Client, Pool, type QueryResultRow } from 'pg'
import type { Run } from '../database.ts'
import { identityMigrations } from '../identity-migrations.ts'

export interface TestDatabase {
  pool: Pool
  url: string
  drop(): Promise<void>
}

/** Creates a migrated database on the server at TEST_DATABASE_URL. */
export async function createIdentityDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (server === undefined) throw new Error('TEST_DATABASE_URL is not set.')
  const name = `identity_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)

  const url = new URL(server)
  url.pathname = `/${name}`
  const pool = new Pool({ connectionString: url.href, max: 5 })
  // `pool.end()` resolves before the last connections are closed, so dropping the database may break them.
  pool.on('error', () => {})
  for (const file of (await readdir(identityMigrations)).toSorted()) {
    await pool.query(await readFile(new URL(file, identityMigrations), 'utf8'))
  }
  return {
    pool,
    url: url.href,
    async drop() {
      await pool.end()
      await onServer(server, `drop database ${name} with (force)`)
    },
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Runs each statement in a transaction of its own. */
export const runOn =
  (pool: Pool): Run =>
  <Row extends QueryResultRow>(text: string, values: unknown[]) =>
    pool.query<Row>(text, values)
