import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { auditOf } from '../testing/audit.ts'
import { makeFacility } from '../testing/facilities.ts'
import { signUp, type SignedUp } from '../testing/people.ts'
import { refusal, testServer, type TestServer, metaOf } from '../testing/test-server.ts'
import { base, dataOf, problemOf, wire, type Said } from '../testing/wire.ts'

let server: TestServer
let owner: SignedUp
let fan: SignedUp
let other: SignedUp
let shy: SignedUp
let admin: SignedUp
let ownerId: string
beforeAll(async () => {
  server = await testServer()
  owner = await signUp(server, 'owner')
  fan = await signUp(server, 'fan')
  other = await signUp(server, 'other')
  shy = await signUp(server, 'shy')
  admin = await signUp(server, 'admin', ['admin'])
  await server.db.updateTable('app_user').set({ is_visible: false }).where('id', '=', shy.id).execute()
})
afterAll(() => server.close())
beforeEach(async () => {
  ownerId = (await makeFacility(server, owner.person)).id
})

const post = (said: Said, by = fan, query = '') =>
  wire(server.origin, 'POST', `${base}/facilities/${ownerId}/likes${query}`, { token: by.token, ...said })
const like = async (by: SignedUp) => {
  const { data } = await by.api.facilities.likes.add({ ownerId, data: {} })
  if (Array.isArray(data)) throw new Error('a list')
  return data
}
const likeCount = async () => (await owner.api.facilities.get({ id: ownerId })).data.likeCount
const List = z.object({
  data: z.array(z.object({ name: z.string() })),
  _meta: z.object({ stats: z.object({ count: z.int() }) }),
})
const listed = ({ text }: { text: string }) => {
  const list = List.parse(JSON.parse(text))
  return [list.data.map(({ name }) => name), metaOf(list).stats.count]
}

describe('POST', () => {
  const adding: [name: string, said: Said][] = [
    ['no body', {}],
    ['no body but its type', { body: '', headers: { 'content-type': 'application/json' } }],
    ['{}', { json: {} }],
    ['{data: {}}', { json: { data: {} } }],
  ]
  test.each(adding)('with %s adds mine', async (_name, said) => {
    const heard = await post(said)
    expect(heard.status).toBe(201)
    expect(dataOf(heard)).toMatchObject({ userId: fan.id, name: 'fan' })
    expect(await likeCount()).toBe(1)
  })

  test('again changes nothing and answers what is there', async () => {
    const first = await post({})
    const audited = await auditOf(server, ownerId)
    for (const [, said] of adding) {
      const again = await post(said)
      expect(again.status).toBe(200)
      expect(again.text).toBe(first.text)
    }
    expect(await likeCount()).toBe(1)
    expect(await auditOf(server, ownerId)).toEqual(audited)
    expect(audited.at(-1)).toMatchObject({
      operation: 'facilities.likes.add',
      user_id: fan.id,
      subject_id: dataOf(first).id,
    })
  })

  test('with a filter lists and adds nothing', async () => {
    await like(other)
    await like(admin)
    expect(listed(await post({ json: { data: { sort: '-createdDate' } } }))).toEqual([['admin', 'other'], 2])
    expect(listed(await post({ json: { data: { sort: 'createdDate' } } }, fan, '?take=1'))).toEqual([
      ['other'],
      2,
    ])
    expect(listed(await post({ json: { data: { sort: 'createdDate' } } }, fan, '?take=1&offset=1'))).toEqual([
      ['admin'],
      2,
    ])
    expect(listed(await post({ json: { data: { userId: other.id } } }))).toEqual([['other'], 1])
    expect(listed(await post({ json: { data: { userId: [fan.id] } } }))).toEqual([[], 0])
    expect(listed(await post({ json: { data: { createdDate: { from: '2020-01-01T00:00:00Z' } } } }))).toEqual(
      [['other', 'admin'].toReversed(), 2],
    )
    expect(listed(await post({ json: { data: { createdDate: { to: '2020-01-01T00:00:00Z' } } } }))).toEqual([
      [],
      0,
    ])
    expect(await likeCount()).toBe(2)
  })

  test('with what is neither is refused and adds nothing', async () => {
    const wrong: [json: unknown, path: string][] = [
      [{ data: { name: 'fan' } }, 'data/name'],
      [{ data: null }, 'data'],
      [{ data: [] }, 'data'],
      [{ data: { userId: 'x' } }, 'data/userId'],
      [{ data: { userId: [] } }, 'data/userId'],
      [{ userId: fan.id }, 'userId'],
      [[], ''],
    ]
    for (const [json, path] of wrong) {
      const heard = await post({ json })
      expect(heard.status, JSON.stringify(json)).toBe(400)
      expect(problemOf(heard).errors?.[0]?.path).toBe(path)
    }
    expect(await likeCount()).toBe(0)
  })

  test('by many at once counts each once', async () => {
    await Promise.all([fan, other, shy, admin, owner, fan, other, fan].map((by) => post({}, by)))
    expect(await likeCount()).toBe(5)
    expect(metaOf(await admin.api.facilities.likes.list({ ownerId })).stats.count).toBe(5)
  })
})

describe('removing', () => {
  test('mine takes only mine, and is done when there is none', async () => {
    await like(fan)
    await like(other)
    await fan.api.facilities.likes.removeMine({ ownerId })
    expect(await likeCount()).toBe(1)
    const audited = await auditOf(server, ownerId)
    expect(audited.at(-1)).toMatchObject({ operation: 'facilities.likes.removeMine', user_id: fan.id })
    expect(await fan.api.facilities.likes.removeMine({ ownerId })).toEqual({ data: null })
    expect(await auditOf(server, ownerId)).toEqual(audited)
    expect((await owner.api.facilities.likes.list({ ownerId })).data.map(({ userId }) => userId)).toEqual([
      other.id,
    ])
  })

  test('by id is for whose it is and for admins', async () => {
    const mine = await like(fan)
    const theirs = await like(other)
    for (const by of [fan, owner]) {
      const { problem } = await refusal(by.api.facilities.likes.remove({ ownerId, id: theirs.id }))
      expect(problem).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    }
    await fan.api.facilities.likes.remove({ ownerId, id: mine.id })
    await admin.api.facilities.likes.remove({ ownerId, id: theirs.id })
    expect(await likeCount()).toBe(0)
    expect((await refusal(fan.api.facilities.likes.remove({ ownerId, id: mine.id }))).status).toBe(404)
    const elsewhere = await makeFacility(server, owner.person)
    const again = await like(fan)
    expect(
      (await refusal(fan.api.facilities.likes.remove({ ownerId: elsewhere.id, id: again.id }))).status,
    ).toBe(404)
  })
})

describe('one who hides', () => {
  test('is counted, and listed only to themselves and to those who run the page', async () => {
    await like(shy)
    await like(fan)
    expect(await likeCount()).toBe(2)
    const names = async (by: SignedUp) => {
      const list = await by.api.facilities.likes.list({ ownerId })
      expect(listed(await post({ json: { data: { sort: '-createdDate' } } }, by))).toEqual([
        list.data.map(({ name }) => name),
        metaOf(list).stats.count,
      ])
      return list.data.map(({ name }) => name)
    }
    expect(await names(fan)).toEqual(['fan'])
    expect(await names(other)).toEqual(['fan'])
    for (const by of [shy, owner, admin]) expect(await names(by)).toEqual(['fan', 'shy'])
    expect(listed(await post({ json: { data: { userId: shy.id } } }, other))).toEqual([[], 0])
  })
})

test('visitors neither like nor list', async () => {
  const visitor = await server.as()
  const { likes } = visitor.facilities
  for (const call of [likes.list, likes.removeMine, () => likes.add({ ownerId, data: {} })])
    expect((await refusal(call({ ownerId }))).problem.code).toBe('UNAUTHENTICATED')
})
