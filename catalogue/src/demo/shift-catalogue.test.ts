import { addDays } from '@app/contract/rules/calendar-date.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { preparedDatabase, type TestDatabase } from '../testing/test-database.ts'
import { buildCatalogue } from './build-catalogue.ts'
import { demoAccount } from './people/accounts.ts'
import { shiftCatalogue } from './shift-catalogue.ts'

let database: TestDatabase
const rowsOf = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows

interface Dates {
  id: string
  status: string
  start: string
  end: string
  deadline: string | null
}
const events = async (): Promise<Dates[]> =>
  rowsOf(
    `select p.id, p.status, e.start_date::text as start, e.end_date::text as end, e.entry_deadline::text as deadline
     from profile p join event e on e.profile_id = p.id order by p.id`,
  )
const promotionDays = async () =>
  (await rowsOf(`select start_date::text as start, end_date::text as end from promotion order by id`)).map(
    ({ start, end }) => [String(start), String(end)],
  )
const boostDays = async () =>
  (
    await rowsOf(
      `select b.owner_id as owner, b.start_date::text as start, b.end_date::text as end from boost b order by b.id`,
    )
  ).map(({ owner, start, end }) => [String(owner), String(start), String(end)] as const)
const settingDays = async () =>
  (await rowsOf(`select hotel_live_rates_visible_after::text as day from event_setting order by id`)).map(
    ({ day: after }) => String(after),
  )
/** What guides answer for a while, and until when. */
const answerDays = async () =>
  (
    await rowsOf(
      `select a->>'validUntil' as day, g.published->'answers' = g.answers as "isPublished"
       from tour_guide g, jsonb_array_elements(g.answers) a where a->>'validUntil' is not null order by g.id, a->>'question'`,
    )
  ).map(({ day: until, isPublished }) => [String(until), Boolean(isPublished)] as const)
const edit = (operation: string, id: string) =>
  rowsOf('insert into audit_log (user_id, operation, owner_id) values ($1, $2, $3)', [
    demoAccount('organizer').id,
    operation,
    id,
  ])

/** The nights on which the first room type of each hotel costs something else. */
const rateDays = async () =>
  (
    await rowsOf(
      `select owner_id as owner, ranges #>> '{0,from}' as start, ranges #>> '{11,to}' as end from hotel_room
       where position = 0 order by owner_id`,
    )
  ).map(({ owner, start, end }) => [String(owner), String(start), String(end)] as const)

/** By the place's clock. */
const calendarTimes = (ownerIds: string) =>
  rowsOf(
    `select e.id, e.title, to_char(e.starts at time zone f.time_zone, 'YYYY-MM-DD') as day, to_char(e.starts at time zone f.time_zone, 'HH24:MI') as time
     from calendar_entry e join facility f on f.profile_id = e.owner_id where e.owner_id ${ownerIds} order by e.id`,
  )

const day = '2026-10-23'
let before: Dates[]
/** The calendar that somebody changes, and those of all others. */
let kept: string
let keptTimes: Record<string, unknown>[]
let times: Record<string, unknown>[]
beforeAll(async () => {
  database = await preparedDatabase()
  await buildCatalogue(database.pool, { count: 300, today: day, log: { info: () => {} } })
  before = await events()
  kept = String(
    (await rowsOf('select owner_id from calendar_entry group by 1 order by count(*), 1 desc limit 1'))[0]
      ?.owner_id,
  )
  keptTimes = await calendarTimes(`= '${kept}'`)
  times = await calendarTimes(`<> '${kept}'`)
  await edit('facility-mgmt.facilities.calendar.entries.update', kept)
})
afterAll(() => database.drop())

const pick = (wanted: (event: Dates) => boolean): Dates => {
  const event = before.find(wanted)
  if (event === undefined) throw new Error('no such event')
  return event
}

test('has a published guide for each public destination, of which a dozen answer questions themselves', async () => {
  const [guides] = await rowsOf(
    `select count(*) filter (where g.is_on and g.published = derived.written_guide(g))::integer as guides, count(*)::integer as destinations,
       count(*) filter (where jsonb_array_length(g.answers) > 4 and jsonb_array_length(g.questions) > 4)::integer as writing,
       bool_and(jsonb_array_length(g.answers) > 4) filter (where m.user_id is not null) as "isOwnWriting"
     from profile p left join tour_guide g on g.owner_id = p.id left join member m on m.owner_id = p.id and m.user_id = $1
     where p.kind = 'destination' and p.audience = 'public'`,
    [demoAccount('destination').id],
  )
  const { guides: published, destinations, writing, isOwnWriting } = guides ?? {}
  expect([published, isOwnWriting]).toEqual([destinations, true])
  expect(writing).toBe(Math.min(12, Number(destinations)))
})

test('leaves a catalogue of 30 days as it is', async () => {
  expect(await shiftCatalogue(database.pool, '2026-11-22')).toBe(0)
  expect(await events()).toEqual(before)
})

test('moves a catalogue of 31 days by four weeks, except what somebody edited', async () => {
  const published = ({ status, start }: Dates) => status === 'Published' && start > addDays(day, 60)
  const edited = pick(published)
  const liked = pick((event) => published(event) && event.id !== edited.id)
  const over = pick(
    ({ status, end }) => status === 'Published' && end >= addDays(day, 3) && end < addDays(day, 28),
  )
  await edit('event-mgmt.events.update', edited.id)
  await edit('event-mgmt.events.likes.add', liked.id)
  await rowsOf(`update profile set status = 'Completed' where id = $1`, [over.id])
  const rates = await rateDays()
  const editedHotel = rates[0]?.[0] ?? ''
  await edit('hotel-mgmt.hotels.rooms.update', editedHotel)
  const promotions = await promotionDays()
  const boosts = await boostDays()
  const settings = await settingDays()
  const answers = await answerDays()

  expect(await shiftCatalogue(database.pool, '2026-11-23')).toBe(28)
  const moved = before.map((event) =>
    event.id === edited.id
      ? event
      : {
          ...event,
          start: addDays(event.start, 28),
          end: addDays(event.end, 28),
          deadline: event.deadline && addDays(event.deadline, 28),
        },
  )
  expect(await events()).toEqual(moved)
  expect(await promotionDays()).toEqual(promotions.map((dates) => dates.map((each) => addDays(each, 28))))
  expect(promotions.length).toBeGreaterThan(10)
  expect(await boostDays()).toEqual(
    boosts.map(([owner, ...dates]) => [
      owner,
      ...dates.map((each) => addDays(each, owner === edited.id ? 0 : 28)),
    ]),
  )
  expect(new Set(boosts.map(([owner]) => owner)).size).toBeLessThan(boosts.length)
  expect(await rateDays()).toEqual(
    rates.map(([owner, ...nights]) => [
      owner,
      ...nights.map((each) => addDays(each, owner === editedHotel ? 0 : 28)),
    ]),
  )
  expect(await settingDays()).toEqual(settings.map((each) => addDays(each, 28)))
  expect(settings.length).toBeGreaterThan(5)
  expect(await answerDays()).toEqual(answers.map(([until]) => [addDays(until, 28), true]))
  expect(answers.length).toBeGreaterThan(5)
})

test('moved calendars with the rest, by the clock of their place', async () => {
  const after = await calendarTimes(`<> '${kept}'`)
  const moved = times.map(({ day: before28, ...rest }) => ({ ...rest, day: addDays(String(before28), 28) }))
  expect(after).toEqual(moved)
  expect(moved.length).toBeGreaterThan(500)
  expect(
    await rowsOf(
      `select e.id from calendar_entry e join calendar_occupancy o on o.entry_id = e.id
       where o.during <> tstzrange(e.starts, e.ends + make_interval(mins => e.buffer_minutes))`,
    ),
  ).toEqual([])
})

test('leaves a calendar that somebody changed', async () => {
  expect(await calendarTimes(`= '${kept}'`)).toEqual(keptTimes)
  expect(keptTimes.length).toBeGreaterThan(20)
})

test('writes the entries again', async () => {
  expect(
    await rowsOf(
      `select p.name from entry n join event e on e.profile_id = n.profile_id join profile p on p.id = n.profile_id
       where n.facts ->> 'firstEnd' <> (e.start_date + coalesce(e.day_count, e.end_date - e.start_date + 1) - 1)::text`,
    ),
  ).toEqual([])
})

test('moves a catalogue once', async () => {
  const after = await events()
  expect(await shiftCatalogue(database.pool, '2026-11-23')).toBe(0)
  expect(await events()).toEqual(after)
})
