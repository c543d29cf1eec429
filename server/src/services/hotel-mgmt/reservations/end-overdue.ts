import { sql } from 'kysely'
import type { Database } from '../../../tables/tables.ts'

/** Ends what was held too long, a room type at a time, so that nobody who books waits for the others. */
export async function endOverdueHolds(db: Database) {
  for (;;) {
    const { rows } = await sql<{ isEnded: boolean }>`select derived.end_some_overdue() as "isEnded"`.execute(
      db,
    )
    if (rows[0]?.isEnded !== true) return
  }
}
