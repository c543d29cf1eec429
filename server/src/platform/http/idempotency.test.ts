import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp, type SignedUp } from '../../testing/people.ts'
import { testServer, type TestServer } from '../../testing/test-server.ts'
import { base, dataOf, problemOf, wire } from '../../testing/wire.ts'

let server: TestServer
let user: SignedUp
beforeAll(async () => {
  server = await testServer()
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

test('the same key and body answer what the first request got, and create once', async () => {
  const first = await post('once', named('Once'))
  expect(first.status).toBe(201)
  const again = await post('once', named('Once'))
  expect(again).toMatchObject({ status: 201, text: first.text })
  expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
  expect(await countOf('Once')).toBe(1)
})

test('the reply of then is replayed although the item has changed since', async () => {
  const first = await post('changed', named('Changed'))
  const id = String(dataOf(first).id)
  await user.api.facilities.update({ id, patch: [{ op: 'replace', path: '/name', value: 'Other' }] })
  expect((await post('changed', named('Changed'))).text).toBe(first.text)
  expect(await countOf('Changed')).toBe(0)
})

test('another body or another call with the key is refused', async () => {
  const first = await post('reused', named('Reused'))
  const id = String(dataOf(first).id)
  const other = await post('reused', named('Reused too'))
  expect(other.status).toBe(422)
  expect(problemOf(other).code).toBe('IDEMPOTENCY_KEY_REUSED')
  expect(
    (await post('reused', { data: { name: 'Soccer' } }, { path: `/facilities/${id}/sports` })).status,
  ).toBe(422)
  expect(await countOf('Reused too')).toBe(0)
})

test('twenty requests at once with one key create once and all answer the same', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => post('burst', named('Burst'))))
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201))
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  expect(await countOf('Burst')).toBe(1)
})

test('two servers agree on it', async () => {
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

test('a key is a user’s own', async () => {
  const other = await signUp(server, 'other')
  await post('shared', named('Mine'))
  const theirs = await post('shared', named('Theirs'), { token: other.token })
  expect(theirs.status).toBe(201)
  expect(dataOf(theirs)).toMatchObject({ name: 'Theirs', createdBy: other.id })
})

test('a refused request leaves the key free', async () => {
  expect((await post('refused', named(''))).status).toBe(400)
  const duplicate = await post('refused', named('Refused'))
  expect(duplicate.status).toBe(201)
  const path = `/facilities/${String(dataOf(duplicate).id)}/sports`
  await post('sport', { data: { name: 'Soccer' } }, { path })
  expect((await post('conflict', { data: { name: 'Soccer' } }, { path })).status).toBe(409)
  expect((await post('conflict', { data: { name: 'Lacrosse' } }, { path })).status).toBe(201)
})

test('without a key, and with different keys, every request creates', async () => {
  await user.api.facilities.create({ data: { name: 'Twins' } })
  await user.api.facilities.create({ data: { name: 'Twins' } })
  await post('a', named('Twins'))
  await post('b', named('Twins'))
  expect(await countOf('Twins')).toBe(4)
})

test('keys have from 1 to 200 characters', async () => {
  for (const key of ['', 'k'.repeat(201)]) {
    const heard = await post(key, named('Keyed'))
    expect(heard.status).toBe(400)
    expect(problemOf(heard).errors?.map(({ path }) => path)).toEqual(['Idempotency-Key'])
  }
  expect((await post('k'.repeat(200), named('Keyed'))).status).toBe(201)
  expect(await countOf('Keyed')).toBe(1)
})

test('one who may no longer make the call gets no replay', async () => {
  const { data } = await user.api.facilities.create({ data: { name: 'Handed over' } })
  const path = `/facilities/${data.id}/sports`
  const leaver = await signUp(server, 'leaver')
  const { data: membership } = await user.api.facilities.managers.create({
    ownerId: data.id,
    data: { userId: leaver.id },
  })
  expect((await post('left', { data: { name: 'Soccer' } }, { path, token: leaver.token })).status).toBe(201)
  await user.api.facilities.managers.remove({ ownerId: data.id, id: membership.id })
  expect((await post('left', { data: { name: 'Soccer' } }, { path, token: leaver.token })).status).toBe(404)
})
