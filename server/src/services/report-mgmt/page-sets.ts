import type { PageSet } from '@app/contract/reports/report-routes.ts'
import { sql, type RawBuilder } from 'kysely'
import { visibleTo } from '../../patterns/visibility.ts'
import type { Call } from '../../platform/http/call.ts'

/** A page of a set, and whether its figures are the reader's: its own team's, or of what belongs to the page of the report. */
export interface SetPage {
  id: string
  name: string
  city: string | null
  state: string | null
  isOwn: boolean
  /** Its likes or followers, which everybody sees. */
  reactions: number
}

/** The ids of the facilities of a destination. */
const facilitiesOf = (id: string) =>
  sql`select owner_id from facility_destination where destination_id = ${id} and is_accepted`

/** Rows about a host, or about a facility of it. */
const isAbout = (id: string) => sql`(t.profile_id = ${id} or t.profile_id in (${facilitiesOf(id)}))`

/** The ids of the events that an organization owns, or that take place at a host. */
export const eventsOf = (id: string) => sql`
  select e.id from profile e where e.kind = 'event' and e.parent_id = ${id}
  union select t.owner_id from event_place t where ${isAbout(id)}`

/** The ids of the pages of each set. */
const setIds: Record<PageSet, (id: string) => RawBuilder<unknown>> = {
  events: eventsOf,
  facilities: facilitiesOf,
  // Whoever says that they are partners of a host.
  partners: (id) => sql`select t.owner_id from partner t where ${isAbout(id)}`,
  locations: (id) => sql`
    select p.id from profile p where p.parent_id = ${id}
    union select a.owner_id from affiliation a where a.company_id = ${id} and a.is_accepted`,
}

/** The pages of a set that the reader sees. Of events, those that hadn't ended before a day. */
export async function readSet(call: Call, id: string, set: PageSet, from: string): Promise<SetPage[]> {
  const { rows } = await sql<SetPage>`
    select p.id, p.name, p.city, p.state, coalesce(e.reaction_count, 0) as reactions,
      ${call.isAdmin} or p.parent_id = ${id} or exists (
        select from derived.staff s where s.user_id = ${call.user?.id} and s.owner_id = p.id) as "isOwn"
    from profile p left join entry e on e.profile_id = p.id
    where p.id in (${setIds[set](id)}) and ${visibleTo(call, 'p')}
      and not exists (select from event v where v.profile_id = p.id and v.end_date < ${from}::date)
    order by p.name, p.id`.execute(call.db)
  return rows
}
