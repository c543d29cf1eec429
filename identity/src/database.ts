import type { ClientBase, Pool } from 'pg'

/** A pool, or a connection in a transaction. */
export type Queryable = Pick<ClientBase, 'query'>

/** Runs statements whose rows don't matter. */
export interface Statements {
  query(text: string, values: unknown[]): Promise<unknown>
}

export async function inTransaction<T>(pool: Pool, work: (db: Queryable) => Promise<T>): Promise<T> {
  const connection = await pool.connect()
  try {
    await connection.query('begin')
    const result = await work(connection)
    await connection.query('commit')
    connection.release()
    return result
  } catch (error) {
    // Discards a connection that can't roll back.
    await connection.query('rollback').then(
      () => connection.release(),
      (broken: Error) => connection.release(broken),
    )
    throw error
  }
}
