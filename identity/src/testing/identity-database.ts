import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { Client, Pool } from 'pg'
import { identityMigrations } from '../identity-migrations.ts'

export interface TestDatabase {
  pool: Pool
  url: string
  drop(): Promise<void>
}

/** A migrated database of its own, on the server that TEST_DATABASE_URL names. */
export async function createIdentityDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (server === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL server.')
  const name = `identity_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)

  const url = new URL(server)
  url.pathname = `/${name}`
  const pool = new Pool({ connectionString: url.href, max: 5 })
  // The pool ends before its last connections do, and dropping the database then cuts them off.
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
