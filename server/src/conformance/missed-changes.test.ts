import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dropListeners } from '../testing/drop-listeners.ts'
import { makeFacility } from '../testing/facilities.ts'
import { eventually, testServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let operator: pg.Client
beforeAll(async () => {
  server = await testServer()
  operator = new pg.Client({ connectionString: server.databaseUrl })
  await operator.connect()
})
afterAll(async () => {
  await operator.end()
  await server.close()
})

const manager = { email: 'manager@test.test' }

/** As the index has it: items are read from the database. */
const foundBy = async (text: string) => {
  const { data } = await (await server.as()).facilities.search({ data: { text } })
  return data.map(({ id }) => id)
}
const indexed = async () => {
  const { data } = await (await server.as()).facilities.searchFilters({ data: {} })
  return (data.facilityType ?? []).reduce((sum, { count }) => sum + count, 0)
}

/** Writes without any notice, as if nobody had listened. */
async function unnoticed(statement: string, values: unknown[]) {
  await operator.query('begin')
  await operator.query("set local app.bulk = 'on'")
  await operator.query(statement, values)
  await operator.query('commit')
}

test('after a reconnection, searches find what was added, changed and removed meanwhile', async () => {
  await makeFacility(server, manager, { name: 'Kept' })
  const changed = await makeFacility(server, manager, { name: 'Changed' })
  const gone = await makeFacility(server, manager, { name: 'Gone' })
  expect(await eventually(indexed, (count) => count === 3)).toBe(3)

  await unnoticed(
    `with renamed as (update profile set name = 'Renamed' where id = $1)
     update entry set version = nextval('entry_version') where profile_id = $1`,
    [changed.id],
  )
  await unnoticed('delete from owner where id = $1', [gone.id])
  expect([await foundBy('Renamed'), await indexed()]).toEqual([[], 3])
  await dropListeners(operator)
  expect(
    await eventually(
      () => foundBy('Renamed'),
      (ids) => ids.length > 0,
    ),
  ).toEqual([changed.id])
  expect(await indexed()).toBe(2)
})
