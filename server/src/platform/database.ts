import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DatabaseTimeouts } from './configuration.ts'
import type { AnyDatabase, Tables } from '../tables/tables.ts'
import { preparingClient } from './prepared-statements.ts'

const dateOid = 1082
const bigintOid = 20

/** Keeps calendar dates as text, because a `Date` would shift them by the server's time zone. */
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

interface ConnectOptions {
  size?: number
  /**
   * Plans every statement once, without looking at its values. PostgreSQL would otherwise plan the visibility rule anew
   * for each visitor, which takes longer than running it.
   */
  genericPlans?: boolean
  /** For requests. Migrations and the building of catalogues take as long as they take. */
  timeouts?: DatabaseTimeouts
}

/** How long work waits for a connection. */
const acquireTimeoutMs = 10_000
/** Opening a connection takes several round trips, just when there is much to do. */
const keepIdleMs = 600_000

export function connect(
  url: string,
  { size = 10, genericPlans = false, timeouts }: ConnectOptions = {},
): Connections {
  const pool = new pg.Pool({
    connectionString: url,
    ...(genericPlans && { Client: preparingClient() }),
    max: size,
    types,
    connectionTimeoutMillis: acquireTimeoutMs,
    ...(timeouts && { idleTimeoutMillis: keepIdleMs }),
    options: Object.entries({
      timezone: 'UTC',
      jit: 'off',
      ...(genericPlans && { plan_cache_mode: 'force_generic_plan' }),
      ...(timeouts && {
        statement_timeout: `${timeouts.statement}s`,
        lock_timeout: `${timeouts.lock}s`,
        idle_in_transaction_session_timeout: `${timeouts.idleTransaction}s`,
      }),
    })
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  })
  // Without listeners, a broken connection would end the process. The pool reports those of idle connections and replaces
  // them; a connection that is in use reports its own, and the statement that runs on it is rejected.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { pool, db, close: () => pool.end() }
}

/** Runs a named prepared statement, which PostgreSQL parses and plans once per connection. */
export type Prepared = <Row extends pg.QueryResultRow>(
  name: string,
  text: string,
  values: unknown[],
) => Promise<Row[]>

export const preparedOn =
  (pool: pg.Pool): Prepared =>
  async <Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]) =>
    (await pool.query<Row>({ name, text, values })).rows

/** Runs the statement inside a transaction. Kysely, which owns the connection, can't name it, so it is prepared once it repeats. */
export const preparedIn =
  (db: AnyDatabase): Prepared =>
  async <Row extends pg.QueryResultRow>(_name: string, text: string, values: unknown[]) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows

const deadlockCode = '40P01'

const timeoutCodes = new Set([
  '57014', // statement_timeout
  '55P03', // lock_timeout
  '25P03', // idle_in_transaction_session_timeout
  deadlockCode,
])

/** Whether PostgreSQL ended work that took too long. */
export const isDatabaseTimeout = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code !== undefined && timeoutCodes.has(error.code)

/** Whether PostgreSQL ended work so that other work, which waited for it, could go on. */
export const isDeadlock = (error: unknown) => error instanceof pg.DatabaseError && error.code === deadlockCode

/** Of PostgreSQL: 08 are broken connections, 53 a lack of resources, 57P a shutdown or a start. */
const unavailableClasses = /^(?:08...|53...|57P0\d)$/

const unavailableCodes = new Set([
  '25006', // read_only_sql_transaction: after a fail-over, until connections to the former primary are gone
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** Of a socket in the file system: it doesn't exist, or too many connections wait at it. Other work with files has these codes too. */
const unavailableSocketCodes = new Set(['ENOENT', 'EAGAIN'])

// pg reports these without a code.
const unavailableMessages = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])

/** Whether there was no connection, because all are in use for too long, or because the database can't be reached. */
export const isDatabaseUnavailable = (error: unknown) =>
  error instanceof Error &&
  (unavailableMessages.has(error.message) ||
    ('code' in error &&
      typeof error.code === 'string' &&
      (unavailableClasses.test(error.code) ||
        unavailableCodes.has(error.code) ||
        ('syscall' in error && error.syscall === 'connect' && unavailableSocketCodes.has(error.code)))))

/** Whether PostgreSQL reported a violation of this constraint. */
export const violates = (error: unknown, constraint: string) =>
  error instanceof pg.DatabaseError && error.constraint === constraint

/** Whether a write refers to a user who was deleted in the meantime. Columns that refer to users have these names. */
export const isMissingUser = (error: unknown) =>
  error instanceof pg.DatabaseError &&
  error.code === '23503' &&
  /_(?:user_id|by|recipient_id)_fkey\d*$/.test(error.constraint ?? '')

/** The name of the unique constraint or index that a write violates, or undefined for any other error. */
export const uniqueConstraintOf = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code === '23505' ? error.constraint : undefined
