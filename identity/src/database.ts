import type { ClientBase, Pool, QueryResultRow } from 'pg'

/** A pool, or a connection in a transaction. */
export type Queryable = Pick<ClientBase, 'query'>

/** Runs statements whose rows don't matter. */
export interface Statements {
  query(text: string, values: unknown[]): Promise<unknown>
}

/** Runs a statement in the transaction of another part of the server. */
export type Run = <Row extends QueryResultRow>(text: string, values: unknown[]) => Promise<{ rows: Row[] }>

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
