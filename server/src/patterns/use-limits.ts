import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '../platform/errors.ts'
import type { AnyDatabase } from '../tables/tables.ts'

/** A limit of the business, on one operation. Those of all calls are in platform/limits. */
export interface UseLimit {
  /** What is limited, such as 'claim'. */
  name: string
  most: number
  seconds: number
}

/** Counts a use, which a rollback takes back. `subject` is whose uses are counted; only a hash of it is stored. */
async function count(db: AnyDatabase, { name, most, seconds }: UseLimit, subject: string, uses = 1) {
  const key = createHash('sha256')
    .update(JSON.stringify([name, subject]))
    .digest()
  const { rows } = await sql<{ count: number; resets: number }>`
    insert into use_count as u (key, count, resets_date) values (${key}, ${uses}, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      count = case when u.resets_date <= now() then excluded.count else u.count + excluded.count end,
      resets_date = case when u.resets_date <= now() then excluded.resets_date else u.resets_date end
    returning count, ceil(extract(epoch from resets_date - now()))::integer as resets`.execute(db)
  const [used] = rows
  return { isWithin: (used?.count ?? 0) <= most, resets: used?.resets ?? seconds }
}

/** Counts a use, and returns whether it is within the limit. */
export const isWithinLimit = async (db: AnyDatabase, limit: UseLimit, subject: string) =>
  (await count(db, limit, subject)).isWithin

/** Counts one or more uses, and throws a 429 if they exceed the limit. `detail` tells what to do, and may say when, in seconds from now. */
export async function countUse(
  db: AnyDatabase,
  limit: UseLimit,
  subject: string,
  detail: string | ((seconds: number) => string),
  uses = 1,
) {
  const { isWithin, resets } = await count(db, limit, subject, uses)
  if (isWithin) return
  const seconds = Math.max(1, resets)
  const text = typeof detail === 'string' ? detail : detail(seconds)
  throw new Refusal(429, 'TOO_MANY', text, undefined, seconds)
}
