import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod'
import { keptDays, type Availability } from '@app/contract/calendar/availability-schema.ts'
import type { Calendar, Sharing } from '@app/contract/calendar/entry-schema.ts'
import { CalendarSpace } from '@app/contract/calendar/space-schema.ts'
import { audit } from '../../../patterns/audit.ts'
import type { Owned } from '../../../patterns/children.ts'
import { itemJson } from '../../../patterns/columns.ts'
import type { Call } from '../../../platform/http/call.ts'
import { one } from '../../../platform/http/json-text.ts'
import { ringTeam } from './change-calendar.ts'
import { entryJson } from './entry-rows.ts'

const spacesOf = (ownerId: string, fields: Record<string, z.ZodType>) => sql`(
  select coalesce(json_agg(${itemJson(fields, 's')} order by s.position, s.name), '[]')
  from derived.calendar_space_item s where s.owner_id = ${ownerId})`

const { createdDate: _createdDate, ...spaceFields } = CalendarSpace.shape
const { id, name, spaceType, surface, units } = CalendarSpace.shape

/** Nobody can look at more, and other programs decide how many there are. */
const mostBusyShown = 2000

/** Everything that takes a time in the range, for the team. Holds that ran out are shown for another day. */
export async function getCalendar({ ownerId, from, to }: Owned & { from: string; to: string }, call: Call) {
  const { rows } = await sql<{ json: string }>`
    select json_build_object('timeZone', (select f.time_zone from facility f where f.profile_id = ${ownerId}),
      'isShared', coalesce((select h.is_shared from calendar_sharing h where h.owner_id = ${ownerId}), false),
      'spaces', ${spacesOf(ownerId, spaceFields)},
      'entries', (select coalesce(json_agg(${entryJson} order by e.starts, e.id), '[]') from derived.calendar_entry_item e
        where e.owner_id = ${ownerId} and tstzrange(e.starts, e.ends) && tstzrange(${from}, ${to})
          and (e.expires_date is null or e.expires_date > now() - interval '1 day')),
      'busy', (select coalesce(json_agg(b), '[]') from (
        select s.name, s.space_id as "spaceId", derived.instant(lower(b.during)) as starts, derived.instant(upper(b.during)) as ends
        from calendar_subscription s join calendar_busy b on b.subscription_id = s.id
        where s.owner_id = ${ownerId} and b.during && tstzrange(${from}, ${to}) order by lower(b.during), s.id limit ${mostBusyShown}) b))::text as json`.execute(
    call.db,
  )
  return one<z.output<typeof Calendar>>(rows[0]!.json)
}

export async function getSharing({ ownerId }: Owned, call: Call) {
  const { rows } = await sql<z.output<typeof Sharing>>`
    select h.is_shared as "isShared", derived.instant(h.kept_date) as "keptDate" from calendar_sharing h
    where h.owner_id = ${ownerId}`.execute(call.db)
  return { data: rows[0] ?? { isShared: false, keptDate: null } }
}

export async function share({ ownerId, data }: Owned & { data: { isShared: boolean } }, call: Call) {
  await sql`insert into calendar_sharing (owner_id, is_shared) values (${ownerId}, ${data.isShared})
    on conflict (owner_id) do update set is_shared = excluded.is_shared, kept_date = now()`.execute(call.db)
  await audit(call, ownerId, null, [{ op: 'replace', path: '/isShared', value: data.isShared }])
  await ringTeam(call, ownerId)
  return getSharing({ ownerId }, call)
}

/** What is free and held on days of the place, without what the rest is for. */
export async function availability({ ownerId, from, to }: Owned & { from: string; to: string }, call: Call) {
  const { rows } = await sql<{ timeZone: string | null; isKnown: boolean }>`
    select f.time_zone as "timeZone", f.time_zone is not null and coalesce(h.is_shared, false)
      and h.kept_date > now() - make_interval(days => ${keptDays}::int) as "isKnown"
    from facility f left join calendar_sharing h on h.owner_id = f.profile_id where f.profile_id = ${ownerId}`.execute(
    call.db,
  )
  const [found] = rows
  if (!found?.isKnown) {
    const unknown = { isKnown: false, timeZone: found?.timeZone ?? null, spaces: [], free: [], held: [] }
    return one<z.output<typeof Availability>>(JSON.stringify(unknown))
  }
  const { rows: read } = await sql<{ json: string }>`
    with units as materialized (
      select u.id, u.space_id, u.position, open.times - coalesce(taken.times, '{}') - coalesce(busy.times, '{}') as free,
        coalesce(held.times, '{}') * open.times - coalesce(busy.times, '{}') as held
      from calendar_unit u
      cross join (select derived.open_times(${ownerId}, ${found.timeZone}, ${from}::date, ${to}::date) as times) open
      left join lateral (select range_agg(o.during) as times from calendar_occupancy o
        where o.unit_id = u.id and not o.is_hold and o.during && ${daysOf(from, to, found.timeZone)}) taken on true
      left join lateral (select range_agg(b.during) as times from derived.calendar_busy_unit b
        where b.unit_id = u.id and b.during && ${daysOf(from, to, found.timeZone)}) busy on true
      left join lateral (select range_agg(o.during) as times from calendar_occupancy o join calendar_entry e on e.id = o.entry_id
        where o.unit_id = u.id and o.is_hold and e.expires_date > now() and o.during && ${daysOf(from, to, found.timeZone)}) held on true
      where u.owner_id = ${ownerId} and u.retired_date is null)
    select json_build_object('isKnown', true, 'timeZone', ${found.timeZone}::text,
      'spaces', ${spacesOf(ownerId, { id, name, spaceType, surface, units })},
      'free', ${timesIn(sql.raw('units.free - units.held'))}, 'held', ${timesIn(sql.raw('units.held'))})::text as json`.execute(
    call.db,
  )
  return one<z.output<typeof Availability>>(read[0]!.json)
}

const daysOf = (from: string, to: string, timeZone: string | null) =>
  sql`tstzrange(${from}::date::timestamp at time zone ${timeZone}, (${to}::date + 1)::timestamp at time zone ${timeZone})`

const timesIn = (times: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object('unitId', units.id, 'starts', derived.instant(lower(t)), 'ends', derived.instant(upper(t)))
    order by units.space_id, units.position, lower(t)), '[]')
  from units cross join unnest(${times}) as t)`
