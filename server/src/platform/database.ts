import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { AnyDatabase, Tables } from '../tables.ts'

const dateOid = 1082
const bigintOid = 20

/** Calendar dates stay text: a `Date` would move them by the server's time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === dateOid) return (text: string) => text
    if (oid === bigintOid) return Number
    return pg.types.getTypeParser(oid, format)
  },
}

export interface Connections {
  pool: pg.Pool
  db: Kysely<Tables>
  close(): Promise<void>
}

export function connect(url: string, size = 10): Connections {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types,
    connectionTimeoutMillis: 10_000,
    options: '-c timezone=UTC -c jit=off',
  })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { pool, db, close: () => pool.end() }
}

/** Runs a statement under a name, so that PostgreSQL parses and plans it once per connection. */
export type Prepared = <Row extends pg.QueryResultRow>(
  name: string,
  text: string,
  values: unknown[],
) => Promise<Row[]>

export const preparedOn =
  (pool: pg.Pool): Prepared =>
  async <Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]) =>
    (await pool.query<Row>({ name, text, values })).rows

/** The same inside a transaction, whose connection the query builder holds. */
export const preparedIn =
  (db: AnyDatabase): Prepared =>
  async <Row extends pg.QueryResultRow>(_name: string, text: string, values: unknown[]) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows

/** Whether the error is PostgreSQL's for a broken constraint of this name. */
export const breaks = (error: unknown, constraint: string) =>
  error instanceof pg.DatabaseError && error.constraint === constraint
