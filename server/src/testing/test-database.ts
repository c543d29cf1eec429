import { randomBytes } from 'node:crypto'
import pg from 'pg'

export const templateName = 'test_template'

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** A migrated database of the test's own on the run's server. */
export async function testDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const run = async (statement: string) => {
    const admin = new pg.Client({ connectionString: serverUrl })
    await admin.connect()
    try {
      await admin.query(statement)
    } finally {
      await admin.end()
    }
  }
  // Copies the template's files. The default strategy also writes each of their pages to the log.
  await run(`create database ${name} template ${templateName} strategy file_copy`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) }
}
