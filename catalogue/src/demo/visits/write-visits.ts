import type pg from 'pg'
import { demoAccounts } from '../people/accounts.ts'
import { demoImportId } from '../world.ts'
import { moveDays } from './move-days.ts'
import { chance, chanceOn, daysBefore, seedOf, weekdayOf } from './rhythm.ts'

/** How many coming events of the demo accounts have visits of theirs and of their edition before, so that the two can be compared. */
const editions = 2

/** How many of the demo accounts' pages of each kind have visits, and how many of others. */
const ownPages = 5
const otherPages = 200
/** Of those, how many of each kind were promoted: what promotions brought them is told to who books one. */
const promotedPages = 10

/**
 * Each page has its own popularity, more weekday by weekday where its kind is looked for on weekends, a season, and a slow growth. An event is
 * looked for until it takes place, more the nearer it is. A day with a promotion has half as many more, and readers who come from it. The
 * remainder of each number is rounded by chance, so that rare things happen on some days.
 */
const visits = `
with comparable as (
  select d.source_id, d.id from edition d join profile p on p.id = d.source_id join event e on e.profile_id = p.id
  where p.audience = 'public' and e.start_date between $1::date and $1::date + 140
    and exists (select from member m where m.owner_id = p.id and m.user_id = any ($3))
  order by e.start_date, p.id limit ${editions}),
page as (
  select p.id, p.kind, e.start_date, c.id is not null as is_comparable,
    row_number() over (partition by p.kind, c.id is not null order by p.name, p.id) as place
  from profile p left join event e on e.profile_id = p.id
    left join comparable c on p.id in (c.source_id, c.id)
  where p.import_id = $2 and p.audience = 'public'
    and (e.start_date is null or e.start_date between $1::date - 300 and $1::date + 200 or c.id is not null)
    and exists (select from member m where m.owner_id = p.id and m.user_id = any ($3))),
candidate as (
  select p.id, p.kind, ${chance("'visited' || p.id")} as chance,
    exists (select from boost b where b.owner_id = p.id and b.end_date < $1::date) as was_promoted
  from profile p
  where p.import_id = $2 and p.audience = 'public' and p.kind in ('facility', 'destination', 'hotel', 'business')
    and not exists (select from page where page.id = p.id)),
other as (
  select r.id, r.kind, r.was_promoted and r.place <= ${promotedPages} as is_shown
  from (select c.*, row_number() over (partition by c.kind, c.was_promoted order by c.chance) as place from candidate c) r
  order by is_shown desc, r.chance limit ${otherPages}),
visited as (
  select id, kind, start_date, true as is_own, 14 + 22 * ${chance("'popular' || id")} as popular from page where is_comparable or place <= ${ownPages}
  union all
  select id, kind, null::date, false, case when is_shown then 2 else 0.2 end + (case when is_shown then 3 else 1.2 end) * ${chance("'popular' || id")} from other),
share as (
  select v.id, s.action, s.source, s.part::float8 as part, ${seedOf('v.id::text || s.action || s.source')} as seed,
    -- Who is rarely looked at is found by one way a day.
    s.source <> 'promotion' and (v.is_own or (not s.is_detail and s.source in ('search', 'map'))) as is_daily
  from visited v cross join (values
    ('view', 'search', 0.40, false), ('view', 'map', 0.16, false), ('view', 'page', 0.12, false), ('view', 'unknown', 0.14, false),
    ('view', 'news.example.org', 0.03, true), ('view', 'share', 0.03, true), ('view', 'promotion', 0.30, true),
    ('impression', 'search', 2.6, true), ('impression', 'map', 1.1, true), ('impression', 'promotion', 1.2, true),
    ('website', 'search', 0.05, true), ('phone', 'search', 0.02, true), ('directions', 'map', 0.025, true),
    ('contact', 'search', 0.012, true), ('share', 'unknown', 0.01, true), ('list', 'search', 0.015, true))
    s (action, source, part, is_detail)),
day as (${daysBefore('$1::date')}),
interest as (
  select v.id, d.day, d.n, b.id is not null as is_promoted, v.popular
    * ${weekdayOf('v.kind', 'd.weekday')} * d.season
    * (case when v.start_date is null then 1 when d.day > v.start_date + 3 or d.day < v.start_date - 150 then 0
        else 2.0 / (1 + abs(v.start_date - d.day) / 21.0) end)
    * (case when b.id is null then 1 else 1.5 end) as strength
  from visited v cross join day d left join boost b on b.owner_id = v.id and d.day between b.start_date and b.end_date),
found as (
  select i.*, s.action, s.source, s.part, s.seed from interest i join share s on s.id = i.id and s.is_daily
  union all
  select i.*, s.action, s.source, s.part, s.seed from interest i join share s on s.id = i.id and not s.is_daily where i.is_promoted),
counted as (
  select id, day, action, source, floor(strength * part + ${chanceOn('seed', 'n')})::integer as count from found)
insert into visit_day (profile_id, day, action, source, count)
select id, day, action, source, count from counted where count > 0
union all
-- Those that there are, so that a report has no more of them than its page.
select v.id, d.day, case when v.kind in ('destination', 'company', 'organization') then 'follow' else 'like' end, 'search', count(*)
from visited v join reaction r on r.owner_id = v.id join day d on d.day = (r.created_date at time zone 'UTC')::date
group by v.id, v.kind, d.day
-- As the index has them: it is filled faster.
order by 1, 2, 3, 4`

/** Most readers come once a day, and some asked not to be told apart. */
const visitors = `
insert into visitor_day (profile_id, day, visitors)
select v.profile_id, v.day, greatest(1, round(sum(v.count) * 0.85))::integer
from visit_day v join profile p on p.id = v.profile_id and p.import_id = $1 where v.action = 'view' group by v.profile_id, v.day`

const totals = `insert into visit_total_day (day, kind, action, source, count)
  select day, kind, action, source, count from derived.visit_totals('-infinity', $1::date)`

/** Many read several pages on a day. */
const allVisitors = `insert into visit_total_day (day, kind, action, source, count)
  select day, '', 'visitor', '', round(sum(visitors) * 0.7)::integer from visitor_day group by day`

/** Writes what the pages of the demo accounts, and some others, had of readers on days that are closed. In SQL, because it is many rows. The table `edition` has the editions before. */
export async function writeVisits(client: pg.ClientBase, today: string) {
  await client.query(visits, [today, demoImportId, demoAccounts.map(({ id }) => id)])
  await client.query(visitors, [demoImportId])
  await client.query(totals, [today])
  await client.query(allVisitors)
}

/** Moves the days of the catalogue. What real readers did since is added to it. */
export async function moveVisits(client: pg.ClientBase, built: string, moved: number) {
  for (const [table, keys, value] of [
    ['visit_day', 'profile_id, day, action, source', 'count'],
    ['visitor_day', 'profile_id, day', 'visitors'],
  ] as const)
    await moveDays(client, moved, {
      table,
      keys,
      value,
      deleted: `from ${table} v using profile p where p.import_id = $2 and v.day < $3
        and p.id = coalesce((select s.page_id from story s where s.id = v.profile_id), v.profile_id)`,
      parameters: [demoImportId, built],
    })
  await moveDays(client, moved, {
    table: 'visit_total_day',
    keys: 'day, kind, action, source',
    value: 'count',
    deleted: "from visit_total_day v where v.action = 'visitor' and v.day < $2",
    parameters: [built],
  })
  const last = `$1::date + $2::integer`
  await client.query(`delete from visit_total_day where action <> 'visitor' and day < ${last}`, [
    built,
    moved,
  ])
  await client.query(
    `insert into visit_total_day (day, kind, action, source, count)
     select day, kind, action, source, count from derived.visit_totals('-infinity', ${last} - 1)`,
    [built, moved],
  )
}
