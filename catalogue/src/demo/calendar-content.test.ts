import { afterAll, beforeAll, expect, test } from 'vitest'
import { preparedDatabase, type TestDatabase } from '../testing/test-database.ts'
import { buildCatalogue } from './build-catalogue.ts'

let database: TestDatabase
const select = async (text: string): Promise<Record<string, unknown>[]> =>
  (await database.pool.query(text)).rows
const first = async (text: string) => (await select(text))[0]

beforeAll(async () => {
  database = await preparedDatabase()
  await buildCatalogue(database.pool, { count: 600, today: '2026-11-21', log: { info: () => {} } })
})
afterAll(() => database.drop())

/** Entries by the place's clock, with the days from the build. */
const local = `(
  select e.*, p.state, e.starts at time zone f.time_zone as from_time, e.ends at time zone f.time_zone as to_time
  from calendar_entry e join facility f on f.profile_id = e.owner_id join profile p on p.id = e.owner_id) e`

test('one facility in 15.5 has a calendar, of at most 150 occupancies but those of the demo account', async () => {
  const { calendars, most } =
    (await first(`
      select count(*)::int as calendars, max(size)::int as most from (
        select s.owner_id, (select count(*) from calendar_occupancy o join calendar_entry e on e.id = o.entry_id
          where e.owner_id = s.owner_id and not exists (select from member m join app_user u on u.id = m.user_id
            where m.owner_id = s.owner_id and u.email = 'facility@demo.example')) as size
        from calendar_sharing s) sizes`)) ?? {}
  expect(calendars).toBe(39)
  expect(most).toBeGreaterThan(100)
  expect(most).toBeLessThanOrEqual(146)
})

test('every facility of the demo account shares a calendar with more than 100 dates', async () => {
  const rows = await select(`
    select p.city, s.is_shared, (select count(*) from calendar_entry e where e.owner_id = p.id) > 100 as is_living
    from member m join app_user u on u.id = m.user_id and u.email = 'facility@demo.example'
    join profile p on p.id = m.owner_id and p.kind = 'facility' join calendar_sharing s on s.owner_id = p.id order by p.city`)
  expect(rows).toEqual([
    { city: 'Carmel', is_shared: true, is_living: true },
    { city: 'Fishers', is_shared: true, is_living: true },
    { city: 'Indianapolis', is_shared: true, is_living: true },
  ])
})

test('leagues play in the evening of weekdays', async () => {
  expect(
    await select(`
      select distinct to_char(from_time, 'HH24:MI') as starts from ${local}
      where title like '% league' and extract(isodow from from_time) < 6 order by 1`),
  ).toEqual([{ starts: '18:00' }, { starts: '20:00' }])
  expect(
    await select(
      `select title from ${local} where title like '% league' and extract(isodow from from_time) > 5`,
    ),
  ).toEqual([])
})

test('tournaments take weekends', async () => {
  const days = await select(`
    select distinct extract(isodow from from_time)::int as day from ${local}
    where title ~ ' (Classic|Cup|Shootout|Showcase|Invitational|Challenge)$' order by 1`)
  expect(days).toEqual([{ day: 5 }, { day: 6 }, { day: 7 }])
})

test('grass in Indiana is closed in snow, from December to March', async () => {
  const rows = await select(`
    select distinct from_time::date::text as starts, to_time::date::text as ends from ${local}
    where state = 'Indiana' and title = 'Closed for winter' and kind = 'Blackout'`)
  expect(rows).toContainEqual({ starts: '2026-12-05', ends: '2027-03-10' })
})

test('ice hockey has ice in winter and none in July', async () => {
  const counted = (months: string) =>
    first(
      `select count(*)::int as count from ${local} where title like '%ice hockey league' and extract(month from from_time) in (${months})`,
    )
  expect((await counted('12, 1, 2'))?.['count']).toBeGreaterThan(20)
  expect((await counted('7'))?.['count']).toBe(0)
})

test('holds queue for the same time, before all that people make', async () => {
  // The catalogue is of a fixed day, and a hold that has run out has no place.
  await database.pool.query(
    `update calendar_entry set expires_date = now() + interval '1 day' where kind = 'Hold'`,
  )
  const rows = await select(`
    select distinct derived.place_of_hold(e) as place from calendar_entry e where kind = 'Hold' order by 1`)
  expect(rows).toEqual([{ place: 1 }, { place: 2 }, { place: 3 }])
  expect(await select(`select from calendar_entry where queue_number > 0`)).toEqual([])
})

test('fields of turf have halves, and what is played on them is followed by a buffer', async () => {
  expect(
    await select(
      `select distinct parts, buffer_minutes from calendar_space where surface = 'Turf' and space_type = 'Field'`,
    ),
  ).toEqual([{ parts: ['A', 'B'], buffer_minutes: 15 }])
})
