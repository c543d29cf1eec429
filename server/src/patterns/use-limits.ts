import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '../platform/errors.ts'
import type { AnyDatabase } from '../tables/tables.ts'

export interface UseLimit {
  /** What is limited, such as 'claim'. */
  name: string
  most: number
  seconds: number
}

/**
 * Counts a use, which a rollback takes back, and returns whether it is within the limit. `subject` is whose uses are
 * counted, such as a user's id or an email address. Only its hash is stored.
 */
export async function isWithinLimit(db: AnyDatabase, { name, most, seconds }: UseLimit, subject: string) {
  const key = createHash('sha256')
    .update(JSON.stringify([name, subject]))
    .digest()
  const { rows } = await sql<{ count: number }>`
    insert into use_count as u (key, count, resets_date) values (${key}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      count = case when u.resets_date <= now() then 1 else u.count + 1 end,
      resets_date = case when u.resets_date <= now() then excluded.resets_date else u.resets_date end
    returning count`.execute(db)
  return (rows[0]?.count ?? 0) <= most
}

/** Counts a use, and throws a 429 if it exceeds the limit. `detail` tells what to do. */
export async function countUse(db: AnyDatabase, limit: UseLimit, subject: string, detail: string) {
  if (!(await isWithinLimit(db, limit, subject))) throw new Refusal(429, 'TOO_MANY', detail)
}
