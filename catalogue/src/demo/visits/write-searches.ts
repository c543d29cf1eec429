import type pg from 'pg'
import { demoAccounts } from '../people/accounts.ts'
import { demoImportId } from '../world.ts'
import { moveDays } from './move-days.ts'
import { chanceOn, daysBefore, seedOf, weekdayOf } from './rhythm.ts'

/** So many states of each kind: those where the demo accounts have pages, then those with the most pages. */
const states = 12

/** How many people a day look for pages of a kind, and which share of them uses a filter. */
const searches = `
with market (kind, people) as (values
  ('facility', 190), ('event', 160), ('hotel', 120), ('business', 50), ('destination', 45), ('organization', 14), ('company', 9)),
filter (kind, field, value, part) as (
  select m.kind, f.field, '', f.part from market m, (values ('', 1), ('text', 0.34), ('near', 0.31)) f (field, part)
  union all
  values ('facility', 'free', '', 0.12), ('facility', 'sports', 'Basketball', 0.13), ('facility', 'sports', 'Volleyball', 0.11),
    ('facility', 'sports', 'Soccer', 0.09), ('facility', 'sports', 'Ice Hockey', 0.05), ('facility', 'sports', 'Softball', 0.04),
    ('facility', 'amenities', 'Parking', 0.05), ('facility', 'facilityType', 'Ice Rink', 0.03), ('event', 'dates', '', 0.22),
    ('event', 'sports', 'Basketball', 0.14), ('event', 'sports', 'Soccer', 0.12), ('event', 'sports', 'Baseball', 0.1),
    ('event', 'sports', 'Volleyball', 0.09), ('event', 'type', 'Tournament', 0.16), ('hotel', 'amenities', 'Free Breakfast', 0.11),
    ('hotel', 'amenities', 'Bus Parking', 0.08), ('business', 'hasPromotion', '', 0.15), ('destination', 'services', 'Site Visits', 0.07)
  union all
  select kind, 'state', state, 0.5 * pages / sum(pages) over (partition by kind) from (
    select kind, state, count(*) as pages, row_number() over (partition by kind order by bool_or(exists (
        select from member m where m.owner_id = p.id and m.user_id = any ($3))) desc, count(*) desc, state) as place
    from profile p where import_id = $2 and audience = 'public' and state <> '' group by kind, state) s
  where place <= ${states}),
day as (${daysBefore('$1::date')}),
sought as (
  select f.kind, f.field, f.value, (m.people * f.part)::float8 as people, ${seedOf('f.kind || f.field || f.value')} as seed
  from filter f join market m on m.kind = f.kind),
counted as (
  select d.day, s.kind, s.field, s.value, floor(s.people * ${weekdayOf('s.kind', 'd.weekday')} * d.season + ${chanceOn('s.seed', 'd.n')})::integer as count
  from sought s cross join day d)
insert into search_day (day, kind, field, value, count) select day, kind, field, value, count from counted where count > 0 order by 1, 2, 3, 4`

/** Writes what people looked for on days that are closed. */
export const writeSearches = (client: pg.ClientBase, today: string) =>
  client.query(searches, [today, demoImportId, demoAccounts.map(({ id }) => id)])

/** Moves the days of the catalogue. What real readers looked for since is added to it. */
export const moveSearches = (client: pg.ClientBase, built: string, moved: number) =>
  moveDays(client, moved, {
    table: 'search_day',
    keys: 'day, kind, field, value',
    value: 'count',
    deleted: 'from search_day v where v.day < $2',
    parameters: [built],
  })
