import { sql, type RawBuilder } from 'kysely'
import type { CalendarEvent } from '../../../calendar/calendar-event.ts'
import { foundBy } from '../../../patterns/found-by.ts'
import type { Viewer } from '../../../patterns/visibility.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'
import { mayReadPlace } from '../events/chosen-host.ts'

const mostInFeed = 2000

/**
 * The events `p` and `e` that match the condition, as calendars of the viewer show them, in the order of their dates. Drafts and events
 * with flexible dates have no place in a calendar.
 */
export async function calendarEvents(
  db: AnyDatabase,
  origin: string,
  viewer: Viewer,
  where: RawBuilder<unknown>,
): Promise<CalendarEvent[]> {
  const { rows } = await sql<CalendarEvent>`
    select p.id, p.name, p.description, ${origin} || '/events/' || p.id as url,
      nullif(concat_ws(', ', place.name, coalesce(place.address, p.address), coalesce(place.city, p.city),
        coalesce(place.state, p.state)), '') as location,
      coalesce(place.lat, p.lat) as lat, coalesce(place.lng, p.lng) as lng,
      e.start_date::text as "startDate", e.end_date::text as "endDate", e.start_time as "startTime", e.end_time as "endTime",
      e.time_zone as "timeZone", p.status, p.revision as sequence, derived.instant(p.updated_date) as "updatedDate",
      (select o.name from profile o where o.id = p.parent_id and o.audience = 'public' and o.deleted_date is null) as organizer
    from profile p join event e on e.profile_id = p.id
    left join lateral (
      select coalesce(host.name, t.name) as name, coalesce(host.address, t.address) as address,
        coalesce(host.city, t.city) as city, coalesce(host.state, t.state) as state,
        coalesce(host.lat, t.lat) as lat, coalesce(host.lng, t.lng) as lng
      from event_place t left join profile host on host.id = t.profile_id
      where t.owner_id = p.id
        and (t.profile_id is null or host.audience = 'public' and host.deleted_date is null and ${mayReadPlace(viewer)})
      order by t.created_date, t.id limit 1) place on true
    where ${where} and p.status <> 'Draft' and not e.has_flexible_dates
    order by e.start_date, p.id limit ${mostInFeed}`.execute(db)
  return rows.map((event) => ({ ...event, url: foundBy('calendar', event.url, origin) }))
}
