import { afterAll, beforeAll, expect, test } from 'vitest'
import { preparedDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { buildCatalogue } from '../build-catalogue.ts'
import { demoAccount } from '../people/accounts.ts'
import { shiftCatalogue } from '../shift-catalogue.ts'

let database: TestDatabase
const rowsOf = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
const today = '2026-10-23'

beforeAll(async () => {
  database = await preparedDatabase()
  await buildCatalogue(database.pool, { count: 3000, today, log: { info: () => {} } })
})
afterAll(() => database.drop())

test('thirteen months until yesterday, in at most 200,000 rows', async () => {
  const [found] = await rowsOf(`
    select min(day)::text as first, max(day)::text as last, count(distinct profile_id)::integer as pages,
      (select count(*)::integer from visit_day) + (select count(*)::integer from visitor_day)
        + (select count(*)::integer from visit_total_day) + (select count(*)::integer from search_day) as rows from visit_day`)
  expect(found).toMatchObject({ first: '2025-09-22', last: '2026-10-22' })
  expect(found.pages).toBeGreaterThan(200)
  expect(found.rows).toBeLessThanOrEqual(200_000)
})

test('people looked for every kind of page on every day, also where the demo accounts have pages', async () => {
  const [found] = await rowsOf(`
    select count(distinct kind)::integer as kinds, min(day)::text as first, max(day)::text as last,
      (select count(*)::integer from search_day s where s.field <> '' and not exists (
        select from search_day a where (a.day, a.kind, a.field) = (s.day, s.kind, '') and a.count >= s.count)) as wrong
    from search_day`)
  expect(found).toMatchObject({ kinds: 7, first: '2025-09-22', last: '2026-10-22', wrong: 0 })
  const [own] = await rowsOf(
    `select min(days)::integer as days from (
      select p.id, (select count(distinct day) from search_day where kind = p.kind and field = 'state' and value = p.state) as days
      from profile p join member m on m.owner_id = p.id and m.user_id = $1 where p.kind = 'facility' and p.audience = 'public') each`,
    [demoAccount('facility').id],
  )
  expect(own.days).toBeGreaterThan(380)
})

test.each(['facility', 'destination', 'hotel', 'company', 'business', 'organizer'])(
  'the demo %s has readers on most days, with sources and what they did',
  async (account) => {
    const [found] = await rowsOf(
      `select count(distinct v.day)::integer as days, count(distinct v.source)::integer as sources,
        count(distinct v.action)::integer as actions
      from visit_day v join member m on m.owner_id = v.profile_id and m.user_id = $1`,
      [demoAccount(account).id],
    )
    expect(found.days).toBeGreaterThan(100)
    expect(found.sources).toBeGreaterThan(4)
    expect(found.actions).toBeGreaterThan(5)
  },
)

test('promoted days have more views, some of them from the promotion', async () => {
  const [found] = await rowsOf(`
    with day as (
      select v.profile_id, v.day, sum(v.count) as views, sum(v.count) filter (where v.source = 'promotion') as promoted,
        exists (select from boost b where b.owner_id = v.profile_id and v.day between b.start_date and b.end_date) as "isPromoted"
      from visit_day v where v.action = 'view' group by v.profile_id, v.day)
    select avg(views) filter (where "isPromoted") / avg(views) filter (where not "isPromoted") as ratio,
      sum(promoted) filter (where not "isPromoted") as stray, sum(promoted) as promoted
    from day d where profile_id in (select profile_id from day where "isPromoted")`)
  expect(Number(found.ratio)).toBeGreaterThan(1.2)
  expect(found.stray).toBeNull()
  expect(Number(found.promoted)).toBeGreaterThan(0)
})

test('enough pages were promoted and seen to say what a promotion brings, also in a small catalogue', async () => {
  const found = await rowsOf(
    `select p.kind, count(distinct p.id)::integer as pages from profile p join boost b on b.owner_id = p.id and b.end_date < $1
    where exists (select from visit_day v where v.profile_id = p.id and v.action = 'impression' and v.day between b.start_date and b.end_date)
    group by p.kind having count(distinct p.id) > 5 order by p.kind`,
    [today],
  )
  expect(found.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['business', 'facility']))
})

test('a coming event and its last edition have readers, as many days before each', async () => {
  const [found] = await rowsOf(
    `select count(distinct p.id)::integer as events from profile p join event e on e.profile_id = p.id
      cross join derived.last_edition(p.id) o join member m on m.owner_id = p.id and m.user_id = $2
    where e.start_date > $1 and exists (select from visit_day v where v.profile_id = p.id and v.day between $1::date - 30 and $1)
      and exists (select from visit_day v where v.profile_id = o.id and v.day between $1::date - 30 - o.days and $1::date - o.days)`,
    [today, demoAccount('organizer').id],
  )
  expect(found.events).toBeGreaterThan(0)
})

test('pages with readers have the likes and followers that their page shows, on the days when they came', async () => {
  const [found] = await rowsOf(`
    with told as (
      select profile_id, sum(count)::integer as count from visit_day where action in ('like', 'follow') group by profile_id),
    real as (
      select r.owner_id, count(*)::integer as count from reaction r
      where (r.created_date at time zone 'UTC')::date between '2025-09-22' and '2026-10-22' and r.owner_id in (select profile_id from visit_day) group by r.owner_id)
    select count(t.count)::integer as told, count(*) filter (where t.count is distinct from r.count)::integer as wrong
    from told t full join real r on r.owner_id = t.profile_id`)
  expect(found.told).toBeGreaterThan(0)
  expect(found.wrong).toBe(0)
})

test('visitors are at most as many as views', async () => {
  const [found] = await rowsOf(`
    select count(*)::integer as days, count(*) filter (where d.visitors > v.views)::integer as wrong from visitor_day d join (
      select profile_id, day, sum(count) as views from visit_day where action = 'view' group by profile_id, day) v using (profile_id, day)`)
  expect(found.days).toBeGreaterThan(10_000)
  expect(found.wrong).toBe(0)
})

test('visits and searches move with a catalogue that is old, and are added to those of real readers', async () => {
  const byDay = (table: string, moved: number) =>
    rowsOf(
      `select (day + ${moved})::text as day, sum(count)::integer as count from ${table} group by day order by day`,
    )
  const [visits, searches] = [await byDay('visit_day', 35), await byDay('search_day', 35)]
  await database.pool.query(`insert into visit_day (profile_id, day, action, source, count)
    select profile_id, '2026-10-25', action, source, 7 from visit_day where action = 'view' order by day desc, profile_id, source limit 1`)
  await database.pool.query(
    `insert into search_day (day, kind, field, value, count) values ('2026-10-25', 'hotel', '', '', 7)`,
  )
  expect(await shiftCatalogue(database.pool, '2026-11-28')).toBe(35)
  const withReaders = (days: { day: string; count: number }[]) =>
    days.map(({ day, count }) => ({ day, count: day === '2026-10-25' ? count + 7 : count }))
  expect(await byDay('visit_day', 0)).toEqual(withReaders(visits))
  expect(await byDay('search_day', 0)).toEqual(withReaders(searches))
})
