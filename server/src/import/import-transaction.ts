import type pg from 'pg'

// Any constant will do; two imports must only agree on it.
const lock = 903_114_207

/**
 * Runs the work in one transaction, alone among imports, with the marketplace's triggers at rest: the work refreshes the
 * entries itself. Whatever it throws undoes everything.
 */
export async function inImportTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    await client.query("select set_config('app.bulk', 'on', true), pg_advisory_xact_lock($1)", [lock])
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}
