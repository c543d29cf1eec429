import { milesBetween, type Position } from '@app/contract/rules/globe.ts'
import { usualReachMiles } from '@app/contract/rules/match-choices.ts'
import { sql } from 'kysely'
import { askedRows } from '../../../patterns/asked-columns.ts'
import { askedPlace, type FindAddress } from '../../../search/asked-place.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'
import type { FreeTime } from './weekend-reads.ts'

/** A published weekend that people are told of. */
export interface OfferedGap {
  ownerId: string
  saturday: string
  publishedBy: string | null
}

/** How far around the hosts of a request. */
const usualMiles = 60
/** Notifications per person and day, of all pages together. */
const mostADay = 3

/**
 * What is wanted fits the weekend: fixed dates from Friday to Monday with a day of the weekend, or a month or window with one. It names a
 * sport of the page or a type of the free spaces, and no other type. Of several sports, one is enough, with a row for each. Of spaces
 * without a type, those of the page count.
 */
const fits = ({ ownerId, saturday }: OfferedGap, times: readonly FreeTime[]) => {
  const unitIds = [...new Set(times.flatMap((time) => time.unitIds))]
  return sql`(w.sport is not null or w.space_type is not null)
    and (w.sport is null or w.sport in (select name from sport where owner_id = ${ownerId}))
    and (w.space_type is null or w.space_type in (
      select coalesce(s.space_type, t.name) from calendar_unit u join calendar_space s on s.id = u.space_id
      left join space_type t on s.space_type is null and t.owner_id = ${ownerId} where u.id = any(${unitIds}::uuid[])))
    and daterange(w.first_day, w.last_day, '[]') && daterange(${saturday}::date, ${saturday}::date + 1, '[]')
    and (w.is_flexible or (w.first_day >= ${saturday}::date - 1 and w.last_day <= ${saturday}::date + 2))`
}

/** SQL of where the page is, as `p`. */
const pageOf = (ownerId: string) => sql`(select id, state, lat, lng from profile where id = ${ownerId}) p`

/** The senders of open requests to hosts around, unless the page has passed or was turned down. */
export async function requestSenders(db: AnyDatabase, gap: OfferedGap, times: readonly FreeTime[]) {
  const { rows } = await sql<{ userId: string }>`
    select distinct w.user_id as "userId" from ${pageOf(gap.ownerId)}, (
      select r.id, r.user_id, s.name as sport, e.space_name as space_type, e.has_flexible_dates as is_flexible,
        coalesce(month.first, e.start_date) as first_day,
        coalesce((month.first + interval '1 month' - interval '1 day')::date, e.end_date) as last_day
      from ${askedRows} left join lateral (select (m || '-01')::date as first from unnest(r.months) m) month on true
        left join unnest(e.sports_list) s (name) on true
      where r.user_id is not null and r.confirmed_date is not null and not r.has_open_dates) w
    where ${fits(gap, times)}
      and not exists (select from lead l where l.request_id = w.id
        and (l.status = 'Won' or (l.profile_id = p.id and l.status in ('Passed', 'Lost'))))
      and exists (select from lead l join profile h on h.id = l.profile_id where l.request_id = w.id
        and l.status in ('Open', 'Interested')
        and (h.id = p.id or derived.miles_between(h.lat, h.lng, p.lat, p.lng) <= ${usualMiles}))`.execute(db)
  return rows.map(({ userId }) => userId)
}

interface SoughtPlace {
  userIds: string[]
  address: string | null
  miles: number
  page: Position | null
  state: string | null
}

/** The managers of open events that look for a venue where the page is, as they are matched with hosts. */
export async function eventManagers(
  db: AnyDatabase,
  gap: OfferedGap,
  times: readonly FreeTime[],
  find: FindAddress,
) {
  const { rows } = await sql<SoughtPlace>`
    select array_agg(distinct m.user_id) as "userIds", w.address, w.miles, p.state,
      case when p.lat is not null then json_build_object('lat', p.lat, 'lng', p.lng) end as page
    from ${pageOf(gap.ownerId)}, (
      select e.profile_id as id, s.name as sport, e.space_name as space_type, e.has_flexible_dates as is_flexible,
        e.start_date as first_day, e.end_date as last_day, e.request_address as address, coalesce(e.request_dist, ${usualReachMiles}) as miles
      from event e join profile v on v.id = e.profile_id and v.deleted_date is null and v.audience = 'gated'
      left join sport s on s.owner_id = e.profile_id
      where e.category = 'RFP' and not e.is_closed) w
    join derived.staff m on m.owner_id = w.id and m.rung = 'manager'
    where ${fits(gap, times)} group by w.address, w.miles, p.state, p.lat, p.lng`.execute(db)
  const found: string[] = []
  for (const { userIds, address, miles, page, state } of rows) {
    const place = await askedPlace(address, find)
    if (place === null) continue
    const { towns, area } = place
    const isThere =
      (towns.length === 0 && area === null) ||
      (page !== null && towns.some((town) => milesBetween(page, town) <= miles)) ||
      area?.states.some((one) => one === state)
    if (isThere) found.push(...userIds)
  }
  return found
}

/**
 * Stores who of these people is told of the weekend now, and returns them: not those who were told of it before, or of several weekends
 * today, the team of the page, or people who don't want to hear from whoever published it.
 */
export async function claimTelling(
  db: AnyDatabase,
  { ownerId, saturday, publishedBy }: OfferedGap,
  userIds: readonly string[],
) {
  const { rows } = await sql<{ userId: string }>`
    insert into calendar_gap_told (owner_id, saturday, user_id)
    select ${ownerId}, ${saturday}, u.id from app_user u
    where u.id = any(${[...userIds]}::uuid[])
      and not exists (select from derived.staff s where s.owner_id = ${ownerId} and s.user_id = u.id)
      and not exists (select from refused_contact r where r.user_id = u.id and r.refused_id = ${publishedBy})
      and (select count(*) from calendar_gap_told t where t.user_id = u.id and t.told_date > now() - interval '1 day') < ${mostADay}
    order by u.id on conflict do nothing returning user_id as "userId"`.execute(db)
  return rows.map(({ userId }) => userId)
}
