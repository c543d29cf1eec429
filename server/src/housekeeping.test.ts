import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clean } from './housekeeping.ts'
import { createFileStore } from './platform/files/file-store.ts'
import { makeFacility } from './testing/facilities.ts'
import { testServer, type TestServer } from './testing/test-server.ts'

const manager = { email: 'keeper@test.test' }

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const text = (content: string) => ({
  name: 'notes.txt',
  stream: (async function* () {
    yield Buffer.from(content)
  })(),
})

test('a profile is purged 30 days after its deletion, and not a day before', async () => {
  const [old, recent] = [await makeFacility(server, manager), await makeFacility(server, manager)]
  await server.pool.query(`update profile set deleted_date = now() - interval '31 days' where id = $1`, [
    old.id,
  ])
  await server.pool.query(`update profile set deleted_date = now() - interval '29 days' where id = $1`, [
    recent.id,
  ])
  await clean(server.db, await createFileStore({ dataDir: server.dataDir }))
  const { rows } = await server.pool.query('select id from profile where id = any($1)', [[old.id, recent.id]])
  expect(rows).toEqual([{ id: recent.id }])
})

test('content that no row has shown for a day is removed; what is shown, or new, stays', async () => {
  const store = await createFileStore({ dataDir: server.dataDir })
  const facility = await makeFacility(server, manager)
  const [shown, unshown, fresh] = [
    await store.receiveDocument(text('shown')),
    await store.receiveDocument(text('unshown')),
    await store.receiveDocument(text('fresh')),
  ]
  const keep = (sha256: string, age: string) =>
    server.pool.query(
      `insert into stored_file (sha256, content_type, bytes, created_date) values ($1, 'text/plain', 5, now() - $2::interval)`,
      [sha256, age],
    )
  await keep(shown.sha256, '2 days')
  await keep(unshown.sha256, '2 days')
  await keep(fresh.sha256, '2 hours')
  await server.pool.query(
    `insert into document (id, profile_id, name, sort, sha256) values ($1, $2, 'notes', 0, $3)`,
    [randomUUID(), facility.id, shown.sha256],
  )
  await clean(server.db, store)
  expect([shown, unshown, fresh].map(({ sha256 }) => existsSync(store.path(sha256)))).toEqual([
    true,
    false,
    true,
  ])
})

test('an idempotency key is forgotten after a day', async () => {
  const user = randomUUID()
  const remember = (key: string, age: string) =>
    server.pool.query(
      `insert into idempotency (user_id, key, operation, body_hash, created_date) values ($1, $2, 'x', '', now() - $3::interval)`,
      [user, key, age],
    )
  await remember('old', '25 hours')
  await remember('new', '23 hours')
  await clean(server.db, await createFileStore({ dataDir: server.dataDir }))
  const { rows } = await server.pool.query('select key from idempotency where user_id = $1', [user])
  expect(rows).toEqual([{ key: 'new' }])
})
