import { randomBytes } from 'node:crypto'
import pg from 'pg'

export const templateName = 'test_template'

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** Runs a statement on the server, outside of the databases of tests. */
export async function runOnServer(serverUrl: string, statement: string) {
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  try {
    await admin.query(statement)
  } finally {
    await admin.end()
  }
}

export function databaseAt(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Copies the template, and returns the URL of the copy. */
export async function copyTemplate(serverUrl: string, name: string): Promise<string> {
  // Copies the template's files. The default strategy also writes each of their pages to the log.
  await runOnServer(serverUrl, `create database ${name} template ${templateName} strategy file_copy`)
  return databaseAt(serverUrl, name)
}

/** A migrated database of the test's own on the run's server. */
export async function testDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const url = await copyTemplate(serverUrl, name)
  return { url, drop: () => runOnServer(serverUrl, `drop database ${name} with (force)`) }
}
