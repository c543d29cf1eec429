import type { ProfileKindName } from '@app/contract/owners.ts'
import type { OutlookQuery } from '@app/contract/reports/promotion-outlook.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { sql } from 'kysely'
import { visibleTo } from '../../patterns/visibility.ts'
import type { Call } from '../../platform/http/call.ts'
import { lastEndedDay } from '../page-mgmt/index.ts'
import type { FormerDays } from './promotion-outlook.ts'
import { clicks } from './visit-figures.ts'

/** Bounds the look-up: those of the season first, then the latest. */
const mostPromotions = 200
const mostYears = 3
/** Days before and after the planned ones that are still of their season. */
const seasonDays = 45

/**
 * The days of finished promotions of other pages of the kind, without pages that the reader works for: what is known of those must not tell
 * anything of the others. Only closed days, since the first that has figures of the page.
 */
export async function readFormerDays(
  call: Call,
  id: string,
  kind: ProfileKindName,
  { startDate, endDate }: OutlookQuery,
): Promise<FormerDays[]> {
  const [from, to] = [addDays(startDate, -seasonDays), addDays(endDate, seasonDays)]
  const inSeason = (first: string, last: string) => sql`exists (
    select from generate_series(0, ${mostYears}::integer) years (back)
    where ${sql.ref(last)} >= (${from}::date - make_interval(years => back))::date
      and ${sql.ref(first)} <= (${to}::date - make_interval(years => back))::date)`
  const { rows } = await sql<FormerDays>`
    with finished as (
      select b.id, b.owner_id, b.start_date, b.end_date from boost b join profile p on p.id = b.owner_id
      where p.kind = ${kind} and p.id <> ${id} and ${visibleTo(call, 'p')}
        and not exists (select from derived.staff s where s.user_id = ${call.user?.id} and s.owner_id = p.id)
        and exists (select from visit_day v where v.profile_id = b.owner_id and v.day <= b.end_date)
        and b.end_date >= ${startDate}::date - ${mostYears}::integer * 366
        and b.end_date <= coalesce((select max(day) from visit_closed_day), ${lastEndedDay})
      order by ${inSeason('b.start_date', 'b.end_date')} desc, b.end_date desc, b.id limit ${mostPromotions}),
    promoted as (
      select f.id, f.owner_id, d.day::date as day from finished f
        cross join lateral (select min(v.day) as since from visit_day v where v.profile_id = f.owner_id) known
        cross join lateral generate_series(greatest(f.start_date, known.since), f.end_date, interval '1 day') d (day)
      where known.since is not null),
    counted as (
      select t.*, counts.* from promoted t cross join lateral (
        select coalesce(sum(v.count) filter (where v.action = 'view'), 0) as views,
          coalesce(sum(v.count) filter (where v.action = 'impression'), 0) as seen,
          coalesce(sum(v.count) filter (where v.action = any (${[...clicks]})), 0) as clicks
        from visit_day v where v.profile_id = t.owner_id and v.day = t.day) counts)
    select id as "promotionId", owner_id as "pageId", is_on_weekdays as "isOnWeekdays", is_in_season as "isInSeason", count(*)::int as days,
      sum(views)::int as views, sum(seen)::int as seen, sum(clicks)::int as clicks
    from (select c.*, ${inSeason('c.day', 'c.day')} as is_in_season,
        exists (select from generate_series(${startDate}::date, least(${endDate}::date, ${startDate}::date + 6), interval '1 day') chosen (day)
          where extract(isodow from chosen.day) = extract(isodow from c.day)) as is_on_weekdays
      from counted c) each
    group by id, owner_id, is_on_weekdays, is_in_season`.execute(call.db)
  return rows
}
