import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { auditOf } from '../testing/audit.ts'
import { makeFacility } from '../testing/facilities.ts'
import { signUp, type SignedUp } from '../testing/people.ts'
import { eventually, metaOf, refusal, workerServer, type TestServer } from '../testing/test-server.ts'
import { base, dataOf, problemOf, wire, type WireRequest } from '../testing/wire.ts'

let server: TestServer
let owner: SignedUp
let fan: SignedUp
let other: SignedUp
let hidden: SignedUp
let admin: SignedUp
let ownerId: string
beforeAll(async () => {
  server = await workerServer()
  owner = await signUp(server, 'owner')
  fan = await signUp(server, 'fan')
  other = await signUp(server, 'other')
  hidden = await signUp(server, 'hidden')
  admin = await signUp(server, 'admin', ['admin'])
  await server.db.updateTable('app_user').set({ is_visible: false }).where('id', '=', hidden.id).execute()
})
afterAll(() => server.close())
beforeEach(async () => {
  ownerId = (await makeFacility(server, owner.person)).id
})

const post = (request: WireRequest, by = fan, query = '') =>
  wire(server.origin, 'POST', `${base}/facilities/${ownerId}/likes${query}`, { token: by.token, ...request })
const like = async (by: SignedUp) => {
  const { data } = await by.api.facilities.likes.add({ ownerId, data: {} })
  if (Array.isArray(data)) throw new Error('expected a like, got a list')
  return data
}
const likeCount = async () => (await owner.api.facilities.get({ id: ownerId })).data.likeCount
const List = z.object({
  data: z.array(z.object({ name: z.string() })),
  _meta: z.object({ stats: z.object({ count: z.int() }) }),
})
/** The names and the total count of a list. */
const listOf = ({ text }: { text: string }) => {
  const list = List.parse(JSON.parse(text))
  return [list.data.map(({ name }) => name), metaOf(list).stats.count]
}

describe('POST without a filter', () => {
  const emptyRequests: [body: string, request: WireRequest][] = [
    ['no body', {}],
    ['an empty body and a content type', { body: '', headers: { 'content-type': 'application/json' } }],
    ['{}', { json: {} }],
    ['{ data: {} }', { json: { data: {} } }],
  ]
  test.each(emptyRequests)('adds a like: %s', async (_body, request) => {
    const reply = await post(request)
    expect(reply.status).toBe(201)
    expect(dataOf(reply)).toMatchObject({ userId: fan.id, name: 'fan' })
    expect(await likeCount()).toBe(1)
  })

  test.each(emptyRequests)('returns the existing like with 200 if repeated: %s', async (_body, request) => {
    const first = await post({})
    const audited = await auditOf(server, ownerId)
    const repeated = await post(request)
    expect(repeated.status).toBe(200)
    expect(repeated.text).toBe(first.text)
    expect(await likeCount()).toBe(1)
    expect(await auditOf(server, ownerId)).toEqual(audited)
  })

  test('is audited', async () => {
    const { id } = dataOf(await post({}))
    expect((await auditOf(server, ownerId)).at(-1)).toMatchObject({
      operation: 'facility-mgmt.facilities.likes.add',
      user_id: fan.id,
      subject_id: id,
    })
  })

  test('counts each user once if sent concurrently', async () => {
    const fifth = await signUp(server, 'fifth')
    await Promise.all([fan, other, fifth, admin, owner, fan, other, fan].map((by) => post({}, by)))
    expect(await likeCount()).toBe(5)
    expect(metaOf(await admin.api.facilities.likes.list({ ownerId })).stats.count).toBe(5)
  })
})

test('a repeated like returns 200 if the like is removed at the same time', async () => {
  const { id } = await like(fan)
  await server.pool.query(`
    create function pause() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(1); return null; end $$;
    create trigger pause after insert on reaction for each statement execute function pause()`)
  const waiting = async () => {
    const { rows } = await server.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length
  }
  const { repeated, removed } = await server.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(1)`.execute(trx)
    const request = { repeated: post({}), removed: Promise.resolve<unknown>(undefined) }
    await eventually(waiting, (count) => count === 1)
    request.removed = server.pool.query('delete from reaction where id = $1', [id])
    await Promise.race([request.removed, eventually(waiting, (count) => count === 2)])
    return request
  })
  expect((await repeated).status).toBe(200)
  await removed
  await server.pool.query('drop trigger pause on reaction')
  expect(await likeCount()).toBe(0)
})

describe('POST with a filter', () => {
  const filters: [name: string, filter: () => object, query: string, list: [string[], number]][] = [
    ['sorted by newest', () => ({ sort: '-createdDate' }), '', [['admin', 'other'], 2]],
    ['sorted by oldest, first page', () => ({ sort: 'createdDate' }), '?take=1', [['other'], 2]],
    ['sorted by oldest, second page', () => ({ sort: 'createdDate' }), '?take=1&offset=1', [['admin'], 2]],
    ['by user', () => ({ userId: other.id }), '', [['other'], 1]],
    ['by a user without a like', () => ({ userId: [fan.id] }), '', [[], 0]],
    ['since 2020', () => ({ createdDate: { from: '2020-01-01T00:00:00Z' } }), '', [['admin', 'other'], 2]],
    ['before 2020', () => ({ createdDate: { to: '2020-01-01T00:00:00Z' } }), '', [[], 0]],
  ]
  test.each(filters)('lists likes %s and adds none', async (_name, filter, query, list) => {
    await like(other)
    await like(admin)
    expect(listOf(await post({ json: { data: filter() } }, fan, query))).toEqual(list)
    expect(await likeCount()).toBe(2)
  })

  const invalidBodies: [json: unknown, path: string][] = [
    [{ data: { picture: 'fan' } }, 'data/picture'],
    [{ data: null }, 'data'],
    [{ data: [] }, 'data'],
    [{ data: { userId: 'x' } }, 'data/userId'],
    [{ data: { userId: [] } }, 'data/userId'],
    [{ userId: '018b6c32-39fb-7000-acc4-f07b4547125c' }, 'userId'],
    [[], ''],
  ]
  test.each(invalidBodies)('returns 400 for %j and adds no like', async (json, path) => {
    const reply = await post({ json })
    expect(reply.status).toBe(400)
    expect(problemOf(reply).errors?.[0]?.path).toBe(path)
    expect(await likeCount()).toBe(0)
  })
})

describe('removeMine', () => {
  test('removes only the caller’s like and is audited', async () => {
    await like(fan)
    await like(other)
    await fan.api.facilities.likes.removeMine({ ownerId })
    expect(await likeCount()).toBe(1)
    const { data } = await owner.api.facilities.likes.list({ ownerId })
    expect(data.map(({ userId }) => userId)).toEqual([other.id])
    expect((await auditOf(server, ownerId)).at(-1)).toMatchObject({
      operation: 'facility-mgmt.facilities.likes.removeMine',
      user_id: fan.id,
    })
  })

  test('succeeds without a like and is not audited', async () => {
    const before = await auditOf(server, ownerId)
    expect(await fan.api.facilities.likes.removeMine({ ownerId })).toEqual({ data: null })
    expect(await auditOf(server, ownerId)).toEqual(before)
  })
})

describe('remove', () => {
  const remove = (by: SignedUp, id: string) => by.api.facilities.likes.remove({ ownerId, id })

  test('returns 403 for another user’s like', async () => {
    const { id } = await like(other)
    expect((await refusal(remove(fan, id))).problem).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })

  test('returns 403 to a manager of the profile', async () => {
    const { id } = await like(other)
    expect((await refusal(remove(owner, id))).problem).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })

  test('removes the caller’s own like', async () => {
    const { id } = await like(fan)
    await remove(fan, id)
    expect(await likeCount()).toBe(0)
  })

  test('removes any like for an admin', async () => {
    const { id } = await like(other)
    await remove(admin, id)
    expect(await likeCount()).toBe(0)
  })

  test('returns 404 for a like that was removed', async () => {
    const { id } = await like(fan)
    await remove(fan, id)
    expect((await refusal(remove(fan, id))).status).toBe(404)
  })

  test('returns 404 under another profile', async () => {
    const { id } = await like(fan)
    const otherProfile = await makeFacility(server, owner.person)
    const removeThere = fan.api.facilities.likes.remove({ ownerId: otherProfile.id, id })
    expect((await refusal(removeThere)).status).toBe(404)
  })
})

describe('a like of a hidden user', () => {
  test('is counted while its author is visible', async () => {
    const person = await signUp(server, 'sometimes-hidden')
    await like(person)
    await like(fan)
    const counted = async (isVisible: boolean) => {
      await person.api.users.visibility({ isVisible })
      const { _meta } = await other.api.facilities.likes.list({ ownerId })
      return [await likeCount(), metaOf({ _meta }).stats.count]
    }
    expect([await counted(false), await counted(true)]).toEqual([
      [1, 1],
      [2, 2],
    ])
  })

  test.each([
    ['another user', () => other],
    ['the hidden user', () => hidden],
    ['a manager of the profile', () => owner],
    ['an admin', () => admin],
  ])('is neither listed nor counted for %s', async (_name, by) => {
    await like(hidden)
    await like(fan)
    const names = ['fan']
    const list = await by().api.facilities.likes.list({ ownerId })
    expect([list.data.map(({ name }) => name), metaOf(list).stats.count]).toEqual([names, 1])
    const filtered = await post({ json: { data: { sort: '-createdDate' } } }, by())
    expect(listOf(filtered)).toEqual([names, 1])
    expect((await by().api.facilities.get({ id: ownerId })).data.likeCount).toBe(1)
  })

  test('is not found by a filter of another user', async () => {
    await like(hidden)
    expect(listOf(await post({ json: { data: { userId: hidden.id } } }, other))).toEqual([[], 0])
  })
})

test.each(['list', 'removeMine', 'add'] as const)('%s returns 401 to a visitor', async (name) => {
  const { likes } = (await server.as()).facilities
  const call = name === 'add' ? likes.add({ ownerId, data: {} }) : likes[name]({ ownerId })
  expect((await refusal(call)).problem.code).toBe('UNAUTHENTICATED')
})
