import { sql } from 'kysely'
import type { Database } from '../../tables/tables.ts'
import { endedBefore } from './visit-days.ts'

export interface Sought {
  day: string
  kind: string
  field: string
  value: string
  visitor: bigint
}

/** Somebody who looks for the same again that day is there already. */
export async function storeSought(db: Database, sought: readonly Sought[]) {
  const column = <K extends keyof Sought>(name: K) => sought.map((each) => each[name])
  // In one order, so that servers don't wait for each other.
  await sql`insert into search_visitor (day, kind, field, value, visitor)
    select distinct * from unnest(${column('day')}::date[], ${column('kind')}::text[], ${column('field')}::text[],
      ${column('value')}::text[], ${column('visitor')}::bigint[]) order by 1, 2, 3, 4, 5
    on conflict do nothing`.execute(db)
}

/** Counts who looked for what on days that have ended everywhere, and forgets who it was. In one statement, so each is counted once. */
export const closeSearches = async (db: Database) =>
  void (await sql`
    with gone as (delete from search_visitor where day < ${endedBefore} returning day, kind, field, value)
    insert into search_day (day, kind, field, value, count)
    select day, kind, field, value, count(*) from gone group by day, kind, field, value
    on conflict (day, kind, field, value) do update set count = search_day.count + excluded.count`.execute(
    db,
  ))
