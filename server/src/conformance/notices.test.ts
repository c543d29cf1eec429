import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { kinds } from '../kinds.ts'
import { entriesOf } from '../patterns/profile-kind.ts'
import { testServer, type TestServer } from '../testing/test-server.ts'
import { settle } from './filled-market.ts'
import { eachKind, kindsUnderTest } from './kind-under-test.ts'
import { makeFullProfile, makeWorld, react, type World } from './world.ts'

let server: TestServer
let world: World
let listener: pg.Client
const notices: string[] = []
beforeAll(async () => {
  server = await testServer()
  world = await makeWorld(server)
  listener = new pg.Client({ connectionString: server.databaseUrl })
  await listener.connect()
  await listener.query('listen profile')
  listener.on('notification', ({ payload }) => notices.push(payload ?? ''))
})
afterAll(async () => {
  await listener.end()
  await server.close()
})

/** Every read of entries by an index, as `kind:id,id`. */
const readsOf = (calls: unknown[][]) =>
  calls.flatMap(([statement, values]) =>
    kindsUnderTest.flatMap(({ kind }) =>
      statement === entriesOf(kinds[kind]) && Array.isArray(values) ? [`${kind}:${String(values[0])}`] : [],
    ),
  )

/** Each entry that is derived anew takes a version of its own. */
async function lastVersion(): Promise<number> {
  const { rows } = await server.pool.query<{ last_value: number }>('select last_value from entry_version')
  return rows[0]?.last_value ?? 0
}

/** Waits for the notices of all commits so far, which PostgreSQL sends before it completes a query. */
const receiveNotices = () => listener.query('select')

/** Lets every index catch up; returns the ids of the profiles that were made for this. */
const catchUp = () => Promise.all(kindsUnderTest.map((tested) => settle(world, tested)))

describe.each(eachKind)('a reaction to a %s', (kind, tested) => {
  let own: string
  let reads: string[]
  let heard: string[]
  let versions: number
  beforeAll(async () => {
    // It has every link, but the other ends of links need no refresh.
    const { id } = await makeFullProfile(world, tested)
    await catchUp()
    await receiveNotices()
    notices.length = 0
    const before = await lastVersion()
    const query = vi.spyOn(server.pool, 'query')
    await react(world, tested, id, world.heir)
    versions = (await lastVersion()) - before
    await receiveNotices()
    heard = [...notices]
    const markers = await catchUp()
    const isOfMarker = (notice: string) => markers.some((marker) => notice.endsWith(marker))
    reads = readsOf(query.mock.calls).filter((read) => !isOfMarker(read))
    query.mockRestore()
    own = `${kind}:${id}`
  })

  test('derives one entry anew', () => {
    expect(versions).toBe(1)
  })

  test('sends one notice', () => {
    expect(heard).toEqual([own])
  })

  test('is read once by the index of its kind and never by another', () => {
    expect(reads).toEqual([own])
  })
})
