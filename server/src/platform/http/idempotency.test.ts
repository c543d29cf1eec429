import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMember, signUp, type SignedUp } from '../../testing/people.ts'
import { type TestServer, testServer, workerServer } from '../../testing/test-server.ts'
import { base, dataOf, problemOf, wire } from '../../testing/wire.ts'

let server: TestServer
let user: SignedUp
beforeAll(async () => {
  server = await workerServer()
  user = await signUp(server, 'user')
})
afterAll(() => server.close())

const post = (
  key: string,
  body: unknown,
  { token = user.token, path = '/facilities', origin = server.origin } = {},
) => wire(origin, 'POST', base + path, { token, json: body, headers: { 'idempotency-key': key } })
const named = (name: string) => ({ data: { name } })
const countOf = async (name: string) =>
  (await server.db.selectFrom('profile').select('id').where('name', '=', name).execute()).length

test('a repeated request replays the first response and creates nothing', async () => {
  const first = await post('once', named('Once'))
  expect(first.status).toBe(201)
  const repeated = await post('once', named('Once'))
  expect(repeated).toMatchObject({ status: 201, text: first.text })
  expect(repeated.headers.get('etag')).toBe(first.headers.get('etag'))
  expect(await countOf('Once')).toBe(1)
})

test('the replayed response is the original one even if the item has changed', async () => {
  const first = await post('changed', named('Changed'))
  const id = String(dataOf(first).id)
  await user.api.facilities.update({ id, patch: [{ op: 'replace', path: '/name', value: 'Other' }] })
  expect((await post('changed', named('Changed'))).text).toBe(first.text)
  expect(await countOf('Changed')).toBe(0)
})

test('returns 422 when the key is reused with another body', async () => {
  await post('reused', named('Reused'))
  const other = await post('reused', named('Reused too'))
  expect(other.status).toBe(422)
  expect(problemOf(other).code).toBe('IDEMPOTENCY_KEY_REUSED')
  expect(await countOf('Reused too')).toBe(0)
})

test('returns 422 when the key is reused for another operation', async () => {
  const first = await post('operation', named('Operation'))
  const path = `/facilities/${String(dataOf(first).id)}/sports`
  expect((await post('operation', { data: { name: 'Soccer' } }, { path })).status).toBe(422)
})

test('twenty concurrent requests with one key create once and get the same response', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => post('burst', named('Burst'))))
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201))
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  expect(await countOf('Burst')).toBe(1)
})

test('concurrent requests with one key to two servers create once', async () => {
  const other = await testServer(server)
  const replies = await Promise.all(
    [0, 1, 2, 3].map((n) =>
      post('servers', named('Servers'), { origin: n % 2 ? other.origin : server.origin }),
    ),
  )
  await other.close()
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  expect(await countOf('Servers')).toBe(1)
})

test('two users can use the same key', async () => {
  const other = await signUp(server, 'other')
  await post('shared', named('Mine'))
  const theirs = await post('shared', named('Theirs'), { token: other.token })
  expect(theirs.status).toBe(201)
  expect(dataOf(theirs)).toMatchObject({ name: 'Theirs', createdBy: other.id })
})

test('a key can be reused after a 400', async () => {
  expect((await post('invalid', named(''))).status).toBe(400)
  expect((await post('invalid', named('Valid'))).status).toBe(201)
})

test('a key can be reused after a 409', async () => {
  const { data } = await user.api.facilities.create({ data: { name: 'Conflict' } })
  const path = `/facilities/${data.id}/sports`
  await post('sport', { data: { name: 'Soccer' } }, { path })
  expect((await post('conflict', { data: { name: 'Soccer' } }, { path })).status).toBe(409)
  expect((await post('conflict', { data: { name: 'Lacrosse' } }, { path })).status).toBe(201)
})

test('equal requests without a key or with different keys all create', async () => {
  await user.api.facilities.create({ data: { name: 'Twins' } })
  await user.api.facilities.create({ data: { name: 'Twins' } })
  await post('a', named('Twins'))
  await post('b', named('Twins'))
  expect(await countOf('Twins')).toBe(4)
})

test.each([
  ['an empty key', ''],
  ['a key of 201 characters', 'k'.repeat(201)],
])('%s returns 400', async (_name, key) => {
  const reply = await post(key, named('Invalid key'))
  expect(reply.status).toBe(400)
  expect(problemOf(reply).errors?.map(({ path }) => path)).toEqual(['Idempotency-Key'])
  expect(await countOf('Invalid key')).toBe(0)
})

test('a key of 200 characters is accepted', async () => {
  expect((await post('k'.repeat(200), named('Keyed'))).status).toBe(201)
  expect(await countOf('Keyed')).toBe(1)
})

test('a caller who lost access gets 404 instead of the replay', async () => {
  const { data } = await user.api.facilities.create({ data: { name: 'Handed over' } })
  const path = `/facilities/${data.id}/sports`
  const leaver = await signUp(server, 'leaver')
  const membershipId = await addMember(user.api.facilities.managers, data.id, leaver)
  expect((await post('left', { data: { name: 'Soccer' } }, { path, token: leaver.token })).status).toBe(201)
  await user.api.facilities.managers.remove({ ownerId: data.id, id: membershipId })
  expect((await post('left', { data: { name: 'Soccer' } }, { path, token: leaver.token })).status).toBe(404)
})
