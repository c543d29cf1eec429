import { sql } from 'kysely'
import type { SportName } from '@app/contract/reference-lists/sports.ts'
import { signedIn, type Call } from '../../../platform/http/call.ts'

/** Of the sports on somebody's pages, at most so many stand for what they care about. */
const mostSports = 3

interface Interests {
  sports: SportName[]
  /** What to search near, best first: a city with its state, then the state. */
  places: string[]
}

/** The sports and the place of the caller's account. What it doesn't have is taken from most of the pages of their own. */
export async function ownInterests(call: Call): Promise<Interests> {
  const { id } = signedIn(call)
  const { rows } = await sql<{ sports: SportName[]; city: string | null; state: string | null }>`
    with own as materialized (
      select p.id, p.city, p.state from profile p
      where p.id = any (array(select s.owner_id from derived.staff s where s.user_id = ${id})) and p.deleted_date is null
    ), town as (
      select city, state from own where state is not null group by city, state order by count(*) desc, city limit 1
    ), played as (
      select s.name, count(*) as pages from sport s join own on own.id = s.owner_id group by s.name order by pages desc, s.name
      limit ${mostSports}
    )
    select
      case when u.sports <> '{}' then u.sports else array(select name from played) end as sports,
      case when u.state is null then town.city else u.city end as city,
      coalesce(u.state, town.state) as state
    from app_user u left join town on true
    where u.id = ${id}`.execute(call.db)
  const { sports = [], city = null, state = null } = rows[0] ?? {}
  if (state === null) return { sports, places: [] }
  return { sports, places: city === null ? [state] : [`${city}, ${state}`, state] }
}
