import { afterAll, beforeAll, expect, test } from 'vitest'
import { preparedDatabase, type TestDatabase } from '../testing/test-database.ts'
import { buildCatalogue } from './build-catalogue.ts'
import { isCatalogueBuilt } from './catalogue-build.ts'
import { countCatalogue, removeCatalogue } from './remove-catalogue.ts'

const stranger = '00000000-0000-7000-8000-000000000001'
const ownPage = '00000000-0000-7000-8000-000000000002'

let database: TestDatabase
beforeAll(async () => {
  database = await preparedDatabase()
  const { pool } = database
  await pool.query(`insert into owner (id, kind) values ($1, 'user'), ($2, 'facility')`, [stranger, ownPage])
  await pool.query(
    `insert into app_user (id, subject, email, email_verified, name) values ($1, 'local|own', 'own@own.test', true, 'Own')`,
    [stranger],
  )
  await pool.query(
    `insert into profile (id, kind, name, created_by) values ($1, 'facility', 'Own Hall', $2)`,
    [ownPage, stranger],
  )
  await pool.query(`insert into facility (profile_id, facility_type) values ($1, 'Fieldhouse')`, [ownPage])
  const renderStory = () => ({ html: '', headings: [], minutes: 1 })
  await buildCatalogue(pool, { count: 100, today: '2026-11-21', log: { info: () => {} }, renderStory })
})
afterAll(() => database.drop())

const idsOf = async (statement: string) => {
  const { rows } = await database.pool.query<{ id: string }>(statement)
  return rows.map(({ id }) => id)
}

test('deletes all profiles, people and conversations of the catalogue, and nothing else', async () => {
  const { pool } = database
  const built = await countCatalogue(pool)
  expect(built).toBeGreaterThan(100)
  await pool.query(
    `insert into search_day (day, kind, field, value, count) values ('2026-11-22', 'hotel', '', '', 1)`,
  )
  const client = await pool.connect()
  await client.query('begin')
  expect(await removeCatalogue(client)).toBe(built)
  await client.query('commit')
  client.release()

  expect(await countCatalogue(pool)).toBe(0)
  expect(await isCatalogueBuilt(pool)).toBe(false)
  expect(await idsOf('select id from owner order by id')).toEqual([stranger, ownPage])
  expect(await idsOf('select id from app_user')).toEqual([stranger])
  expect(await idsOf('select profile_id as id from entry')).toEqual([ownPage])
  expect(
    await idsOf('select day::text as id from visit_total_day union all select day::text from search_day'),
  ).toEqual(['2026-11-22'])
  expect(await idsOf('select id from request union all select id from lead')).toEqual([])
})
