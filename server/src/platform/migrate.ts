import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { ConfigurationError } from './configuration.ts'

/** An SQL file, or generated SQL with a name for error messages. */
export interface SqlPart {
  name: string
  sql: string
}

/** Stored values that are computed in code. `recompute` runs when `rule` is new or has changed. */
export interface Computed {
  name: string
  /** Text that changes whenever the computation does. */
  rule: string
  recompute(client: pg.ClientBase): Promise<void>
}

export interface DatabaseShape {
  /** Folders of migrations, in order. */
  migrations: readonly URL[]
  /** Views, functions and triggers, all in the schema `derived`. */
  derived: readonly SqlPart[]
  computed: readonly Computed[]
}

// An arbitrary advisory lock id, shared by all servers.
const lock = 715_202_611

const ledger = `
  create table if not exists migration (name text primary key, at timestamptz not null default now());
  create table if not exists derived_state (name text primary key, hash text not null)`

/**
 * Applies pending migrations, and rebuilds the schema `derived` if a migration or a derived part changed. Runs in one
 * transaction, so a failure leaves the database unchanged. Safe when several servers start at once. Returns the names
 * of the applied migrations. Throws a `ConfigurationError` if the database has migrations that this release doesn't know.
 */
export async function migrate(pool: pg.Pool, { migrations, derived, computed }: DatabaseShape) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    await client.query(ledger)
    const pending = await pendingMigrations(client, migrations)
    const hash = hashOf(derived.map(({ name, sql }) => `${name}\n${sql}`).join('\n'))
    if (pending.length > 0 || (await storedHash(client, 'all')) !== hash) {
      await client.query('drop schema if exists derived cascade')
      for (const migration of pending) await apply(client, migration)
      for (const { name } of pending) await client.query('insert into migration (name) values ($1)', [name])
      await client.query('create schema derived')
      for (const part of derived) await apply(client, part)
      await storeHash(client, 'all', hash)
    }
    for (const { name, rule, recompute } of computed) {
      const ruleHash = hashOf(rule)
      if ((await storedHash(client, name)) === ruleHash) continue
      await recompute(client)
      await storeHash(client, name, ruleHash)
    }
    await client.query('commit')
    return pending.map(({ name }) => name)
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

/** Throws unless all migrations of this release are applied. A newer release may have applied more. */
export async function checkMigrated(pool: pg.Pool, names: readonly string[]) {
  const { rows } = await pool.query<{ missing: string[] }>(
    'select array(select unnest($1::text[]) except select name from migration) as missing',
    [names],
  )
  if (rows[0]?.missing.length !== 0) throw new Error('migrations are missing')
}

/** Reads the `.sql` files of a folder, sorted by name. */
export async function sqlParts(folder: URL): Promise<SqlPart[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(names.map((name) => sqlPart(new URL(name, folder))))
}

export const sqlPart = async (file: URL): Promise<SqlPart> => ({
  name: file.pathname.split('/').at(-1) ?? '',
  sql: await readFile(file, 'utf8'),
})

async function pendingMigrations(client: pg.ClientBase, folders: readonly URL[]): Promise<SqlPart[]> {
  const { rows } = await client.query<{ name: string }>('select name from migration')
  const applied = new Set(rows.map(({ name }) => name))
  const all = (await Promise.all(folders.map(sqlParts))).flat()
  const unknown = applied.difference(new Set(all.map(({ name }) => name)))
  if (unknown.size > 0)
    throw new ConfigurationError(
      `The database belongs to a newer or incompatible release, which applied ${[...unknown].join(', ')}. Start that release, or set DATABASE_URL or DATA_DIR to another database.`,
    )
  return all.filter(({ name }) => !applied.has(name))
}

/** Runs a part. Errors name its file and line. */
async function apply(client: pg.ClientBase, { name, sql }: SqlPart) {
  try {
    await client.query(sql)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    throw new Error(`${name}${lineOf(sql, error)}: ${error.message}`, { cause: error })
  }
}

// PostgreSQL counts characters from 1. Errors inside `do` and `execute` have no position.
const lineOf = (sql: string, { position }: pg.DatabaseError) =>
  position === undefined ? '' : `:${sql.slice(0, Number(position) - 1).split('\n').length}`

/** Ignores lines that are comments. */
const hashOf = (text: string) =>
  createHash('sha256')
    .update(text.replaceAll(/^\s*--.*\n/gm, ''))
    .digest('hex')

async function storedHash(client: pg.ClientBase, name: string): Promise<string | undefined> {
  const { rows } = await client.query<{ hash: string }>('select hash from derived_state where name = $1', [
    name,
  ])
  return rows[0]?.hash
}

const storeHash = (client: pg.ClientBase, name: string, hash: string) =>
  client.query(
    'insert into derived_state (name, hash) values ($1, $2) on conflict (name) do update set hash = excluded.hash',
    [name, hash],
  )
