import { join } from 'node:path'
import { buildCatalogue } from '@app/catalogue/demo/build-catalogue.ts'
import { identityMigrations } from '@app/identity/identity-migrations.ts'
import { launchPostgres } from '@app/server/platform/embedded-postgres/launch.ts'
import { prepareDatabase } from '@app/server/prepare-database.ts'
import pg from 'pg'

export const folder = join(process.cwd(), '.data', 'bench')
const builtOn = '2026-09-01'

/** Starts the benchmark's own PostgreSQL. Its data is kept for the next run. */
export const openBenchServer = () =>
  launchPostgres({ dataDir: join(folder, 'postgres'), log: (line) => console.log(line) })

/** Returns the URL of a database with `count` facilities. The first run builds it. */
export async function ensureCatalogue(serverUrl: string, count: number): Promise<string> {
  const name = `catalogue_${count}`
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) {
    // Left over from an interrupted build.
    await admin.query(`drop database if exists ${name}_part`)
    await admin.query(`create database ${name}_part`)
    console.log(`Building a catalogue of ${count} facilities …`)
    const pool = new pg.Pool({ connectionString: databaseAt(serverUrl, `${name}_part`), max: 3 })
    await prepareDatabase(pool, [identityMigrations])
    await buildCatalogue(pool, { count, today: builtOn, log: { info: () => {} } })
    // Indexes for the yardstick's filter. The product does not use them.
    await pool.query('create index yardstick_state on profile (state)')
    await pool.query("create index yardstick_sports on entry using gin ((facts -> 'sports'))")
    await pool.query('vacuum analyze')
    await pool.end()
    await admin.query(`alter database ${name}_part rename to ${name}`)
  }
  await admin.end()
  return databaseAt(serverUrl, name)
}

function databaseAt(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
