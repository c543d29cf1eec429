import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isWrite } from '@app/contract/route.ts'
import { auditOf } from '../testing/audit.ts'
import { testServer, type TestServer } from '../testing/test-server.ts'
import { problemOf } from '../testing/wire.ts'
import { call, itemOf, success } from './calls.ts'
import { collectionOf, eachKind, isSingle, type KindUnderTest } from './kind-under-test.ts'
import { makeProfile, makeWorld, type World } from './world.ts'
import { prepareWrite } from './writes.ts'

let server: TestServer
let world: World
beforeAll(async () => {
  server = await testServer()
  world = await makeWorld(server)
})
afterAll(() => server.close())

const namesOf = ({ routes }: KindUnderTest) =>
  // Imports leave their audit rows when their work is done. Onboarding and clones create pages, a calendar's address and
  // an alert of hotel rates are their reader's, entries of a calendar need times that are free, leads a published event, and a request writes several items at once: their
  // own tests hold them.
  [...routes].flatMap(([name, route]) =>
    isWrite(route) &&
    !/^(imports\.|onboard$|clone$|calendarFeed\.|ratesAlert\.|calendar\.|leads\.(?!move$)|bids\.|request\.|reservations\.|blocks\.(?!create$))/.test(
      name,
    )
      ? [name]
      : [],
  )

describe.each(eachKind)('of a %s', (_kind, tested) => {
  let ownerId: string
  beforeEach(async () => {
    ownerId = await makeProfile(world, tested)
  })

  const names = namesOf(tested)
  test.each(names.filter((name) => name !== 'create'))('%s leaves one audit row', async (name) => {
    const { by, input } = await prepareWrite(world, tested, name, ownerId)
    const before = (await auditOf(server, ownerId)).length
    success(await call(server, tested, name, input, by))
    const rows = (await auditOf(server, ownerId)).slice(before)
    expect(rows).toMatchObject([{ operation: tested.prefix + name, user_id: by.id }])
    if (input.id !== undefined && input.ownerId !== undefined) expect(rows[0]?.subject_id).toBe(input.id)
    if (input.patch) expect(rows[0]?.patch).toEqual(input.patch)
  })

  test('create leaves an audit row for the profile and one for its first member', async () => {
    const { by, input } = await prepareWrite(world, tested, 'create', ownerId)
    const { id } = itemOf(await call(server, tested, 'create', input, by))
    const rows = await auditOf(server, id)
    expect(rows.map(({ operation, user_id }) => [operation, user_id])).toEqual([
      [`${tested.prefix}create`, by.id],
      [`${tested.prefix}create`, by.id],
    ])
  })

  const creating = names.filter((name) => /(^|\.)create$/.test(name))
  test.each(creating)('%s creates once per Idempotency-Key', async (name) => {
    const { by, input } = await prepareWrite(world, tested, name, ownerId)
    const idempotencyKey = crypto.randomUUID()
    const first = await call(server, tested, name, input, by, { idempotencyKey })
    const { id } = itemOf(first)
    const audited = await auditOf(server, name === 'create' ? id : ownerId)
    const again = await call(server, tested, name, input, by, { idempotencyKey })
    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect(await auditOf(server, name === 'create' ? id : ownerId)).toEqual(audited)
  })

  const readable = names.filter((name) => name.endsWith('update'))
  test.each(readable)('%s returns 412 when another change came first', async (name) => {
    const { by, input } = await prepareWrite(world, tested, name, ownerId)
    const { patch: _patch, ...written } = input
    const get = name.replace(/update$/, 'get')
    const item = isSingle(tested, collectionOf(name) ?? '') ? { ownerId: input.ownerId } : written
    const read = await call(server, tested, get, item, by)
    const ifMatch = read.headers.get('etag') ?? ''
    expect(ifMatch).toMatch(/^"\d+-/)
    const unchanged = await call(server, tested, get, item, by, { ifNoneMatch: ifMatch })
    expect([unchanged.status, unchanged.text]).toEqual([304, ''])
    const changing = await call(server, tested, name, input, by, { ifMatch })
    expect(changing.headers.get('etag')).not.toBe(ifMatch)
    itemOf(changing)
    expect(problemOf(await call(server, tested, name, input, by, { ifMatch })).status).toBe(412)
    const changed = await call(server, tested, get, item, by, { ifNoneMatch: ifMatch })
    expect([changed.status, changed.text]).toEqual([200, changing.text])
  })
})
