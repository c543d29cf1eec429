import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clean } from './housekeeping.ts'
import { createFileStore } from './platform/files/file-store.ts'
import { signUp } from './testing/people.ts'
import { type TestServer, workerServer } from './testing/test-server.ts'
import { testPictures } from './platform/files/testing/test-pictures.ts'

const manager = { email: 'keeper@test.test' }

let server: TestServer
beforeAll(async () => {
  server = await workerServer()
})
afterAll(() => server.close())

const text = (content: string) => ({
  name: 'notes.txt',
  stream: (async function* () {
    yield Buffer.from(content)
  })(),
})

test.each([
  ['29 days', 'is kept', true],
  ['31 days', 'is purged', false],
])('a profile that was deleted %s ago %s', async (age, _outcome, isKept) => {
  const { id } = await server.stage.facility({ manager })
  await server.pool.query(`update profile set deleted_date = now() - $2::interval where id = $1`, [id, age])
  await clean(server.db, await createFileStore({ dataDir: server.dataDir, pictures: testPictures }))
  const { rows } = await server.pool.query('select id from profile where id = $1', [id])
  expect(rows).toEqual(isKept ? [{ id }] : [])
})

test.each([
  ['364 days', 'is kept', true],
  ['366 days', 'is removed', false],
])('a notification of %s ago %s', async (age, _outcome, isKept) => {
  const reader = await signUp(server, `reader of ${age}`)
  const admin = await signUp(server, 'sender', ['admin'])
  const { data } = await admin.api.users.notifications.create({
    ownerId: reader.id,
    data: { title: 'News', url: '/' },
  })
  await server.pool.query('update user_notification set created_date = now() - $2::interval where id = $1', [
    data.id,
    age,
  ])
  await clean(server.db, await createFileStore({ dataDir: server.dataDir, pictures: testPictures }))
  const left = await reader.api.users.notifications.list({ ownerId: reader.id })
  expect(left.data.map(({ id }) => id)).toEqual(isKept ? [data.id] : [])
})

test.each([
  ['a file that is used by a document', 'is kept', '2 days', true, true],
  ['an unreferenced file of 2 days', 'is removed', '2 days', false, false],
  ['an unreferenced file of 2 hours', 'is kept', '2 hours', false, true],
])('%s %s', async (name, _outcome, age, isReferenced, isKept) => {
  const store = await createFileStore({ dataDir: server.dataDir, pictures: testPictures })
  const { sha256 } = await store.receiveDocument(text(name))
  await server.pool.query(
    `insert into stored_file (sha256, content_type, bytes, created_date) values ($1, 'text/plain', 5, now() - $2::interval)`,
    [sha256, age],
  )
  if (isReferenced)
    await server.pool.query(
      `insert into document (id, owner_id, name, sort, sha256) values ($1, $2, 'notes', 0, $3)`,
      [randomUUID(), (await server.stage.facility({ manager })).id, sha256],
    )
  await clean(server.db, store)
  expect(existsSync(store.path(sha256))).toBe(isKept)
})

test.each([
  ['an import that was never carried out, after 29 days,', 'is kept', '29 days', false, true],
  ['an import that was never carried out, after 31 days,', 'is removed', '31 days', false, false],
  ['an import that was carried out', 'is kept', '400 days', true, true],
])('%s %s', async (name, _outcome, age, isImported, isKept) => {
  const id = randomUUID()
  await server.pool.query(
    `insert into import (id, file_name, sha256, by, state, created_date, imported_date)
    values ($1, $2, '', 'Ada', 'Ready', now() - $3::interval, case when $4 then now() - $3::interval end)`,
    [id, name, age, isImported],
  )
  await server.pool.query(
    `insert into import_row (import_id, row, line, planned, outcome, reasons, details, search_text)
    values ($1, 1, 2, 'new', 'new', '{}', '{}', '')`,
    [id],
  )
  await clean(server.db, await createFileStore({ dataDir: server.dataDir, pictures: testPictures }))
  const { rows } = await server.pool.query(
    'select (select count(*)::int from import_row where import_id = i.id) as rows from import i where id = $1',
    [id],
  )
  // The rows of imports are kept for a year.
  expect(rows).toEqual(isKept ? [{ rows: isImported ? 0 : 1 }] : [])
})

test('the content of a file that is not imported yet is kept', async () => {
  const store = await createFileStore({ dataDir: server.dataDir, pictures: testPictures })
  const { sha256 } = await store.receiveUnserved(text('name,state'), 100)
  await server.pool.query(
    `insert into stored_file (sha256, content_type, bytes, created_date) values ($1, 'text/csv', 5, now() - interval '2 days')`,
    [sha256],
  )
  await server.pool.query(
    `insert into import (id, file_name, sha256, by, state, stored_sha256) values ($1, 'x.csv', $2, 'Ada', 'Ready', $2)`,
    [randomUUID(), sha256],
  )
  await clean(server.db, store)
  expect(existsSync(store.path(sha256))).toBe(true)
})

test.each([
  ['23 hours', 'is kept', true],
  ['25 hours', 'is removed', false],
])('an idempotency key of %s %s', async (age, _outcome, isKept) => {
  await server.pool.query(
    `insert into idempotency (user_id, key, operation, body_hash, created_date) values ($1, $2, 'x', '', now() - $3::interval)`,
    [randomUUID(), age, age],
  )
  await clean(server.db, await createFileStore({ dataDir: server.dataDir, pictures: testPictures }))
  const { rows } = await server.pool.query('select key from idempotency where key = $1', [age])
  expect(rows).toEqual(isKept ? [{ key: age }] : [])
})

test.each([
  ['23 hours', 'is kept', true],
  ['25 hours', 'is removed', false],
])('an event that nobody published for %s %s', async (age, _outcome, isKept) => {
  await server.pool.query(
    'insert into session_event (payload, created_date) values ($1::text, now() - $1::text::interval)',
    [age],
  )
  await clean(server.db, await createFileStore({ dataDir: server.dataDir, pictures: testPictures }))
  const { rows } = await server.pool.query('select payload from session_event where payload = $1', [age])
  expect(rows).toEqual(isKept ? [{ payload: age }] : [])
})

test.each([
  ['119 minutes', 'is kept', true],
  ['121 minutes', 'is removed', false],
])('a session that was ended %s ago %s', async (age, _outcome, isKept) => {
  const { id } = await signUp(server, `signed out ${age} ago`)
  await server.pool.query(
    'insert into ended_session (user_id, session_id, ended_date) values ($1, $2::text, now() - $2::text::interval)',
    [id, age],
  )
  await clean(server.db, await createFileStore({ dataDir: server.dataDir, pictures: testPictures }))
  const { rows } = await server.pool.query('select session_id from ended_session where user_id = $1', [id])
  expect(rows).toEqual(isKept ? [{ session_id: age }] : [])
})
