import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchPostgres } from '@app/server/platform/embedded-postgres/launch.ts'

/** A PostgreSQL of the run's own, unless TEST_DATABASE_URL names one; nothing of it outlives the run. */
export default async function setup() {
  if (process.env.TEST_DATABASE_URL !== undefined) return undefined
  const dataDir = await mkdtemp(join(tmpdir(), 'e2e-postgres-'))
  const postgres = await launchPostgres({ dataDir, durable: false })
  process.env.TEST_DATABASE_URL = postgres.url
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
