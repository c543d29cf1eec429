import { sql } from 'kysely'
import type { Call } from '../../../platform/http/call.ts'
import { readsPlace } from './chosen-host.ts'
import { hotelsOpenTo } from './opened-hotels.ts'

export interface WhereAndWhen {
  name: string
  city: string | null
  state: string | null
  /** With flexible dates, those that it stands for until they are chosen. */
  startDate: string
  endDate: string
  hasFlexibleDates: boolean
  dayCount: number | null
  /**
   * The places of the event that the caller may read and that have a position. Without one, that of the event itself. None for who has only the
   * code of a block.
   */
  places: { name: string; lat: number; lng: number }[]
}

/** Reads the dates and places of an event. Undefined if its hotels aren't open to the caller. */
export async function readWhereAndWhen(
  call: Call,
  eventId: string,
  code: string | null,
): Promise<WhereAndWhen | undefined> {
  const { isSeen, isOpen } = await hotelsOpenTo(call, code)
  const { rows } = await sql<WhereAndWhen & { own: WhereAndWhen['places']; isSeen: boolean }>`
    select ${isSeen} as "isSeen", p.name, p.city, p.state, e.start_date::text as "startDate", e.end_date::text as "endDate",
      e.has_flexible_dates as "hasFlexibleDates", e.day_count as "dayCount",
      (select coalesce(json_agg(json_build_object('name', t.name, 'lat', t.lat, 'lng', t.lng) order by t.created_date, t.id), '[]')
        from derived.event_place_item t where t.owner_id = p.id and t.lat is not null and t.lng is not null and ${readsPlace(call)}) as places,
      case when p.lat is null or p.lng is null then '[]'
        else json_build_array(json_build_object('name', p.name, 'lat', p.lat, 'lng', p.lng)) end as own
    from profile p join event e on e.profile_id = p.id where p.id = ${eventId} and ${isOpen}`.execute(call.db)
  const [found] = rows
  if (!found) return undefined
  const { own, places, isSeen: isWhole, ...facts } = found
  return { ...facts, places: isWhole ? (places.length > 0 ? places : own) : [] }
}
