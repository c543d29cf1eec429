import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

const namesFound = async () => {
  const { data } = await (await server.as()).facilities.search({ take: 100, data: {} })
  return data.map(({ name }) => name).toSorted()
}

/** Writes without any notice, as if nobody had listened. */
async function unnoticed(statement: string, values: unknown[]) {
  await operator.query('begin')
  await operator.query("set local app.bulk = 'on'")
  await operator.query(statement, values)
  await operator.query('commit')
}

test('after a reconnection, searches find what was added, changed and removed meanwhile', async () => {
  const kept = await makeFacility(server, manager, { name: 'Kept' })
  const changed = await makeFacility(server, manager, { name: 'Changed' })
  const gone = await makeFacility(server, manager, { name: 'Gone' })
  await eventually(namesFound, (names) => names.length === 3)

  await unnoticed(
    `with renamed as (update profile set name = 'Renamed' where id = $1)
     update entry set version = nextval('entry_version') where profile_id = $1`,
    [changed.id],
  )
  await unnoticed('delete from owner where id = $1', [gone.id])
  expect((await namesFound()).length).toBeLessThan(4)
  await operator.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query like 'listen%profile%'`)
  const found = () => server.pool.query('select').then(namesFound)
  expect(await eventually(found, (names) => names.includes('Renamed'))).toEqual(['Kept', 'Renamed'])
  const { data } = await (await server.as()).facilities.search({ data: { text: 'Renamed' } })
  expect(data.map(({ id }) => id)).toEqual([changed.id])
  expect(kept.name).toBe('Kept')
})
