import { CompiledQuery, sql } from 'kysely'
import { isPublic } from '../../patterns/visibility.ts'
import type { Database } from '../../tables/tables.ts'
import { lastEndedDay } from '../page-mgmt/index.ts'
import { boards } from './boards.ts'

/** Fewer answered requests have no median worth ranking. */
export const fewestReplies = 3
/** The twelve months. */
export const rankedDays = 365
/** By how many days the places are earlier that present ones are compared with. */
const earlierBy = 30

// Arbitrary id of an advisory lock, so that one server ranks at a time.
const rankingLock = 715_202_633

/** What each board ranks, as rows for the database. */
const rankings = Object.entries(boards).flatMap(([board, { kinds, measures }]) =>
  kinds.flatMap((kind) => measures.map((measure) => ({ board, kind, measure }))),
)

/** The conditions that a day, an SQL expression, is within the twelve months and within those to a month earlier. `$1` is the last day. */
const isNow = (day: string) => `${day} between $1::date - ${rankedDays - 1} and $1::date`
const isEarlier = (day: string) =>
  `${day} between $1::date - ${rankedDays - 1 + earlierBy} and $1::date - ${earlierBy}`
const isEither = (day: string) => `${day} between $1::date - ${rankedDays - 1 + earlierBy} and $1::date`
const countBy = (day: string) =>
  `count(*) filter (where ${isNow(day)}) as value, count(*) filter (where ${isEarlier(day)}) as earlier`

const utcDay = (time: string) => `(${time} at time zone 'utc')::date`

/** What pages had in the twelve months, and in those to a month earlier. */
const figures: Record<(typeof rankings)[number]['measure'], string> = {
  view: `
    select profile_id, sum(count) filter (where ${isNow('day')}) as value, sum(count) filter (where ${isEarlier('day')}) as earlier
    from visit_day where action = 'view' and ${isEither('day')} group by profile_id`,
  // As the page shows it. Reactions that were taken back since aren't known.
  reaction: `
    select e.profile_id, e.reaction_count as value, e.reaction_count - (
      select count(*) from reaction r where r.owner_id = e.profile_id and ${utcDay('r.created_date')} > $1::date - ${earlierBy}) as earlier
    from entry e where e.reaction_count > 0`,
  won: `
    select profile_id, ${countBy('day')} from (
      select l.profile_id, (select ${utcDay('max(m.at)')} from lead_move m where m.lead_id = l.id and m.to_status = 'Won') as day
      from lead l where l.status = 'Won') won group by profile_id`,
  // The sender's moves are no replies.
  reply: `
    select profile_id, case when count(*) filter (where ${isNow('day')}) >= ${fewestReplies} then
        percentile_cont(0.5) within group (order by minutes) filter (where ${isNow('day')}) end as value,
      case when count(*) filter (where ${isEarlier('day')}) >= ${fewestReplies} then
        percentile_cont(0.5) within group (order by minutes) filter (where ${isEarlier('day')}) end as earlier
    from (
      select l.profile_id, ${utcDay('greatest(r.confirmed_date, l.created_date)')} as day,
        extract(epoch from first.at - greatest(r.confirmed_date, l.created_date)) / 60 as minutes
      from lead l join request r on r.id = l.request_id
      cross join lateral (select min(m.at) as at from lead_move m where m.lead_id = l.id and m.by <> 'sender') first
      where first.at is not null and r.confirmed_date is not null) answered
    group by profile_id`,
  // Public events that took place: of an organization its own, of a host those at its place.
  hosted: `
    select host_id as profile_id, ${countBy('end_date')} from (
      select p.parent_id as host_id, p.id, e.end_date from profile p join event e on e.profile_id = p.id
      where p.parent_id is not null and ${isPublic('p')} and p.status <> 'Cancelled'
      union
      select h.id, p.id, e.end_date from event_place t
      left join facility_destination d on d.owner_id = t.profile_id and d.is_accepted
      cross join lateral (values (t.profile_id), (d.destination_id)) h (id)
      join profile p on p.id = t.owner_id join event e on e.profile_id = p.id
      where h.id is not null and ${isPublic('p')} and p.status <> 'Cancelled') held
    where ${isEither('end_date')} group by host_id`,
}

/** Less time is better, and more of everything else. What a page has none of isn't ranked. */
const keyOf = (column: string) =>
  `case when f.measure = 'reply' then f.${column} else -nullif(greatest(f.${column}, 0), 0) end`

const rankQuery = `
  with figures as (
    ${Object.entries(figures)
      .map(
        ([measure, query]) =>
          `select '${measure}' as measure, profile_id, round(value::numeric)::int as value, round(earlier::numeric)::int as earlier from (${query}) ${measure}`,
      )
      .join(' union all ')}),
  ranked as (
    select b.board, b.measure, a.area, p.id as profile_id, p.name, f.value, ${keyOf('value')} as key, ${keyOf('earlier')} as earlier_key
    from figures f join profile p on p.id = f.profile_id and ${isPublic('p')}
    join jsonb_to_recordset($2) as b (board text, kind text, measure text) on b.kind = p.kind and b.measure = f.measure
    cross join lateral (select '' as area union select p.region where p.region is not null union select p.state where p.state is not null) a
    where not exists (select from event e where e.profile_id = p.id and e.end_date <= $1::date - ${rankedDays})),
  placed as (
    select r.*, rank() over (ranking order by key nulls last) as place,
      row_number() over (ranking order by key nulls last, name, profile_id) as position,
      count(*) over (partition by board, measure, area, key) > 1 as is_tied,
      case when earlier_key is not null then rank() over (ranking order by earlier_key nulls last) end as place_before,
      count(key) over ranking as peer_count
    from ranked r window ranking as (partition by board, measure, area))
  insert into standing (board, measure, area, position, profile_id, value, place, is_tied, place_before, peer_count)
  select board, measure, area, position, profile_id, value, place, is_tied, place_before, peer_count
  from placed where key is not null`

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
