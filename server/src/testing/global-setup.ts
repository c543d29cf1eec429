import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { databaseRoot } from '../platform/embedded-postgres/database-root.fixture.ts'
import { launchPostgres } from '../platform/embedded-postgres/launch.ts'
import { makeTemplate } from './make-template.ts'
import { coverRoutes } from './route-coverage.ts'

/** One PostgreSQL for the whole run, with a migrated database that tests copy. Nothing of it outlives the run. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(databaseRoot, 'test-postgres-'))
  const postgres = await launchPostgres({ dataDir, durable: false, maxConnections: 200 })
  await makeTemplate(postgres.url)
  process.env.TEST_DATABASE_URL = postgres.url
  project.provide('databaseUrl', postgres.url)
  const dataRoot = await mkdtemp(join(tmpdir(), 'test-data-'))
  project.provide('dataRoot', dataRoot)
  const coverage = coverRoutes(dataDir)
  return async () => {
    await postgres.stop()
    const missed = coverage()
    for (const folder of [dataDir, dataRoot]) await rm(folder, { recursive: true, force: true })
    if (missed.length > 0) throw new Error(`no test had a 2xx from: ${missed.join(', ')}`)
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
    /** Where servers keep files. */
    dataRoot: string
  }
}
