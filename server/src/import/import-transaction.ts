import type pg from 'pg'

// Any constant works as long as all imports use the same.
const lock = 903_114_207

/**
 * Runs the work in a transaction, one import at a time. The triggers that refresh entries are off, so the work must do
 * that itself. An error rolls everything back.
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
