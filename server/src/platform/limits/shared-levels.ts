import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { SettleUses } from './use-levels.ts'

interface SharedLevelsParts {
  pool: pg.Pool
  /** Of the installation. A plain hash of an IPv4 address is found by trying them all. */
  secret: Buffer
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** A call doesn't wait longer than this for the database to count it. */
const timeoutMs = 1000
const warnEveryMs = 60_000

// Time counts by the clock of the database, but never backwards, and never more than has passed on the server that
// settles. So a clock that jumps neither lifts a limit nor prolongs it.
const settleUses = `
  insert into use_level as l (key, used, changed_date) values ($1, greatest(0, least($2::float8, $3 + 1)), clock_timestamp())
  on conflict (key) do update set
    used = least($3 + 1, greatest(0, $2 + greatest(0, l.used - $4 * least($5::float8,
      greatest(0, extract(epoch from clock_timestamp() - l.changed_date)::float8))))),
    changed_date = clock_timestamp()
  returning used`

/** The levels of all servers, in a table. Fails, after a warning in the log, while the database is unreachable or busy. */
export function sharedLevels({ pool, secret, log }: SharedLevelsParts): SettleUses {
  let warnedAt = -Infinity
  const keyOf = (name: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['use-level', name]))
      .digest()
      .subarray(0, 16)
  return async (name, { count, seconds }, { uses, maxElapsed = Infinity }) => {
    try {
      const { rows } = await soon(
        pool.query<{ used: number }>({
          name: 'settle-uses',
          text: settleUses,
          values: [keyOf(name), uses, count, count / seconds, maxElapsed],
        }),
      )
      return rows[0]?.used ?? 0
    } catch (error) {
      if (performance.now() - warnedAt > warnEveryMs) {
        warnedAt = performance.now()
        log.warn({ err: error }, 'limits are not shared between servers')
      }
      throw error
    }
  }
}

async function soon<T>(work: Promise<T>): Promise<T> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject(new Error('the database took too long')), timeoutMs)
  try {
    return await Promise.race([work, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}
