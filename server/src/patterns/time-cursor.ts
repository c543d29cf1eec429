import { sql, type RawBuilder } from 'kysely'

/**
 * SQL of where a list continues after a row: its time and id. A row that changes or goes meanwhile ends no list. Microseconds, since
 * JavaScript's dates would lose them.
 */
export const cursorOf = (time: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  sql<string>`(extract(epoch from ${time}) * 1000000)::bigint::text || '_' || ${id}`

/** The condition that a row comes after a cursor in a list that is sorted by time and id, newest first. */
export function isAfter(
  cursor: string | undefined,
  time: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const [microseconds, last] = cursor?.split('_') ?? []
  if (microseconds === undefined) return sql`true`
  return sql`(${time}, ${id})
    < (timestamptz 'epoch' + ${Number(microseconds)}::float8 * interval '1 microsecond', ${last}::uuid)`
}
