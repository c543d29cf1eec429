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

test('the demo participant has few rooms, in their own name and address', async () => {
  const { id, name, email } = demoAccount('participant')
  const stays = await rowsOf(
    'select name, email, check_in > $2 as "isComing", event_id from reservation where user_id = $1',
    [id, today],
  )
  expect(stays.length).toBeGreaterThan(0)
  expect(stays.length).toBeLessThanOrEqual(3)
  expect(new Set(stays.map((stay) => stay.event_id)).size).toBe(stays.length)
  for (const stay of stays) expect(stay).toMatchObject({ name, email, isComing: true })
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

test('reports and specials move with a catalogue that is old', async () => {
  const days = async () =>
    rowsOf(`select min(x ->> 'night') as report, (select min(start_date)::text from hotel_special) as special,
      (select count(*)::integer from block_report r, jsonb_array_elements(r.nights) x where not exists (
        select from block_night n where n.block_id = r.block_id and n.night = (x ->> 'night')::date)) as lost
      from block_report, jsonb_array_elements(nights) x`)
  const [before] = await days()
  expect(await shiftCatalogue(database.pool, '2026-11-28')).toBe(35)
  const [after] = await days()
  const moved = (day: string) => Date.parse(day) + 35 * 86_400_000
  expect(Date.parse(after.special)).toBe(moved(before.special))
  expect(Date.parse(after.report)).toBe(moved(before.report))
  expect([before.lost, after.lost]).toEqual([0, 0])
})
