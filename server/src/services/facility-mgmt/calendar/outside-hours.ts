import { sql } from 'kysely'
import type * as z from 'zod'
import { AvailableSpace } from '@app/contract/calendar/availability-schema.ts'
import type { OutsideHours } from '@app/contract/calendar/outside-schema.ts'
import type { facilities } from '@app/contract/facilities/facility-routes.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { one } from '../../../platform/http/json-text.ts'
import { spacesOf } from './sharing-reads.ts'

const mostShown = 100

/** New opening hours are stored over any bookings, so a manager learns which ones they leave out. */
export const outsideHours: Handlers<typeof facilities.calendar.outsideHours> = async ({ ownerId }, call) => {
  const { rows } = await sql<{ json: string }>`
    with place as (select f.time_zone as zone from facility f where f.profile_id = ${ownerId}),
    planned as materialized (
      select e.id, e.title, e.starts, e.ends, e.series_id, (e.starts at time zone p.zone)::date as first_day,
        (e.ends at time zone p.zone)::date as last_day, p.zone
      from calendar_entry e cross join place p
      where e.owner_id = ${ownerId} and p.zone is not null and e.kind <> 'Blackout' and e.ends > now() and (e.expires_date is null or e.expires_date > now())),
    opening as materialized (
      select derived.open_times(${ownerId}, p.zone, min(p.first_day), max(p.last_day)) as times from planned p group by p.zone),
    outside as (
      select p.* from planned p cross join opening o
      where not o.times @> p.starts or not o.times @> p.ends - interval '1 microsecond' or exists (
        select from generate_series((p.first_day + 1)::timestamp, p.last_day - 1, interval '1 day') day
        where not o.times && tstzrange(day at time zone p.zone, (day + interval '1 day') at time zone p.zone))),
    grouped as (
      select (array_agg(o.id order by o.starts, o.id))[1] as id, min(o.starts) as starts, count(*)::integer as count
      from outside o group by coalesce(o.series_id, o.id)),
    shown as (
      select e.id, e.title, (select array_agg(c.unit_id order by c.unit_id) from calendar_occupancy c where c.entry_id = e.id) as "unitIds",
        derived.instant(e.starts) as starts, derived.instant(e.ends) as ends, g.count
      from grouped g join calendar_entry e on e.id = g.id order by g.starts, g.id limit ${mostShown})
    select json_build_object('timeZone', (select p.zone from place p), 'spaces', ${spacesOf(ownerId, AvailableSpace.shape)},
      'count', (select count(*) from outside), 'entries', (select coalesce(json_agg(s), '[]') from shown s))::text as json`.execute(
    call.db,
  )
  return one<z.output<typeof OutsideHours>>(rows[0]!.json)
}
