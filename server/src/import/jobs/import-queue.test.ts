import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { csv } from '@app/catalogue/import/testing/import-fixture.ts'
import pino from 'pino'
import { v7 as newId } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { createFileStore, type FileStore } from '../../platform/files/file-store.ts'
import { testPictures } from '../../platform/files/testing/test-pictures.ts'
import { importDatabase, type ImportDatabase } from '../testing/import-database.ts'
import { startImportQueue } from './import-queue.ts'

let database: ImportDatabase
let dataDir: string
let store: FileStore
const queues: Awaited<ReturnType<typeof startQueue>>[] = []

beforeAll(async () => {
  database = await importDatabase(inject('databaseUrl'))
  dataDir = await mkdtemp(join(tmpdir(), 'import-queue-'))
  store = await createFileStore({ dataDir, pictures: testPictures })
})
afterEach(async () => {
  for (const queue of queues.splice(0)) await queue.close()
  await database.empty()
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true })
})

const silent = pino({ level: 'silent' })
const startQueue = () =>
  startImportQueue({ pool: database.pool, databaseUrl: database.url, store, log: silent })
const open = async () => void queues.push(await startQueue())

const venues = (count: number, first = 0) =>
  csv(
    'name,city,state,lat,lng',
    ...Array.from({ length: count }, (_, index) => {
      const number = first + index
      return `Venue ${number} Hall,Gary,IN,${(38 + number / 500).toFixed(3)}3,-86.153`
    }),
  )

/** A file that is due to be read or imported. */
async function addImport(content: string, state: 'Reading' | 'Importing', due = 'now()'): Promise<string> {
  const stream = (async function* () {
    yield Buffer.from(content)
  })()
  const { sha256, bytes } = await store.receiveUnserved({ name: 'venues.csv', stream }, 10_000_000)
  await database.pool.query(
    `insert into stored_file (sha256, content_type, bytes) values ($1, 'text/csv', $2) on conflict do nothing`,
    [sha256, bytes],
  )
  const id = newId()
  await database.pool.query(
    `insert into import (id, file_name, sha256, by, state, stored_sha256, bytes, job_due, job_options)
    values ($1, 'venues.csv', $2, 'Ada', $3, $2, $4, ${due}, '{"isAdmin": true}')`,
    [id, sha256, state, bytes],
  )
  return id
}

interface Row {
  state: string
  step: string | null
  attempts: number
  /** Whether an attempt failed, and the next one has to wait. */
  isPostponed: boolean | null
  problem: { text: string } | null
}

async function readRow(id: string): Promise<Row> {
  const { rows } = await database.pool.query<Row>(
    `select state, progress ->> 'step' as step, job_attempts as attempts, job_due > now() as "isPostponed", problem
    from import where id = $1`,
    [id],
  )
  const [row] = rows
  if (!row) throw new Error('there is no such import')
  return row
}

async function until(id: string, isReached: (row: Row) => boolean): Promise<Row> {
  for (;;) {
    const row = await readRow(id)
    if (isReached(row)) return row
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

test('work that was acknowledged before a start is done after it', async () => {
  const id = await addImport(venues(3), 'Reading')
  await open()
  expect(await until(id, ({ state }) => state !== 'Reading')).toMatchObject({ state: 'Ready', step: null })
  expect(await database.count('import_row')).toBe(3)
})

/** Stops imports in the middle of their writes for the time of the work. */
async function stuckImport(work: (untilStuck: () => Promise<void>) => Promise<void>) {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('lock table import_change in exclusive mode')
    await work(async () => {
      for (;;) {
        const { rowCount } = await client.query(
          `select from pg_locks where not granted and relation = 'import_change'::regclass`,
        )
        if (rowCount !== 0) return
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    })
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test('an import in a process that is killed changes nothing, and the next one carries it out', async () => {
  const id = await addImport(venues(20), 'Importing')
  await stuckImport(async (untilStuck) => {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, '..', 'testing', 'import-queue.child.ts'), database.url, dataDir],
      { stdio: 'inherit' },
    )
    const exited = once(child, 'exit')
    await untilStuck()
    child.kill('SIGKILL')
    await exited
  })
  expect(await database.count('profile')).toBe(0)
  expect((await readRow(id)).state).toBe('Importing')
  await open()
  await until(id, ({ state }) => state === 'Imported')
  expect(await database.count('profile')).toBe(20)
  expect(await database.count('import_change')).toBe(20)
})

test('an import that a stopping server interrupts is carried out by the next one', async () => {
  const id = await addImport(venues(20), 'Importing')
  await stuckImport(async (untilStuck) => {
    const first = await startQueue()
    await untilStuck()
    await first.close()
  })
  expect(await readRow(id)).toMatchObject({ state: 'Importing', problem: null })
  await open()
  await until(id, ({ state }) => state === 'Imported')
  expect(await database.count('profile')).toBe(20)
})

test('two servers carry out each import once', async () => {
  const due = `now() + interval '1 second'`
  const ids = []
  for (const first of [0, 200, 400, 600]) ids.push(await addImport(venues(30, first), 'Importing', due))
  await Promise.all([open(), open()])
  await database.pool.query('update import set job_due = now()')
  await database.pool.query(`notify import`)
  for (const id of ids) await until(id, ({ state }) => state === 'Imported')
  expect(await database.count('profile')).toBe(120)
  expect(await database.count('audit_log')).toBe(120)
})

test('an import whose connection breaks is tried again', async () => {
  const id = await addImport(venues(20), 'Importing')
  await stuckImport(async (untilStuck) => {
    await open()
    await untilStuck()
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_locks where not granted and relation = 'import_change'::regclass`,
    )
    const isPostponed = (row: Row) => row.isPostponed === true
    expect(await until(id, isPostponed)).toMatchObject({ state: 'Importing', attempts: 1, step: null })
  })
  await database.pool.query('update import set job_due = now()')
  await database.pool.query(`notify import`)
  await until(id, ({ state }) => state === 'Imported')
  expect(await database.count('profile')).toBe(20)
})

/** A venue that exists and another one. */
const oakAnd = (name: string) =>
  csv(
    'name,city,state,lat,lng,capacity',
    'Oak Hill Arena,Gary,IN,41.6003,-87.34,900',
    `${name},Gary,IN,41.6503,-87.29,400`,
  )

/** Holds imports that change existing venues, after they have created the new ones, for the time of the work. */
async function heldImport(content: string, work: () => Promise<void>): Promise<string> {
  await database.importFile(csv('name,city,state,lat,lng', 'Oak Hill Arena,Gary,IN,41.6003,-87.34'))
  const id = await addImport(content, 'Importing')
  await database.pool.query('update import set bytes = 50000000 where id = $1', [id])
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('select from profile for update')
    await open()
    const isHeld = async () =>
      (
        await database.pool.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'update profile%'
            and datname = current_database()`,
        )
      ).rowCount === 1
    await expect.poll(isHeld).toBe(true)
    await work()
  } finally {
    await client.query('rollback')
    client.release()
  }
  return id
}

test('a small import is read and carried out while a large one is held', async () => {
  const large = await heldImport(oakAnd('Elm Gymnasium'), async () => {
    const small = [await addImport(venues(3), 'Reading'), await addImport(venues(4, 200), 'Importing')]
    await database.pool.query('notify import')
    await until(small[0] ?? '', ({ state }) => state === 'Ready')
    await until(small[1] ?? '', ({ state }) => state === 'Imported')
  })
  await until(large, ({ state }) => state === 'Imported')
  expect(await database.count('profile')).toBe(6)
})

test('of two imports of one venue at the same time, the first creates it, and the other finds it', async () => {
  const large = await heldImport(oakAnd('Elm Gymnasium'), async () => {
    const content = csv('name,city,state,lat,lng', 'Elm Gymnasium,Gary,IN,41.6503,-87.29')
    const small = await addImport(content, 'Importing')
    await database.pool.query('notify import')
    await until(small, ({ state }) => state === 'Imported')
  })
  expect(await until(large, ({ state }) => state === 'Imported')).toMatchObject({ problem: null })
  expect((await database.facilities()).map(({ name }) => name)).toEqual(['Elm Gymnasium', 'Oak Hill Arena'])
  const { rows } = await database.pool.query('select counts from import where id = $1', [large])
  expect(rows).toMatchObject([{ counts: { new: 0, changed: 2 } }])
})

test('an import that can never be done ends with a problem, and the file can be imported again', async () => {
  const id = await addImport(venues(2), 'Importing')
  await database.pool.query(`alter table sport add constraint never check (false)`)
  await database.pool.query(`alter table import_change add constraint never check (false)`)
  try {
    await database.pool.query('update import set job_attempts = 3')
    await open()
    expect(await until(id, ({ state }) => state !== 'Importing')).toMatchObject({
      state: 'Ready',
      problem: { text: 'Something went wrong on our end. Nothing was changed. Try again later.' },
    })
    expect(await database.count('profile')).toBe(0)
  } finally {
    await database.pool.query(`alter table sport drop constraint never`)
    await database.pool.query(`alter table import_change drop constraint never`)
  }
})

test('an import whose attempts all ended with their processes is not tried again', async () => {
  const id = await addImport(venues(2), 'Importing')
  await database.pool.query('update import set job_attempts = 4')
  await open()
  expect(await until(id, ({ state }) => state !== 'Importing')).toMatchObject({
    state: 'Ready',
    problem: { text: 'Something went wrong on our end. Nothing was changed. Try again later.' },
  })
  expect(await database.count('profile')).toBe(0)
})

test('a file that is gone makes the import unusable', async () => {
  const id = await addImport(venues(2), 'Reading')
  await database.pool.query('update import set stored_sha256 = null')
  await open()
  expect(await until(id, ({ state }) => state !== 'Reading')).toMatchObject({
    state: 'Unusable',
    problem: { text: 'The file is gone. Upload it again.' },
  })
})
