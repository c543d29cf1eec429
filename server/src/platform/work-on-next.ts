import type { RawBuilder } from 'kysely'
import type { AnyDatabase, Database } from '../tables/tables.ts'

interface DueWork<T> {
  /** Takes the next row that is due. */
  take(db: AnyDatabase): Promise<T | undefined>
  work(db: AnyDatabase, taken: T): Promise<void>
  /** Makes the row due later. */
  postpone(taken: T): RawBuilder<unknown>
}

/** Does one piece of work in a transaction of its own. Returns whether there was one. Others don't wait for one that fails. */
export async function workOnNext<T>(db: Database, { take, work, postpone }: DueWork<T>): Promise<boolean> {
  const taking: { row?: T } = {}
  try {
    return await db.transaction().execute(async (trx) => {
      const row = await take(trx)
      if (row === undefined) return false
      taking.row = row
      await work(trx, row)
      return true
    })
  } catch (error) {
    if (taking.row !== undefined) await postpone(taking.row).execute(db)
    throw error
  }
}
