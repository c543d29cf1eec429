import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { buildDemo } from '@app/server/demo.ts'
import { connect } from '@app/server/platform/database.ts'
import { databaseRoot } from '@app/server/platform/embedded-postgres/database-root.fixture.ts'
import { launchPostgres } from '@app/server/platform/embedded-postgres/launch.ts'
import { makeTemplate } from '@app/server/testing/make-template.ts'
import { copyTemplate, databaseAt } from '@app/server/testing/test-database.ts'
import { reachableFrom, readIn } from '../scripts/changed/import-graph.mjs'
import { projectRoot } from '../scripts/project.mjs'

/** Stopped clusters, by the hash of what makes them. */
const keptIn = join(projectRoot, 'node_modules', '.cache', 'demo-catalogue')

const database = 'demo'

/** What fills the database. */
const modules = ['server/src/prepare-database.ts', 'server/src/demo.ts', 'e2e/kept-catalogue.ts']
const files = ['{server,identity}/src/**/*.sql', 'catalogue/src/**', 'package-lock.json']

/** The catalogue is laid around the day on which it is built. */
function catalogueKey(day: string): string {
  const inProject = (file: string) => join(projectRoot, file)
  const found = globSync(files, { cwd: projectRoot, exclude: ['**/node_modules', '**/*.test.ts'] })
  const made = new Set([...reachableFrom(modules, readIn(projectRoot)), ...found])
  const hash = createHash('sha256').update(`${day}\n`)
  for (const file of [...made]
    .filter((each) => statSync(inProject(each), { throwIfNoEntry: false })?.isFile())
    .toSorted())
    hash.update(`${file}\n`).update(readFileSync(inProject(file)))
  return hash.digest('hex').slice(0, 20)
}

/** On Unix with the owners of files: as root, the cluster is another account's. */
function copyFolder(from: string, to: string) {
  const [program, ...args] =
    process.platform === 'win32'
      ? ['robocopy', from, to, '/e', '/njh', '/njs', '/ndl', '/nfl']
      : ['cp', '-a', `${from}/.`, to]
  const { status, stderr, error } = spawnSync(program ?? '', args, { encoding: 'utf8' })
  // Robocopy succeeds with codes up to 7.
  if (error || status === null || status > (process.platform === 'win32' ? 7 : 0))
    throw new Error(`copying ${from} failed: ${error?.message ?? stderr}`)
}

const launch = (dataDir: string) =>
  // Its log of changes would be most of what is kept.
  launchPostgres({ dataDir, durable: false, maxConnections: 200, settings: { max_wal_size: '64MB' } })

/** Builds the databases in a new cluster, and stops it. */
async function build(dataDir: string, log: (line: string) => void) {
  const postgres = await launch(dataDir)
  try {
    await makeTemplate(postgres.url)
    const { pool, close } = connect(await copyTemplate(postgres.url, database), { size: 3 })
    await buildDemo(pool, undefined, log)
    // Otherwise autovacuum would do it in each run, while the tests run.
    await pool.query('vacuum analyze')
    await close()
  } finally {
    await postgres.stop()
  }
}

/** Keeps a stopped cluster instead of those before it. A copy of a killed run has another name and goes, too. */
async function keep(dataDir: string, key: string) {
  await mkdir(keptIn, { recursive: true })
  for (const old of await readdir(keptIn)) await rm(join(keptIn, old), { recursive: true, force: true })
  const draft = await mkdtemp(join(keptIn, 'draft-'))
  copyFolder(dataDir, draft)
  await rename(draft, join(keptIn, key))
}

/**
 * Starts a PostgreSQL that has a database with the demo catalogue, and the template of empty ones. What a run changes goes with it: it works
 * on a copy of the cluster that is kept, which only a change of what makes the catalogue, or another day, builds anew.
 */
export async function launchWithCatalogue(log: (line: string) => void) {
  const dataDir = await mkdtemp(join(databaseRoot, 'e2e-postgres-'))
  const remove = () => rm(dataDir, { recursive: true, force: true })
  const key = catalogueKey(dayOf(new Date()))
  const kept = join(keptIn, key)
  try {
    if (existsSync(kept)) copyFolder(kept, dataDir)
    else {
      await build(dataDir, log)
      await keep(dataDir, key)
    }
    const postgres = await launch(dataDir)
    return {
      serverUrl: postgres.url,
      catalogueUrl: databaseAt(postgres.url, database),
      stop: async () => {
        await postgres.stop()
        await remove()
      },
    }
  } catch (error) {
    // A crash of the machine may have left half of it.
    await rm(kept, { recursive: true, force: true })
    await remove()
    throw error
  }
}
