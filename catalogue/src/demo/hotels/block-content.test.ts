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

test('the demo participant has few rooms to come, in their own name and address, and a past one without', async () => {
  const { id, name, email } = demoAccount('participant')
  const stays = await rowsOf(
    'select name, email, check_in > $2 as "isComing", event_id from reservation where user_id = $1 order by check_in',
    [id, today],
  )
  const [past, ...coming] = stays
  expect(past).toMatchObject({ isComing: false })
  expect(coming.length).toBeGreaterThan(0)
  expect(coming.length).toBeLessThanOrEqual(3)
  expect(new Set(coming.map((stay) => stay.event_id)).size).toBe(coming.length)
  for (const stay of coming) expect(stay).toMatchObject({ name, email, isComing: true })
})

test('some events have an edition before, whose blocks were picked up and have the books of their last weeks', async () => {
  const editions = await rowsOf(`
    select e.start_date - b.start_date as days, k.status, sum(k.picked_up)::integer as nights, (
      select count(distinct s.as_of)::integer from block_day_snapshot s join room_block c on c.id = s.block_id where c.event_id = b.profile_id) as books
    from event e join event b on b.profile_id = md5('edition' || e.profile_id)::uuid join derived.room_block_item k on k.event_id = b.profile_id
    where k.pick_up_source <> 'Missing' group by e.profile_id, b.profile_id, k.status`)
  expect(editions.length).toBeGreaterThan(3)
  for (const { days, status, nights, books } of editions) {
    expect([days, status]).toEqual([364, 'Released'])
    expect(nights).toBeGreaterThan(0)
    expect(books).toBeGreaterThanOrEqual(12)
  }
})

const own = (account: string, column: string) =>
  rowsOf(
    `select distinct k.status, k.pick_up_source as source from derived.room_block_item k join member m on m.owner_id = k.${column} and m.user_id = $1`,
    [demoAccount(account).id],
  )

test.each([
  ['organizer', 'event_id', ['Agreed', 'Asked', 'Offered', 'Released'], ['Here', 'Missing', 'Reported']],
  ['hotel', 'hotel_id', ['Agreed', 'Asked', 'Offered', 'Released'], ['Here']],
  ['destination', 'asker_id', ['Agreed', 'Offered', 'Released'], ['Here']],
])('the demo %s has blocks in all states', async (account, column, states, sources) => {
  const blocks = await own(account, column)
  expect(blocks.map(({ status }) => status)).toEqual(expect.arrayContaining(states))
  expect(blocks.map(({ source }) => source)).toEqual(expect.arrayContaining(sources))
})

test('the demo hotel has reservations that are over and to come', async () => {
  const stays = await rowsOf(
    `select distinct v.check_in > $2 as "isComing" from reservation v join member m on m.owner_id = v.hotel_id and m.user_id = $1`,
    [demoAccount('hotel').id, today],
  )
  expect(stays).toHaveLength(2)
})

test('blocks that no hotel has answered have no terms', async () => {
  const asked = await rowsOf(
    `select cut_off, guaranteed_percent, attrition, comp_per, rebate, rebate_receiver, rebate_purpose from room_block where status = 'Asked'`,
  )
  expect(asked.length).toBeGreaterThan(0)
  for (const terms of asked) expect(new Set(Object.values(terms))).toEqual(new Set([null]))
})

test('hotels that book rooms of a block themselves have reported them, or owe a report', async () => {
  const sources = await rowsOf(`select distinct pick_up_source as source from derived.room_block_item
    where status in ('Agreed', 'Released') order by 1`)
  expect(sources.map(({ source }) => source)).toEqual(['Here', 'Missing', 'Reported'])
  const [beyond] = await rowsOf(
    `select count(*)::integer as blocks from derived.room_block_item where picked_up > contracted`,
  )
  expect(beyond).toEqual({ blocks: 0 })
})

test('editions, blocks, their books, reservations, reports and specials move with a catalogue that is old', async () => {
  const days = async () =>
    rowsOf(`select min(x ->> 'night') as report, (select min(start_date)::text from hotel_special) as special,
      (select min(as_of)::text from block_day_snapshot) as book, (select min(night)::text from block_day_snapshot) as booked,
      (select min(check_in)::text from reservation) as stay, (select min(booked_date)::date::text from reservation) as since,
      (select min(start_date)::text from event where profile_id = any (array(select md5('edition' || profile_id)::uuid from event))) as edition,
      (select count(*)::integer from block_report r, jsonb_array_elements(r.nights) x where not exists (
        select from block_night n where n.block_id = r.block_id and n.night = (x ->> 'night')::date)) as lost
      from block_report, jsonb_array_elements(nights) x`)
  const [before] = await days()
  expect(await shiftCatalogue(database.pool, '2026-11-28')).toBe(35)
  const [after] = await days()
  const moved = (day: string) => Date.parse(day) + 35 * 86_400_000
  for (const what of ['special', 'report', 'book', 'booked', 'stay', 'since', 'edition'])
    expect(Date.parse(after[what]), what).toBe(moved(before[what]))
  expect([before.lost, after.lost]).toEqual([0, 0])
})
