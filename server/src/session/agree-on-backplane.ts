import type pg from 'pg'
import { ConfigurationError } from '../platform/configuration.ts'

// Arbitrary ids of advisory locks. The first is for the change of the row, the second is shared by all running servers.
const changeLock = 715_202_637
const serverLock = 715_202_638

/** `redis://host:port`, without credentials. */
export function addressOf(url: string): string {
  const { protocol, hostname, port } = new URL(url)
  return `${protocol}//${hostname.toLowerCase()}:${port || '6379'}`
}

/**
 * Makes sure that all running servers of a database use the same backplane, for as long as the connection is open. A server
 * that runs alone may change it. `address` is null for PostgreSQL. Throws a `ConfigurationError` if others use another one.
 */
export async function agreeOnBackplane(client: pg.ClientBase, address: string | null) {
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock($1)', [changeLock])
  const { rows } = await client.query<{ address: string | null }>('select address from backplane')
  const stored = rows[0]?.address ?? null
  if (stored !== address) {
    const alone = await client.query<{ isAlone: boolean }>('select pg_try_advisory_lock($1) as "isAlone"', [
      serverLock,
    ])
    if (alone.rows[0]?.isAlone !== true) {
      await client.query('rollback')
      const others = stored === null ? 'no backplane' : stored
      throw new ConfigurationError(
        `Configuration: BACKPLANE_URL: running servers of this database use ${others}. Set it alike, or stop all of them first.`,
      )
    }
    await client.query('update backplane set address = $1', [address])
    // Nobody was connected to a server, and clients fetch when they connect.
    await client.query('delete from session_event')
  }
  await client.query('select pg_advisory_lock_shared($1)', [serverLock])
  if (stored !== address) await client.query('select pg_advisory_unlock($1)', [serverLock])
  await client.query('commit')
}
