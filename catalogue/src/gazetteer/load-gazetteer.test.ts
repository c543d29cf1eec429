import { states } from '@app/contract/reference-lists/regions.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../testing/test-database.ts'
import { loadGazetteer } from './load-gazetteer.ts'

let database: TestDatabase
const messages: string[] = []
const log = { info: (_facts: object, message: string) => void messages.push(message) }
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const rows = async (text: string) => (await database.pool.query(text)).rows

test('two concurrent loads fill the tables once', async () => {
  await Promise.all([loadGazetteer(database.pool, log), loadGazetteer(database.pool, log)])
  expect(messages).toEqual(['gazetteer loaded'])
  const [places] = await rows('select count(*)::int from gazetteer_place')
  const [codes] = await rows('select count(*)::int from gazetteer_postal_code')
  expect(places.count).toBeGreaterThan(17_000)
  expect(codes.count).toBeGreaterThan(43_000)
})

test('does not load again if the tables have rows', async () => {
  await database.pool.query('delete from gazetteer_place where id % 2 = 0')
  const before = await rows('select count(*) from gazetteer_place')
  await loadGazetteer(database.pool, log)
  expect(await rows('select count(*) from gazetteer_place')).toEqual(before)
})

test('the places and postal codes cover exactly the states and provinces served', async () => {
  const names = states.map(({ name }) => name).toSorted()
  for (const table of ['gazetteer_place', 'gazetteer_postal_code']) {
    const found = await rows(`select distinct state collate "C" as state from ${table} order by 1`)
    expect(found.map(({ state }) => state)).toEqual(names)
  }
})

test('every postal code has five digits or is half a Canadian code', async () => {
  const malformed = await rows(
    `select code from gazetteer_postal_code where code !~ '^([0-9]{5}|[A-Z][0-9][A-Z])$'`,
  )
  expect(malformed).toEqual([])
})

test('postal codes keep their leading zeros', async () => {
  const [boston] = await rows(`select city, state from gazetteer_postal_code where code = '02134'`)
  expect(boston).toEqual({ city: 'Allston', state: 'Massachusetts' })
})

test('every position is in or near North America', async () => {
  const outliers = (table: string, name: string) =>
    rows(
      `select ${name} as name from ${table} where lat not between 17 and 84 or lng not between -180 and -52`,
    )
  expect(await outliers('gazetteer_place', 'name')).toEqual([])
  // The post office of Wake Island is listed under Hawaii.
  expect(await outliers('gazetteer_postal_code', 'code')).toEqual([{ name: '96898' }])
})

test('resolves descriptions of Canadian areas to towns', async () => {
  const found = await rows(
    `select code, city from gazetteer_postal_code where code in ('G0C', 'H2G', 'K1A', 'M9A', 'T0A') order by code`,
  )
  expect(found).toEqual([
    { code: 'G0C', city: 'New-Richmond' },
    { code: 'H2G', city: 'Montréal' },
    { code: 'K1A', city: 'Ottawa' },
    { code: 'M9A', city: 'Etobicoke' },
    { code: 'T0A', city: 'St. Paul' },
  ])
})
