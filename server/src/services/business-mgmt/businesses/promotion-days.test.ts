import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { refreshForToday } from '../../../housekeeping.ts'
import { makeBusiness, promotionDraft } from '../../../testing/businesses.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { workerServer, type Api, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let owner: SignedUp
let visitor: Api
let id: string
beforeAll(async () => {
  server = await workerServer()
  owner = await signUp(server, 'owner')
  visitor = await server.as()
})
afterAll(() => server.close())

/** Sets the day that the database counts as today. */
const setToday = (day: string) =>
  server.pool.query(
    `create or replace function derived.today() returns date language sql stable as $$ select date '${day}' $$`,
  )

beforeEach(async () => {
  await setToday('2030-03-01')
  await server.pool.query(`update refreshed_day set day = '2030-03-01'`)
  id = (await makeBusiness(server, owner.person)).id
  const data = promotionDraft({ startDate: '2030-03-02', endDate: '2030-03-03' })
  await owner.api.businesses.promotions.create({ ownerId: id, data })
  await vi.waitUntil(async () => (await findIds(false)).includes(id))
})

const countOf = async () => (await visitor.businesses.get({ id })).data.promotionCount
const findIds = async (hasPromotion: boolean) =>
  (await visitor.businesses.search({ data: { hasPromotion }, take: 100 })).data.map((found) => found.id)
const versionOf = async () => {
  const { rows } = await server.pool.query<{ version: number }>(
    'select version from entry where profile_id = $1',
    [id],
  )
  return rows[0]?.version
}

test('an item counts a promotion from the midnight on that it starts, before any refresh', async () => {
  expect(await countOf()).toBe(0)
  await setToday('2030-03-02')
  expect(await countOf()).toBe(1)
  await setToday('2030-03-03')
  expect(await countOf()).toBe(1)
  await setToday('2030-03-04')
  expect(await countOf()).toBe(0)
})

test('the search finds a promotion that has started once the day is refreshed', async () => {
  await setToday('2030-03-02')
  await refreshForToday(server.db)
  await vi.waitUntil(async () => (await findIds(true)).includes(id))
  expect(await findIds(false)).not.toContain(id)
})

test('the search finds no promotion that ended while all servers were down', async () => {
  await setToday('2030-03-02')
  await refreshForToday(server.db)
  await vi.waitUntil(async () => (await findIds(true)).includes(id))
  await setToday('2030-03-20')
  await refreshForToday(server.db)
  await vi.waitUntil(async () => (await findIds(false)).includes(id))
  expect(await findIds(true)).not.toContain(id)
})

test('the second refresh of a day and one without events change nothing', async () => {
  await setToday('2030-03-02')
  await refreshForToday(server.db)
  const version = await versionOf()
  await refreshForToday(server.db)
  expect(await versionOf()).toBe(version)
  await setToday('2030-03-03')
  await refreshForToday(server.db)
  await setToday('2030-04-03')
  await refreshForToday(server.db)
  const last = await versionOf()
  await setToday('2030-04-04')
  await refreshForToday(server.db)
  expect(await versionOf()).toBe(last)
})

test('two servers that refresh at once do it one after the other', async () => {
  await setToday('2030-03-02')
  await Promise.all([refreshForToday(server.db), refreshForToday(server.db), refreshForToday(server.db)])
  const { rows } = await server.pool.query(`select day::text from refreshed_day`)
  expect(rows).toEqual([{ day: '2030-03-02' }])
})
