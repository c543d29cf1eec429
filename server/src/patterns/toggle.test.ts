import { collection } from '@app/contract/collection.ts'
import { Id, Instant, line } from '@app/contract/envelope.ts'
import { items, under } from '@app/contract/patterns/items.ts'
import { toggle, toggleMany } from '@app/contract/patterns/toggle.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { auditOf } from '../testing/audit.ts'
import { signUp, type SignedUp } from '../testing/people.ts'
import { sampleBase, sampleService, type SampleService } from '../testing/sample-service.ts'
import { refusal, refusedFields, type TestServer, workerServer } from '../testing/test-server.ts'
import { dataOf, problemOf, wire } from '../testing/wire.ts'
import { childHandlers } from './children.ts'
import { toggleHandler, toggleManyHandler } from './toggle.ts'

const Draft = z.strictObject({ title: line(50) })
const threads = collection({
  item: z.object({ id: Id, ...Draft.shape, isOpened: z.boolean(), createdDate: Instant }),
  draft: Draft,
})
const place = under({ owner: 'facility', path: '/facilities' }, 'threads')
const opened = { name: 'opened', flag: 'isOpened' } as const
const tree = {
  threads: {
    ...items(place, threads),
    open: toggle(place, threads, opened),
    openMany: toggleMany(place, opened),
  },
}
const children = { table: 'sample_thread', collection: threads }
const handlers = {
  threads: {
    ...childHandlers(children),
    open: toggleHandler(children, 'isOpened'),
    openMany: toggleManyHandler(children, 'isOpened'),
  },
}

let server: TestServer
let sample: SampleService<typeof tree>
let manager: SignedUp
let ownerId: string
let api: Awaited<ReturnType<typeof sample.as>>['threads']
beforeAll(async () => {
  server = await workerServer()
  sample = await sampleService(server, {
    tree,
    handlers,
    tables: { sample_thread: 'title text not null, is_opened boolean not null default false' },
  })
  manager = await signUp(server, 'manager')
  api = (await sample.as(manager.person)).threads
})
afterAll(async () => {
  await sample.close()
  await server.close()
})
beforeEach(async () => {
  ownerId = (await server.stage.facility({ manager: manager.person })).id
})

const thread = async (title: string, owner = ownerId) =>
  (await api.create({ ownerId: owner, data: { title } })).data
const put = (path: string, json?: unknown) =>
  wire(sample.origin, 'PUT', `${sampleBase}/facilities/${ownerId}/threads${path}`, {
    token: manager.token,
    json,
  })
const fieldsOf = (reply: Awaited<ReturnType<typeof put>>) => problemOf(reply).errors?.map(({ path }) => path)
const isOpened = async () =>
  Object.fromEntries((await api.list({ ownerId })).data.map((each) => [each.title, each.isOpened]))
const togglings = async () =>
  (await auditOf(server, ownerId)).filter(({ operation }) => operation.startsWith('sample.threads.open'))

describe('one', () => {
  test.each([
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
  ])('isOpened=%s sets the flag to %s and returns the item', async (text, value) => {
    const made = await thread('a')
    await api.open({ ownerId, id: made.id, isOpened: !value })
    const reply = await put(`/${made.id}/opened?isOpened=${text}`)
    expect(reply.status).toBe(200)
    expect(dataOf(reply)).toEqual({ ...made, isOpened: value })
    expect((await api.get({ ownerId, id: made.id })).data.isOpened).toBe(value)
  })

  test.each([
    '',
    '?isOpened=',
    '?isOpened=yes',
    '?isOpened=TRUE',
    '?isOpened=2',
    '?isOpened=true&isOpened=true',
  ])('a query of "%s" returns 400 and names isOpened', async (query) => {
    const made = await thread('a')
    const reply = await put(`/${made.id}/opened${query}`)
    expect([reply.status, fieldsOf(reply)]).toEqual([400, ['isOpened']])
  })

  test('an unknown parameter returns 400 and is named', async () => {
    const made = await thread('a')
    expect(fieldsOf(await put(`/${made.id}/opened?isOpened=1&isArchived=1`))).toEqual(['isArchived'])
  })

  test('repeating it keeps the ETag and adds no audit row', async () => {
    const made = await thread('a')
    const first = await put(`/${made.id}/opened?isOpened=1`)
    const second = await put(`/${made.id}/opened?isOpened=1`)
    expect(second.headers.get('etag')).toMatch(/^"2-/)
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
    expect(await togglings()).toEqual([
      {
        operation: 'sample.threads.open',
        user_id: manager.id,
        subject_id: made.id,
        patch: [{ op: 'replace', path: '/isOpened', value: true }],
      },
    ])
  })

  test('a stale If-Match returns 412', async () => {
    const { id } = await thread('a')
    const stale = { ifMatch: (await put(`/${id}/opened?isOpened=0`)).headers.get('etag') ?? '' }
    await api.open({ ownerId, id, isOpened: true }, stale)
    expect((await refusal(api.open({ ownerId, id, isOpened: false }, stale))).status).toBe(412)
  })

  test('an item of another owner, or none, returns 404', async () => {
    const other = (await server.stage.facility({ manager: manager.person })).id
    const theirs = await thread('theirs', other)
    for (const id of [theirs.id, crypto.randomUUID()])
      expect((await refusal(api.open({ ownerId, id, isOpened: true }))).status).toBe(404)
    expect((await api.get({ ownerId: other, id: theirs.id })).data.isOpened).toBe(false)
  })

  test('a PATCH does not write the flag', async () => {
    const { id } = await thread('a')
    const patch = [{ op: 'add', path: '/isOpened', value: true } as const]
    expect(await refusedFields(api.update({ ownerId, id, patch }))).toEqual(['isOpened'])
  })

  test('returns 401 for visitors and 403 for users who do not manage the owner', async () => {
    const { id } = await thread('a')
    const visitor = (await sample.as()).threads
    const user = (await sample.as({ email: 'user@toggle.test' })).threads
    expect((await refusal(visitor.open({ ownerId, id, isOpened: true }))).status).toBe(401)
    expect((await refusal(user.open({ ownerId, id, isOpened: true }))).status).toBe(403)
  })
})

describe('many', () => {
  test('sets the flag of the items named and of no others', async () => {
    const [a, b] = [await thread('a'), await thread('b'), await thread('c')]
    expect(await api.openMany({ ownerId, isOpened: true, data: [a.id, b.id] })).toEqual({ data: null })
    expect(await isOpened()).toEqual({ a: true, b: true, c: false })
    await api.openMany({ ownerId, isOpened: false, data: [b.id] })
    expect(await isOpened()).toEqual({ a: true, b: false, c: false })
  })

  test('ids may repeat, in any case', async () => {
    const { id } = await thread('a')
    await api.openMany({ ownerId, isOpened: true, data: [id, id.toUpperCase(), id] })
    expect(await isOpened()).toEqual({ a: true })
  })

  test('ids of other owners return 400 naming each of them, and nothing changes', async () => {
    const mine = await thread('mine')
    const other = (await server.stage.facility({ manager: manager.person })).id
    const theirs = await thread('theirs', other)
    const data = [mine.id, theirs.id, crypto.randomUUID()]
    expect(await refusedFields(api.openMany({ ownerId, isOpened: true, data }))).toEqual(['data/1', 'data/2'])
    expect(await isOpened()).toEqual({ mine: false })
    expect((await api.get({ ownerId: other, id: theirs.id })).data.isOpened).toBe(false)
    expect(await togglings()).toEqual([])
  })

  test.each([
    ['no ids', [], 'data'],
    ['501 ids', Array.from({ length: 501 }, () => '01890000-0000-7000-8000-000000000001'), 'data'],
    ['text that is no id', ['x'], 'data/0'],
  ])('%s returns 400', async (_name, data, field) => {
    expect(await refusedFields(api.openMany({ ownerId, isOpened: true, data }))).toEqual([field])
  })

  test('500 ids are accepted', async () => {
    const { id } = await thread('a')
    const data = Array.from({ length: 500 }, () => id)
    await api.openMany({ ownerId, isOpened: true, data })
    expect(await isOpened()).toEqual({ a: true })
  })

  test('a missing payload returns 400 and names data', async () => {
    expect(fieldsOf(await put('/opened?isOpened=1'))).toEqual(['data'])
  })

  test('a missing flag returns 400 and names isOpened', async () => {
    const { id } = await thread('a')
    expect(fieldsOf(await put('/opened', { data: [id] }))).toEqual(['isOpened'])
  })

  test('leaves one audit row, with the items that it changed', async () => {
    const [a, b] = [await thread('a'), await thread('b')]
    await api.open({ ownerId, id: a.id, isOpened: true })
    await api.openMany({ ownerId, isOpened: true, data: [b.id, a.id] })
    await api.openMany({ ownerId, isOpened: true, data: [b.id, a.id] })
    expect((await togglings()).slice(1)).toEqual([
      {
        operation: 'sample.threads.openMany',
        user_id: manager.id,
        subject_id: null,
        patch: [{ op: 'replace', path: `/${b.id}/isOpened`, value: true }],
      },
    ])
  })

  test('calls that name the same items in opposite orders all succeed', async () => {
    const ids: string[] = []
    for (const title of ['a', 'b', 'c', 'd', 'e', 'f']) ids.push((await thread(title)).id)
    const calls = Array.from({ length: 20 }, (_, n) =>
      api.openMany({ ownerId, isOpened: n % 2 === 0, data: n % 3 === 0 ? ids : ids.toReversed() }),
    )
    expect((await Promise.all(calls)).every(({ data }) => data === null)).toBe(true)
    expect(new Set(Object.values(await isOpened())).size).toBe(1)
  })

  test('returns 401 for visitors and 403 for users who do not manage the owner', async () => {
    const { id } = await thread('a')
    const visitor = (await sample.as()).threads
    const user = (await sample.as({ email: 'user@toggle.test' })).threads
    const input = { ownerId, isOpened: true, data: [id] }
    expect((await refusal(visitor.openMany(input))).status).toBe(401)
    expect((await refusal(user.openMany(input))).status).toBe(403)
  })
})
