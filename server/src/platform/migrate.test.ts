import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { ConfigurationError } from './configuration.ts'
import { migrate, sqlParts, type Computed, type SqlPart } from './migrate.ts'

/** Creates an empty database and a folder of migrations. */
async function databaseWith(migrations: Record<string, string>) {
  const admin = new pg.Client({ connectionString: inject('databaseUrl') })
  await admin.connect()
  const name = `migrate_${process.pid}_${Math.random().toString(36).slice(2)}`
  await admin.query(`create database ${name}`)
  const url = new URL(inject('databaseUrl'))
  url.pathname = `/${name}`
  const pool = new pg.Pool({ connectionString: url.href, max: 4 })
  // The database may be dropped while a connection is still closing.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  for (const [file, sql] of Object.entries(migrations)) await writeFile(join(folder, file), sql)
  onTestFinished(async () => {
    await pool.end()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
    await rm(folder, { recursive: true })
  })
  const build = (derived: SqlPart[], computed: Computed[] = []) =>
    migrate(pool, { migrations: [pathToFileURL(`${folder}/`)], derived, computed })
  const firstValue = async (sql: string) => Object.values<unknown>((await pool.query(sql)).rows[0] ?? {})[0]
  return { pool, folder, build, firstValue }
}

const numbers = { '1-numbers.sql': 'create table number (n int); insert into number values (1), (2);' }
const viewOf = (expression: string) => [
  { name: 'doubled.sql', sql: `create view derived.doubled as select ${expression} as n from number` },
]

test('applies the migrations once and builds the derived views', async () => {
  const { build, firstValue } = await databaseWith(numbers)
  expect(await build(viewOf('n * 2'))).toEqual(['1-numbers.sql'])
  expect(await build(viewOf('n * 2'))).toEqual([])
  expect(await firstValue('select sum(n)::int from derived.doubled')).toBe(6)
})

test('rebuilds derived views when their SQL changes', async () => {
  const { build, firstValue } = await databaseWith(numbers)
  await build(viewOf('n * 2'))
  await build(viewOf('n * 3'))
  expect(await firstValue('select sum(n)::int from derived.doubled')).toBe(9)
})

test('does not rebuild derived views when nothing changed', async () => {
  const { build, firstValue } = await databaseWith(numbers)
  await build(viewOf('n * 2'))
  const before = await firstValue(`select 'derived.doubled'::regclass::oid::int`)
  await build(viewOf('n * 2'))
  expect(await firstValue(`select 'derived.doubled'::regclass::oid::int`)).toBe(before)
})

test('neither rebuilds derived views nor recomputes when only a comment changed', async () => {
  const { build, firstValue } = await databaseWith(numbers)
  const oidOf = async (comment: string) => {
    const [part] = viewOf('n * 2')
    const sql = `${comment}\n${part?.sql}`
    let isRecomputed = false
    const recompute = async () => {
      isRecomputed = true
    }
    await build([{ name: 'doubled.sql', sql }], [{ name: 'entries', rule: sql, recompute }])
    return [await firstValue(`select 'derived.doubled'::regclass::oid::int`), isRecomputed]
  }
  const [before] = await oidOf('-- A comment.')
  expect(await oidOf('  -- A comment that is better.')).toEqual([before, false])
})

test('a migration may change a table that derived views read', async () => {
  const { build, folder, firstValue } = await databaseWith(numbers)
  await build(viewOf('n * 2'))
  await writeFile(join(folder, '2-rename.sql'), 'alter table number rename n to m')
  await build([{ name: 'doubled.sql', sql: 'create view derived.doubled as select m * 2 as n from number' }])
  expect(await firstValue('select sum(n)::int from derived.doubled')).toBe(6)
})

test('an error in a derived view names its file and line and rolls everything back', async () => {
  const { build, folder, firstValue } = await databaseWith(numbers)
  await build(viewOf('n * 2'))
  await writeFile(join(folder, '2-delete.sql'), 'delete from number')
  const broken = [
    {
      name: 'broken.sql',
      sql: 'create view derived.fine as select 1;\n\ncreate view derived.bad as\nselect x from number;',
    },
  ]
  await expect(build(broken)).rejects.toThrow('broken.sql:4: column "x" does not exist')
  expect(await firstValue('select count(*)::int from number')).toBe(2)
  expect(await firstValue('select sum(n)::int from derived.doubled')).toBe(6)
})

test('an error in a migration names its file and line and rolls everything back', async () => {
  const { build, firstValue } = await databaseWith({ ...numbers, '2-broken.sql': '\nselect from nothing;' })
  await expect(build([])).rejects.toThrow('2-broken.sql:2: relation "nothing" does not exist')
  expect(await firstValue(`select to_regclass('number')`)).toBeNull()
})

test('recomputes stored values only when their rule is new or has changed', async () => {
  const { build } = await databaseWith(numbers)
  let recomputed = 0
  const rule = (text: string) => [
    {
      name: 'entries',
      rule: text,
      recompute: async () => {
        recomputed += 1
      },
    },
  ]
  await build(viewOf('n'), rule('a'))
  await build(viewOf('n'), rule('a'))
  await build(viewOf('n'), rule('b'))
  expect(recomputed).toBe(2)
})

test('throws a ConfigurationError that names migrations of a newer release, and leaves the derived views alone', async () => {
  const { build, folder, firstValue } = await databaseWith({ ...numbers, '2-newer.sql': 'select 1' })
  await build(viewOf('n * 2'))
  await rm(join(folder, '2-newer.sql'))
  const older = build(viewOf('n * 3'))
  await expect(older).rejects.toThrow(ConfigurationError)
  await expect(older).rejects.toThrow('a newer or incompatible release, which applied 2-newer.sql.')
  expect(await firstValue('select sum(n)::int from derived.doubled')).toBe(6)
})

test('three servers that start at once apply a migration once', async () => {
  const { build } = await databaseWith(numbers)
  const applied = await Promise.all([build(viewOf('n')), build(viewOf('n')), build(viewOf('n'))])
  expect(applied.flat()).toEqual(['1-numbers.sql'])
})

test('sqlParts reads the SQL files of a folder, sorted by name', async () => {
  const { folder } = await databaseWith({ '2.sql': 'select 2', '1.sql': 'select 1', 'notes.md': '' })
  expect(await sqlParts(pathToFileURL(`${folder}/`))).toEqual([
    { name: '1.sql', sql: 'select 1' },
    { name: '2.sql', sql: 'select 2' },
  ])
})
