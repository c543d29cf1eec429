import type pg from 'pg'
import { isDeadlock } from '../platform/database.ts'

/** Tables with more rows than this are large reference data, which no test writes. */
const mostCompared = 100

/** Has a row of the server itself, which renews it. */
const ownTable = 'public.session_process'

/** What only migrations change: functions, triggers, columns, constraints and the rows of small tables that have some from the start. */
export interface Shape {
  /** Have no rows in a new database. */
  emptied: string[]
  compared: string[]
  fingerprint: string
}

export async function shapeOf(pool: pg.Pool): Promise<Shape> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select name from (select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'identity')) t where name <> $1 order by name`,
    [ownTable],
  )
  const counts = await pool.query<{ name: string; rows: number }>(
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name, count(*)::int as rows from (select from ${name} limit ${mostCompared + 1}) t`,
      )
      .join(' union all '),
  )
  const named = (isMeant: (rows: number) => boolean) =>
    counts.rows.filter(({ rows }) => isMeant(rows)).map(({ name }) => name)
  const emptied = named((rows) => rows === 0)
  const compared = named((rows) => rows > 0 && rows <= mostCompared)
  return { emptied, compared, fingerprint: await fingerprintOf(pool, compared) }
}

/**
 * Deletes all rows that tests wrote, and tells the server. Returns whether the database is as it was when it was new: a test may have
 * changed functions, tables or rows that are not its own, and the server may be writing still.
 */
export async function emptyDatabase(
  pool: pg.Pool,
  { emptied, compared, fingerprint }: Shape,
): Promise<boolean> {
  await idle(pool)
  if (!(await deleteRows(pool, emptied))) return false
  return (await fingerprintOf(pool, compared)) === fingerprint
}

/** Returns whether the rows are deleted: not if the server wrote some of them meanwhile, in another order. */
async function deleteRows(pool: pg.Pool, tables: string[]): Promise<boolean> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // Without triggers, because foreign keys would look for each row in dozens of tables.
    await client.query(`
      set local session_replication_role = replica;
      select pg_notify('saved_search', id::text) from saved_search;
      select pg_notify('profile', kind || ':all') from (select distinct kind from profile) p;
      ${tables.map((name) => `delete from ${name};`).join('\n')}`)
    await client.query('commit')
    return true
  } catch (error) {
    await client.query('rollback')
    if (isDeadlock(error)) return false
    throw error
  } finally {
    client.release()
  }
}

/** Waits until the server has finished the work that calls left to it. */
async function idle(pool: pg.Pool) {
  for (let checks = 0; checks < 400; checks++) {
    const { rows } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and state <> 'idle' and backend_type = 'client backend' limit 1`,
    )
    if (rows.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

async function fingerprintOf(pool: pg.Pool, compared: string[]): Promise<string> {
  const latest = ['pg_proc', 'pg_trigger', 'pg_attribute', 'pg_constraint']
    .map((catalog) => `select count(*) || chr(58) || max(xmin::text::bigint) as part from ${catalog}`)
    .join(' union all ')
  const rows = compared.map((name) => `select string_agg(t::text, ',' order by t::text) from ${name} t`)
  const { rows: found } = await pool.query<{ fingerprint: string }>(
    `select md5(string_agg(coalesce(part, ''), '|')) as fingerprint from (${[latest, ...rows].join(' union all ')}) parts`,
  )
  return found[0]!.fingerprint
}
