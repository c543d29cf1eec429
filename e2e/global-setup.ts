import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { databaseRoot } from '@app/server/platform/embedded-postgres/database-root.fixture.ts'
import { launchPostgres } from '@app/server/platform/embedded-postgres/launch.ts'
import { freePort, startProduct } from './product.ts'

/**
 * Starts a PostgreSQL, unless TEST_DATABASE_URL names one, and the product, unless SITE_ORIGIN and SITE_DATA_DIR name one
 * that runs. Both are stopped and removed after the run.
 */
export default async function setup() {
  const stops: (() => Promise<void>)[] = []
  if (process.env.TEST_DATABASE_URL === undefined) {
    const dataDir = await mkdtemp(join(databaseRoot, 'e2e-postgres-'))
    const postgres = await launchPostgres({ dataDir, durable: false })
    process.env.TEST_DATABASE_URL = postgres.url
    stops.push(async () => {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    })
  }
  if (process.env.SITE_ORIGIN === undefined) {
    const pushOrigin = `http://127.0.0.1:${await freePort()}`
    const calendarOrigin = `http://127.0.0.1:${await freePort()}`
    const product = await startProduct({ PUSH_ORIGINS: pushOrigin, CALENDAR_ORIGINS: calendarOrigin })
    process.env.PUSH_ORIGIN = pushOrigin
    process.env.CALENDAR_ORIGIN = calendarOrigin
    process.env.SITE_ORIGIN = product.origin
    process.env.SITE_DATA_DIR = product.dataDir
    stops.push(() => product.stop())
  }
  return async () => {
    for (const stop of stops) await stop()
  }
}
