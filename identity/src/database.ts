import type { ClientBase, Pool } from 'pg'

/** A pool, or one connection of it inside a transaction. */
export type Queryable = Pick<ClientBase, 'query'>

export async function inTransaction<T>(pool: Pool, work: (db: Queryable) => Promise<T>): Promise<T> {
  const connection = await pool.connect()
  try {
    await connection.query('begin')
    const result = await work(connection)
    await connection.query('commit')
    connection.release()
    return result
  } catch (error) {
    // A connection that cannot even roll back is not given to the next one.
    await connection.query('rollback').then(
      () => connection.release(),
      (broken: Error) => connection.release(broken),
    )
    throw error
  }
}
