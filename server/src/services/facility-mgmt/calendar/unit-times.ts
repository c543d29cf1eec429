import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod'
import { keptDays } from '@app/contract/calendar/availability-schema.ts'
import { itemJson } from '../../../patterns/columns.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'

/** The time zone of a page, and whether visitors may know what is free. They never do without a time zone. */
export async function readSharing(
  db: AnyDatabase,
  ownerId: string,
): Promise<{ timeZone: string; isKnown: true } | { timeZone: string | null; isKnown: false }> {
  const { rows } = await sql<{ timeZone: string | null; isKnown: boolean }>`
    select f.time_zone as "timeZone", coalesce(h.is_shared, false)
      and h.kept_date > now() - make_interval(days => ${keptDays}::int) as "isKnown"
    from facility f left join calendar_sharing h on h.owner_id = f.profile_id where f.profile_id = ${ownerId}`.execute(
    db,
  )
  const { timeZone = null, isKnown = false } = rows[0] ?? {}
  return isKnown && timeZone !== null ? { timeZone, isKnown } : { timeZone, isKnown: false }
}

interface Days {
  ownerId: string
  timeZone: string
  /** SQL dates of the place, both included. */
  from: RawBuilder<unknown>
  to: RawBuilder<unknown>
}

/** SQL of the units of a page: when the page is open, and when each is not taken, which includes when it is held. */
export const unitTimes = ({ ownerId, timeZone, from, to }: Days) => {
  const days = sql`tstzrange((${from})::date::timestamp at time zone ${timeZone}, ((${to})::date + 1)::timestamp at time zone ${timeZone})`
  return sql`(
    with open as materialized (select derived.open_times(${ownerId}, ${timeZone}, (${from})::date, (${to})::date) as times)
    select u.id, u.space_id, u.position, open.times as open,
      open.times - coalesce(taken.times, '{}') - coalesce(busy.times, '{}') as untaken,
      coalesce(held.times, '{}') * open.times - coalesce(busy.times, '{}') as held
    from calendar_unit u cross join open
    left join lateral (select range_agg(o.during) as times from calendar_occupancy o
      where o.unit_id = u.id and not o.is_hold and o.during && ${days}) taken on true
    left join lateral (select range_agg(b.during) as times from derived.calendar_busy_unit b
      where b.unit_id = u.id and b.during && ${days}) busy on true
    left join lateral (select range_agg(o.during) as times from calendar_occupancy o join calendar_entry e on e.id = o.entry_id
      where o.unit_id = u.id and o.is_hold and e.expires_date > now() and o.during && ${days}) held on true
    where u.owner_id = ${ownerId} and u.retired_date is null)`
}

/** SQL of the spaces of a page as JSON, with these fields. */
export const spacesOf = (ownerId: string, fields: Record<string, z.ZodType>) => sql`(
  select coalesce(json_agg(${itemJson(fields, 's')} order by s.position, s.name), '[]')
  from derived.calendar_space_item s where s.owner_id = ${ownerId})`
