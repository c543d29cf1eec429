import pg from 'pg'
import { prepareDatabase } from '../prepare-database.ts'
import { databaseAt, runOnServer, templateName } from './test-database.ts'

/** Makes the migrated database that others are copied from. */
export async function makeTemplate(serverUrl: string) {
  await runOnServer(serverUrl, `create database ${templateName}`)
  const pool = new pg.Pool({ connectionString: databaseAt(serverUrl, templateName), max: 2 })
  await prepareDatabase(pool)
  await pool.end()
}
