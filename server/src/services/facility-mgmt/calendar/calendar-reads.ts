import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod'
import { AvailableSpace, type Availability } from '@app/contract/calendar/availability-schema.ts'
import { shortestInMonth, type Calendar, type Sharing } from '@app/contract/calendar/entry-schema.ts'
import { CalendarSpace } from '@app/contract/calendar/space-schema.ts'
import type { facilities } from '@app/contract/facilities/facility-routes.ts'
import { audit } from '../../../patterns/audit.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { one } from '../../../platform/http/json-text.ts'
import { ringTeam } from './change-calendar.ts'
import { entryJson } from './entry-rows.ts'
import { readSharing, spacesOf } from './sharing-reads.ts'

type CalendarRoutes = typeof facilities.calendar

const { createdDate: _createdDate, ...spaceFields } = CalendarSpace.shape

/** Other programs decide how many there are. */
const mostBusyShown = 2000

const mostHoldsShown = 100

/** Everything that takes a time in the range, for the team. Holds that ran out are shown for another day. */
export const getCalendar: Handlers<CalendarRoutes['get']> = async (
  { ownerId, from, to, withMarks },
  call,
) => {
  const isMark = sql`(${withMarks}::boolean and e.kind = 'Booking' and e.release is null and e.ends - e.starts < make_interval(hours => ${shortestInMonth}::int))`
  const isInRange = sql`e.owner_id = ${ownerId} and tstzrange(e.starts, e.ends) && tstzrange(${from}, ${to})`
  // `extract` counts in decimals, which is slow for 10,000 times.
  const minutes = (time: string) =>
    sql`date_part('epoch', ${sql.raw(time)} - ${from}::timestamptz)::integer / 60`
  const { rows } = await sql<{ json: string }>`
    select json_build_object('timeZone', (select f.time_zone from facility f where f.profile_id = ${ownerId}),
      'isShared', coalesce((select h.is_shared from calendar_sharing h where h.owner_id = ${ownerId}), false),
      'spaces', ${spacesOf(ownerId, spaceFields)},
      'entries', (select coalesce(json_agg(${entryJson} order by e.starts, e.id), '[]') from derived.calendar_entry_item e
        where ${isInRange} and not ${isMark} and (e.expires_date is null or e.expires_date > now() - interval '1 day')),
      'holds', (select coalesce(json_agg(h.item), '[]') from (
        select ${entryJson} as item from derived.calendar_entry_item e
        where e.owner_id = ${ownerId} and e.kind = 'Hold' and e.expires_date > now() order by e.expires_date, e.id limit ${mostHoldsShown}) h),
      'toRelease', (select coalesce(json_agg(h.item), '[]') from (
        select ${entryJson} as item from derived.calendar_entry_item e
        where e.owner_id = ${ownerId} and e.release is not null and e.ends > now() order by e.starts, e.id limit ${mostHoldsShown}) h),
      'marks', (select coalesce(json_agg(json_build_object('unitId', m.unit_id, 'isRecurring', m.is_recurring, 'times', m.times)), '[]') from (
        select o.unit_id, e.series_id is not null as is_recurring,
          ('[' || string_agg(concat(${minutes('lower(o.during)')}, ',', ${minutes('upper(o.during)')}), ',' order by e.starts) || ']')::json as times
        from calendar_entry e join calendar_occupancy o on o.entry_id = e.id
        where ${isInRange} and ${isMark} group by 1, 2) m),
      'busy', (select coalesce(json_agg(b), '[]') from (
        select s.name, s.space_id as "spaceId", derived.instant(lower(b.during)) as starts, derived.instant(upper(b.during)) as ends
        from calendar_subscription s join calendar_busy b on b.subscription_id = s.id
        where s.owner_id = ${ownerId} and b.during && tstzrange(${from}, ${to}) order by lower(b.during), s.id limit ${mostBusyShown}) b))::text as json`.execute(
    call.db,
  )
  return one<z.output<typeof Calendar>>(rows[0]!.json)
}

export const getSharing: Handlers<CalendarRoutes['sharing']> = async ({ ownerId }, call) => {
  const { rows } = await sql<z.output<typeof Sharing>>`
    select h.is_shared as "isShared", derived.instant(h.kept_date) as "keptDate" from calendar_sharing h
    where h.owner_id = ${ownerId}`.execute(call.db)
  return { data: rows[0] ?? { isShared: false, keptDate: null } }
}

export const share: Handlers<CalendarRoutes['share']> = async ({ ownerId, data }, call) => {
  await sql`insert into calendar_sharing (owner_id, is_shared) values (${ownerId}, ${data.isShared})
    on conflict (owner_id) do update set is_shared = excluded.is_shared, kept_date = now()`.execute(call.db)
  await audit(call, ownerId, null, [{ op: 'replace', path: '/isShared', value: data.isShared }])
  await ringTeam(call, ownerId)
  return getSharing({ ownerId }, call)
}

/** Free and held times on days of the place. */
export const availability: Handlers<CalendarRoutes['availability']> = async ({ ownerId, from, to }, call) => {
  const { timeZone, isKnown } = await readSharing(call.db, ownerId)
  if (!isKnown)
    return { data: { isKnown, timeZone, spaces: [], foundSpaceIds: [], open: [], free: [], held: [] } }
  const { rows } = await sql<{ json: string }>`
    with units as materialized (select * from derived.unit_times(${ownerId}, ${timeZone}, ${from}::date, ${to}::date))
    select json_build_object('isKnown', true, 'timeZone', ${timeZone}::text,
      'spaces', ${spacesOf(ownerId, AvailableSpace.shape)},
      'foundSpaceIds', (select coalesce(json_agg(f.space_id), '[]') from derived.free_days_of(${ownerId}, ${timeZone}, ${from}::date, ${to}::date) f
        where bit_count(f.days) = length(f.days)),
      'open', (select coalesce(json_agg(json_build_object('starts', derived.instant(lower(t)), 'ends', derived.instant(upper(t)))
        order by lower(t)), '[]') from unnest(derived.open_times(${ownerId}, ${timeZone}, ${from}::date, ${to}::date)) t),
      'free', ${timesIn(sql.raw('units.free'))}, 'held', ${timesIn(sql.raw('units.held'))})::text as json`.execute(
    call.db,
  )
  return one<z.output<typeof Availability>>(rows[0]!.json)
}

const timesIn = (times: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object('unitId', units.id, 'starts', derived.instant(lower(t)), 'ends', derived.instant(upper(t)))
    order by units.space_id, units.position, lower(t)), '[]')
  from units cross join unnest(${times}) as t)`
