import { fewestPeers, placeMonths } from '@app/contract/reports/leaderboard-schema.ts'
import { CompiledQuery, sql } from 'kysely'
import { isPublic } from '../../patterns/visibility.ts'
import type { Database } from '../../tables/tables.ts'
import { lastEndedDay } from '../page-mgmt/index.ts'
import { boards } from './boards.ts'

/** Fewer answered requests have no median worth ranking. */
export const fewestReplies = 3
/** The twelve months. */
export const rankedDays = 365
/** Places are of the last day, and of days that are so many days apart before it. */
export const monthDays = 30

// Arbitrary id of an advisory lock, so that one server ranks at a time.
const rankingLock = 715_202_633

/** What each board ranks, as rows for the database. */
const rankings = Object.entries(boards).flatMap(([board, { kinds, measures }]) =>
  kinds.flatMap((kind) => measures.map((measure) => ({ board, kind, measure }))),
)

/** How many days earlier than the last one each place is, the present one first. */
const daysBack = Array.from({ length: placeMonths }, (_, month) => month * monthDays)

/** An array with a value for each of the places. `$1` is the last day. */
const forEach = (valueOf: (back: number) => string) => `array[${daysBack.map(valueOf).join(', ')}]::numeric[]`

/** The conditions that a day, an SQL expression, is within the twelve months to so many days earlier, or within any of them. */
const isWithin = (day: string, back: number) =>
  `${day} between $1::date - ${rankedDays - 1 + back} and $1::date - ${back}`
const isWithinAny = (day: string) =>
  `${day} between $1::date - ${rankedDays - 1 + daysBack.at(-1)!} and $1::date`
const countBy = (day: string) => forEach((back) => `count(*) filter (where ${isWithin(day, back)})`)

const utcDay = (time: string) => `(${time} at time zone 'utc')::date`

/** What pages had in the twelve months to each of the days. */
const figures: Record<(typeof rankings)[number]['measure'], string> = {
  view: `
    select profile_id, ${forEach((back) => `sum(count) filter (where ${isWithin('day', back)})`)} as values
    from visit_day where action = 'view' and ${isWithinAny('day')} group by profile_id`,
  // As the page shows it. Reactions that were taken back since aren't known.
  reaction: `
    select e.profile_id, (
      select ${forEach((back) => `e.reaction_count${back === 0 ? '' : ` - count(*) filter (where ${utcDay('r.created_date')} > $1::date - ${back})`}`)}
      from reaction r where r.owner_id = e.profile_id) as values
    from entry e where e.reaction_count > 0`,
  won: `
    select profile_id, ${countBy('day')} as values from (
      select l.profile_id, (select ${utcDay('max(m.at)')} from lead_move m where m.lead_id = l.id and m.to_status = 'Won') as day
      from lead l where l.status = 'Won') won group by profile_id`,
  // The sender's moves are no replies.
  reply: `
    select profile_id, ${forEach((back) => {
      const isMeant = `filter (where ${isWithin('day', back)})`
      return `case when count(*) ${isMeant} >= ${fewestReplies} then percentile_cont(0.5) within group (order by minutes) ${isMeant} end`
    })} as values
    from (
      select l.profile_id, ${utcDay('greatest(r.confirmed_date, l.created_date)')} as day,
        extract(epoch from first.at - greatest(r.confirmed_date, l.created_date)) / 60 as minutes
      from lead l join request r on r.id = l.request_id
      cross join lateral (select min(m.at) as at from lead_move m where m.lead_id = l.id and m.by <> 'sender') first
      where first.at is not null and r.confirmed_date is not null) answered
    group by profile_id`,
  // Public events that took place: of an organization its own, of a host those at its place.
  hosted: `
    select host_id as profile_id, ${countBy('end_date')} as values from (
      select p.parent_id as host_id, p.id, e.end_date from profile p join event e on e.profile_id = p.id
      where p.parent_id is not null and ${isPublic('p')} and p.status <> 'Cancelled'
      union
      select h.id, p.id, e.end_date from event_place t
      left join facility_destination d on d.owner_id = t.profile_id and d.is_accepted
      cross join lateral (values (t.profile_id), (d.destination_id)) h (id)
      join profile p on p.id = t.owner_id join event e on e.profile_id = p.id
      where h.id is not null and ${isPublic('p')} and p.status <> 'Cancelled') held
    where ${isWithinAny('end_date')} group by host_id`,
}

/** Less time is better, and more of everything else. What a page has none of isn't ranked. */
const key = `case when f.measure = 'reply' then rounded.value else -nullif(greatest(rounded.value, 0), 0) end`

/** The earliest place first. Of fewer pages, places would tell the figures of others. */
const placesOf = Array.from(
  { length: placeMonths },
  (_, at) => `max(place) filter (where month = ${placeMonths - at} and peer_count >= ${fewestPeers})`,
).join(', ')

const rankQuery = `
  with figures as (
    ${Object.entries(figures)
      .map(
        ([measure, query]) => `select '${measure}' as measure, profile_id, values from (${query}) ${measure}`,
      )
      .join(' union all ')}),
  ranked as (
    select b.board, b.measure, a.area, p.id as profile_id, p.name, month, rounded.value, keyed.key
    from figures f join profile p on p.id = f.profile_id and ${isPublic('p')}
    join jsonb_to_recordset($2) as b (board text, kind text, measure text) on b.kind = p.kind and b.measure = f.measure
    cross join lateral (select '' as area union select p.region where p.region is not null union select p.state where p.state is not null) a
    cross join lateral unnest(f.values) with ordinality months (value, month)
    cross join lateral (select round(months.value)::int as value) rounded
    cross join lateral (select ${key} as key) keyed
    where keyed.key is not null and not exists (select from event e where e.profile_id = p.id and e.end_date <= $1::date - ${rankedDays})),
  placed as (
    select r.*, rank() over (ranking order by key) as place, row_number() over (ranking order by key, name, profile_id) as position,
      count(*) over (partition by board, measure, area, month, key) > 1 as is_tied, count(*) over ranking as peer_count
    from ranked r window ranking as (partition by board, measure, area, month)),
  history as (
    select board, measure, area, profile_id, array[${placesOf}]::integer[] as places from placed group by board, measure, area, profile_id)
  insert into standing (board, measure, area, position, profile_id, value, place, is_tied, places, peer_count)
  select board, measure, area, p.position, profile_id, p.value, p.place, p.is_tied, h.places, p.peer_count
  from placed p join history h using (board, measure, area, profile_id) where p.month = 1`

/** Ranks all pages, unless it was done since the last day was over. */
export const rankPages = (db: Database) =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${rankingLock})`.execute(trx)
    const { rows } = await sql<{ day: string }>`
      select to_char(day, 'YYYY-MM-DD') as day from (select ${lastEndedDay} as day) last
      where not exists (select from standing_day s where s.day = last.day
        and s.counted_date >= all (select c.closed_date from visit_closed_day c))`.execute(trx)
    const [last] = rows
    if (last === undefined) return
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`delete from standing`.execute(trx)
    await trx.executeQuery(CompiledQuery.raw(rankQuery, [last.day, JSON.stringify(rankings)]))
    // Readers come at once, before it would be analyzed by itself.
    await sql`analyze standing`.execute(trx)
    await sql`delete from standing_day`.execute(trx)
    await sql`insert into standing_day (day) values (${last.day})`.execute(trx)
  })
