import { collection } from '@app/contract/collection.ts'
import { Id, Instant, line } from '@app/contract/envelope.ts'
import { under } from '@app/contract/patterns/items.ts'
import { single } from '@app/contract/patterns/single.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { auditOf } from '../testing/audit.ts'
import { signUp, type SignedUp } from '../testing/people.ts'
import { sampleBase, sampleService, type SampleService } from '../testing/sample-service.ts'
import { RefusedCall, refusal, refusedFields, type TestServer, workerServer } from '../testing/test-server.ts'
import { dataOf, wire } from '../testing/wire.ts'
import { singleHandlers } from './single.ts'

const Draft = z.strictObject({ theme: line(20), isOpen: z.boolean().default(false) })
const settings = collection({
  item: z.object({ id: Id, ...Draft.shape, createdDate: Instant }),
  draft: Draft,
})
const facility = { owner: 'facility', path: '/facilities' } as const
const tree = { setting: single(under(facility, 'setting'), settings) }
const handlers = { setting: singleHandlers({ table: 'sample_setting', collection: settings }) }

let server: TestServer
let sample: SampleService<typeof tree>
let manager: SignedUp
let ownerId: string
let setting: Awaited<ReturnType<typeof sample.as>>['setting']
beforeAll(async () => {
  server = await workerServer()
  sample = await sampleService(server, {
    tree,
    handlers,
    tables: { sample_setting: 'theme text not null, is_open boolean not null, unique (owner_id)' },
  })
  manager = await signUp(server, 'manager')
  setting = (await sample.as(manager.person)).setting
})
afterAll(async () => {
  await sample.close()
  await server.close()
})
beforeEach(async () => {
  ownerId = (await server.stage.facility({ manager: manager.person })).id
})

const read = () => wire(sample.origin, 'GET', `${sampleBase}/facilities/${ownerId}/setting`)
const tagOf = async () => (await read()).headers.get('etag') ?? ''
const toDark = [{ op: 'replace', path: '/theme', value: 'dark' } as const]

test('GET without a setting returns null and no ETag', async () => {
  const reply = await read()
  expect([reply.status, reply.text, reply.headers.get('etag')]).toEqual([200, '{"data":null}', null])
})

test('POST creates the setting with its defaults, and GET returns it', async () => {
  const { data: made } = await setting.create({ ownerId, data: { theme: 'light' } })
  expect(made).toEqual({ id: made.id, theme: 'light', isOpen: false, createdDate: made.createdDate })
  expect(await setting.get({ ownerId })).toEqual({ data: made })
})

test('POST returns 201 with the ETag that GET returns', async () => {
  const reply = await wire(sample.origin, 'POST', `${sampleBase}/facilities/${ownerId}/setting`, {
    token: manager.token,
    json: { data: { theme: 'light' } },
  })
  expect(reply.status).toBe(201)
  expect(reply.headers.get('etag')).toMatch(/^"1-/)
  expect(await tagOf()).toBe(reply.headers.get('etag'))
  expect(dataOf(await read())).toEqual(dataOf(reply))
})

test('GET with the current ETag in If-None-Match returns 304', async () => {
  await setting.create({ ownerId, data: { theme: 'light' } })
  const path = `${sampleBase}/facilities/${ownerId}/setting`
  const reply = await wire(sample.origin, 'GET', path, { headers: { 'if-none-match': await tagOf() } })
  expect(reply.status).toBe(304)
})

test('POST of a second setting returns 409 and keeps the first', async () => {
  const { data: first } = await setting.create({ ownerId, data: { theme: 'light' } })
  const { problem } = await refusal(setting.create({ ownerId, data: { theme: 'dark' } }))
  expect(problem).toMatchObject({ status: 409, code: 'ALREADY_EXISTS' })
  expect(await setting.get({ ownerId })).toEqual({ data: first })
})

test('of several POSTs at once one succeeds and the others return 409', async () => {
  const results = await Promise.allSettled(
    ['a', 'b', 'c', 'd', 'e'].map((theme) => setting.create({ ownerId, data: { theme } })),
  )
  const codes = results.map((result) =>
    result.status === 'rejected' && result.reason instanceof RefusedCall
      ? result.reason.problem.code
      : result.status,
  )
  expect(codes.toSorted()).toEqual([
    'ALREADY_EXISTS',
    'ALREADY_EXISTS',
    'ALREADY_EXISTS',
    'ALREADY_EXISTS',
    'fulfilled',
  ])
})

test('another owner has a setting of its own', async () => {
  await setting.create({ ownerId, data: { theme: 'light' } })
  const other = (await server.stage.facility({ manager: manager.person })).id
  expect(await setting.get({ ownerId: other })).toEqual({ data: null })
  const { data } = await setting.create({ ownerId: other, data: { theme: 'dark' } })
  expect(await setting.get({ ownerId: other })).toEqual({ data })
})

test('PATCH changes the setting and its ETag', async () => {
  const { data: made } = await setting.create({ ownerId, data: { theme: 'light' } })
  const before = await tagOf()
  const { data } = await setting.update({ ownerId, id: made.id, patch: toDark })
  expect(data).toEqual({ ...made, theme: 'dark' })
  expect(await tagOf()).not.toBe(before)
})

test('PATCH to a value that the schema refuses returns 400 and names the field', async () => {
  const { data: made } = await setting.create({ ownerId, data: { theme: 'light' } })
  const patch = [{ op: 'replace', path: '/theme', value: '' } as const]
  expect(await refusedFields(setting.update({ ownerId, id: made.id, patch }))).toEqual(['theme'])
})

test('PATCH and DELETE with a stale If-Match return 412', async () => {
  const { data: made } = await setting.create({ ownerId, data: { theme: 'light' } })
  const stale = { ifMatch: await tagOf() }
  await setting.update({ ownerId, id: made.id, patch: toDark }, stale)
  expect((await refusal(setting.update({ ownerId, id: made.id, patch: toDark }, stale))).status).toBe(412)
  expect((await refusal(setting.remove({ ownerId, id: made.id }, stale))).status).toBe(412)
  expect((await setting.get({ ownerId })).data?.theme).toBe('dark')
})

test('DELETE with the current If-Match removes the setting, after which it can be created again', async () => {
  const { data: made } = await setting.create({ ownerId, data: { theme: 'light' } })
  expect(await setting.remove({ ownerId, id: made.id }, { ifMatch: await tagOf() })).toEqual({ data: null })
  expect(await setting.get({ ownerId })).toEqual({ data: null })
  const { data: again } = await setting.create({ ownerId, data: { theme: 'dark' } })
  expect(again.id).not.toBe(made.id)
})

test('PATCH and DELETE under another owner return 404', async () => {
  const { data: made } = await setting.create({ ownerId, data: { theme: 'light' } })
  const other = (await server.stage.facility({ manager: manager.person })).id
  expect((await refusal(setting.update({ ownerId: other, id: made.id, patch: toDark }))).status).toBe(404)
  expect((await refusal(setting.remove({ ownerId: other, id: made.id }))).status).toBe(404)
})

test('create, update and remove leave one audit row each', async () => {
  const { data: made } = await setting.create({ ownerId, data: { theme: 'light' } })
  await setting.update({ ownerId, id: made.id, patch: toDark })
  await setting.remove({ ownerId, id: made.id })
  const rows = (await auditOf(server, ownerId)).filter(({ subject_id }) => subject_id === made.id)
  expect(rows).toEqual([
    {
      operation: 'sample.setting.create',
      user_id: manager.id,
      subject_id: made.id,
      patch: [{ op: 'add', path: '', value: { theme: 'light', isOpen: false } }],
    },
    { operation: 'sample.setting.update', user_id: manager.id, subject_id: made.id, patch: toDark },
    {
      operation: 'sample.setting.remove',
      user_id: manager.id,
      subject_id: made.id,
      patch: [{ op: 'remove', path: '' }],
    },
  ])
})

test('visitors and users read the setting but only managers write it', async () => {
  const { data: made } = await setting.create({ ownerId, data: { theme: 'light' } })
  const visitor = (await sample.as()).setting
  const user = (await sample.as({ email: 'user@single.test' })).setting
  expect([await visitor.get({ ownerId }), await user.get({ ownerId })]).toEqual([
    { data: made },
    { data: made },
  ])
  expect((await refusal(visitor.create({ ownerId, data: { theme: 'dark' } }))).status).toBe(401)
  expect((await refusal(user.create({ ownerId, data: { theme: 'dark' } }))).status).toBe(403)
  expect((await refusal(user.update({ ownerId, id: made.id, patch: toDark }))).status).toBe(403)
  expect((await refusal(user.remove({ ownerId, id: made.id }))).status).toBe(403)
})

test('the setting of a hidden owner is 404 for strangers', async () => {
  await setting.create({ ownerId, data: { theme: 'light' } })
  await server.db.updateTable('profile').set({ is_active: false }).where('id', '=', ownerId).execute()
  const visitor = (await sample.as()).setting
  expect((await refusal(visitor.get({ ownerId }))).status).toBe(404)
  expect((await setting.get({ ownerId })).data?.theme).toBe('light')
})
