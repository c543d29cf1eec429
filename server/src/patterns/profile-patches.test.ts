import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nilId } from '@app/contract/envelope.ts'
import { auditOf } from '../testing/audit.ts'
import { makeFacility } from '../testing/facilities.ts'
import { signUp, type SignedUp } from '../testing/people.ts'
import { eventually, refusal, testServer, type Api, type TestServer } from '../testing/test-server.ts'
import { base, problemOf, wire } from '../testing/wire.ts'

let server: TestServer
let owner: SignedUp
let admin: SignedUp
let id: string
beforeAll(async () => {
  server = await testServer()
  owner = await signUp(server, 'owner')
  admin = await signUp(server, 'admin', ['admin'])
})
afterAll(() => server.close())
beforeEach(async () => {
  const changes = {
    description: 'Four courts',
    capacity: 1200,
    phone: '+1 317 555 0100',
    lat: 39.77,
    lng: -86.15,
  }
  id = (await makeFacility(server, owner.person, changes)).id
})

type Patch = Parameters<Api['facilities']['update']>[0]['patch']
const send = (json: unknown, token = owner.token) =>
  wire(server.origin, 'PATCH', `${base}/facilities/${id}`, { token, json })
const update = async (patch: Patch, by = owner) => (await by.api.facilities.update({ id, patch })).data
const facility = async () => (await owner.api.facilities.get({ id })).data

/** Sends a patch that must be refused and must leave the item and its audit log as they are. */
async function expectRefused(json: unknown, code: string, status = 400, token = owner.token) {
  const before = [await facility(), await auditOf(server, id)]
  const heard = await send(json, token)
  expect(`${heard.status} ${problemOf(heard).code}`, JSON.stringify(json)).toBe(`${status} ${code}`)
  expect([await facility(), await auditOf(server, id)]).toEqual(before)
  return problemOf(heard)
}

describe('a patch', () => {
  test('changes what it names, says so in the audit log, and nothing else', async () => {
    const before = await facility()
    const patch: Patch = [
      { op: 'test', path: '/capacity', value: 1200 },
      { op: 'replace', path: '/name', value: 'New name' },
      { op: 'add', path: '/website', value: 'https://example.com/a' },
      { op: 'remove', path: '/phone' },
      { op: 'copy', from: '/name', path: '/description' },
    ]
    const after = await update(patch)
    const { updatedDate } = after
    expect(after).toEqual({
      ...before,
      name: 'New name',
      website: 'https://example.com/a',
      phone: null,
      description: 'New name',
      updatedBy: owner.id,
      updatedDate,
    })
    expect(updatedDate > before.updatedDate).toBe(true)
    expect((await auditOf(server, id)).at(-1)).toEqual({
      operation: 'facilities.update',
      user_id: owner.id,
      subject_id: null,
      patch,
    })
  })

  test('moves a value, which leaves its source empty', async () => {
    expect(await update([{ op: 'move', from: '/phone', path: '/description' }])).toMatchObject({
      phone: null,
      description: '+1 317 555 0100',
    })
  })

  test('that changes nothing leaves no trace', async () => {
    const before = [await facility(), await auditOf(server, id)]
    await update([])
    await update([{ op: 'replace', path: '/capacity', value: 1200 }])
    await update([
      { op: 'replace', path: '/name', value: 'x' },
      { op: 'replace', path: '/name', value: 'Elm Street Fieldhouse' },
    ])
    expect([await facility(), await auditOf(server, id)]).toEqual(before)
  })

  test('is one document: later operations see what earlier ones did', async () => {
    const patch: Patch = [
      { op: 'replace', path: '/name', value: 'One' },
      { op: 'test', path: '/name', value: 'One' },
      { op: 'remove', path: '/description' },
      { op: 'add', path: '/description', value: 'Two' },
    ]
    expect(await update(patch)).toMatchObject({ name: 'One', description: 'Two' })
  })

  test('moves the position, region and time zone along with the place', async () => {
    const moved = await update([
      { op: 'replace', path: '/city', value: 'Portland' },
      { op: 'replace', path: '/state', value: 'Oregon' },
      { op: 'replace', path: '/postalCode', value: null },
    ])
    expect(moved).toMatchObject({ region: 'Northwest', timeZone: 'America/Los_Angeles' })
    expect(Math.abs((moved.lat ?? 0) - 45.5)).toBeLessThan(0.3)
    const placed = await update([
      { op: 'replace', path: '/city', value: 'Denver' },
      { op: 'replace', path: '/lat', value: 40 },
      { op: 'replace', path: '/lng', value: -105 },
    ])
    expect(placed).toMatchObject({ lat: 40, lng: -105, timeZone: 'America/Denver' })
    expect(await update([{ op: 'remove', path: '/state' }])).toMatchObject({ state: null, region: null })
  })

  test('of two at once on different fields keeps both', async () => {
    await Promise.all([
      update([{ op: 'replace', path: '/name', value: 'Both' }]),
      update([{ op: 'replace', path: '/capacity', value: 7 }]),
      update([{ op: 'replace', path: '/description', value: 'All' }]),
    ])
    expect(await facility()).toMatchObject({ name: 'Both', capacity: 7, description: 'All' })
  })

  test('may come as application/json-patch+json', async () => {
    const body = JSON.stringify([{ op: 'replace', path: '/name', value: 'Typed' }])
    const headers = { 'content-type': 'application/json-patch+json' }
    const heard = await wire(server.origin, 'PATCH', `${base}/facilities/${id}`, {
      token: owner.token,
      body,
      headers,
    })
    expect(heard.status).toBe(200)
  })
})

describe('the errors of a patch', () => {
  const name = { op: 'replace', path: '/name', value: 'Never' }

  test('TEST_OPERATION_FAILED', async () => {
    for (const wrong of [1201, '1200', null, [1200], { capacity: 1200 }, true])
      await expectRefused(
        [name, { op: 'test', path: '/capacity', value: wrong }],
        'TEST_OPERATION_FAILED',
        409,
      )
    await expectRefused([{ op: 'test', path: '', value: {} }, name], 'TEST_OPERATION_FAILED', 409)
  })

  test('OPERATION_OP_INVALID', async () => {
    for (const op of [
      'increment',
      '',
      'ADD',
      '_get',
      'toString',
      'constructor',
      '__proto__',
      'hasOwnProperty',
      7,
      null,
      undefined,
    ])
      await expectRefused([name, { op, path: '/name', value: 'x' }], 'OPERATION_OP_INVALID')
    for (const operation of [null, 'replace', 5, [name], {}])
      await expectRefused([name, operation], 'OPERATION_OP_INVALID')
  })

  test('OPERATION_PATH_INVALID', async () => {
    for (const path of ['name', 'name/', ' /name', 7, null, undefined, ['name']])
      await expectRefused([name, { op: 'replace', path, value: 'x' }], 'OPERATION_PATH_INVALID')
  })

  test('OPERATION_PATH_UNRESOLVABLE', async () => {
    for (const path of [
      '/nme',
      '/name/x',
      '/name/0',
      '/description/length',
      '/membership/x/y',
      '/a/b',
      '/',
      '/name/',
      '/~1name',
    ])
      await expectRefused([name, { op: 'replace', path, value: 'x' }], 'OPERATION_PATH_UNRESOLVABLE')
    for (const path of ['/nme', '/name/x', '/toString'])
      await expectRefused([name, { op: 'remove', path }], 'OPERATION_PATH_UNRESOLVABLE')
    for (const path of ['/a/b', '/name/x', '/capacity/0', '/website/x'])
      await expectRefused([name, { op: 'add', path, value: 'x' }], 'OPERATION_PATH_UNRESOLVABLE')
    for (const path of ['/nme', '/toString', '/name/length'])
      await expectRefused([name, { op: 'test', path, value: null }], 'OPERATION_PATH_UNRESOLVABLE')
    for (const from of ['/nme', '/name/length', '/constructor', 'name'])
      for (const op of ['move', 'copy'])
        await expectRefused(
          [name, { op, from, path: '/description' }],
          from.startsWith('/') ? 'OPERATION_PATH_UNRESOLVABLE' : 'OPERATION_PATH_INVALID',
        )
    await expectRefused(
      [{ op: 'move', from: '/membership', path: '/membership/tier' }],
      'OPERATION_PATH_UNRESOLVABLE',
    )
  })

  test('OPERATION_PATH_UNRESOLVABLE past the end of a list', async () => {
    const list = { op: 'add', path: '/description', value: ['a', 'b'] }
    for (const index of ['3', '-1', '1e0', '01', 'x', '1.0', ''])
      await expectRefused(
        [list, { op: 'add', path: `/description/${index}`, value: 'c' }],
        'OPERATION_PATH_UNRESOLVABLE',
      )
    for (const index of ['2', '-', 'length'])
      await expectRefused(
        [list, { op: 'remove', path: `/description/${index}` }],
        'OPERATION_PATH_UNRESOLVABLE',
      )
  })

  test('OPERATION_VALUE_REQUIRED', async () => {
    for (const op of ['add', 'replace', 'test'])
      await expectRefused([name, { op, path: '/name' }], 'OPERATION_VALUE_REQUIRED')
  })

  test('OPERATION_FROM_REQUIRED', async () => {
    for (const op of ['move', 'copy'])
      for (const from of [undefined, null, 7])
        await expectRefused([name, { op, path: '/name', from }], 'OPERATION_FROM_REQUIRED')
  })

  test('SEQUENCE_NOT_AN_ARRAY', async () => {
    for (const body of [{}, { data: [name] }, name, 'x', 7, null])
      await expectRefused(body, 'SEQUENCE_NOT_AN_ARRAY')
    const empty = await wire(server.origin, 'PATCH', `${base}/facilities/${id}`, { token: owner.token })
    expect(problemOf(empty).code).toBe('SEQUENCE_NOT_AN_ARRAY')
  })

  test('name the operation at fault by its index', async () => {
    const problem = await expectRefused(
      [name, name, { op: 'replace', path: '/nme', value: 1 }],
      'OPERATION_PATH_UNRESOLVABLE',
    )
    expect(problem.errors?.map(({ path }) => path)).toEqual(['2'])
    const failed = await expectRefused(
      [name, { op: 'test', path: '/name', value: 1 }],
      'TEST_OPERATION_FAILED',
      409,
    )
    expect(failed.errors?.map(({ path }) => path)).toEqual(['1'])
  })
})

describe('what a patch cannot reach', () => {
  test('prototypes, constructors and inherited members, of the item and of its values', async () => {
    const roots = ['', '/name', '/membership', '/membership/isActive']
    const tails = [
      '/__proto__/polluted',
      '/constructor/polluted',
      '/constructor/prototype/polluted',
      '/toString/polluted',
      '/__proto__',
    ]
    for (const root of roots)
      for (const tail of tails) {
        const operations = [
          { op: 'add', path: root + tail, value: 'yes' },
          { op: 'replace', path: root + tail, value: 'yes' },
          { op: 'copy', from: '/name', path: root + tail },
        ]
        for (const operation of operations) {
          const heard = await send([operation])
          expect(heard.status, JSON.stringify(operation)).toBe(400)
        }
      }
    for (const inherited of [{}, [], '', 0, Object, String, Object.prototype.toString, Function.prototype])
      expect(Reflect.get(Object(inherited), 'polluted')).toBeUndefined()
    expect((await facility()).name).toBe('Elm Street Fieldhouse')
  })

  test('what the product decides', async () => {
    const decided: [field: string, value: unknown][] = [
      ['id', crypto.randomUUID()],
      ['rating', 5],
      ['reviewCount', 100],
      ['likeCount', 100],
      ['createdDate', '2020-01-01T00:00:00.000Z'],
      ['createdBy', admin.id],
      ['updatedDate', '2020-01-01T00:00:00.000Z'],
      ['status', 'Pending'],
      ['isPromoted', true],
      ['region', 'Pacific'],
      ['headerImage', 'https://example.com/x.png'],
      ['logo', 'https://example.com/x.png'],
      ['sports', ['Soccer']],
      ['kind', 'event'],
      ['deletedDate', '2020-01-01T00:00:00.000Z'],
      ['revision', 1],
    ]
    for (const [field, value] of decided)
      for (const { token } of [owner, admin]) {
        const problem = await expectRefused(
          [{ op: 'add', path: `/${field}`, value }],
          'VALIDATION_FAILED',
          400,
          token,
        )
        expect(problem.errors?.map(({ path }) => path)).toEqual([field])
        await expectRefused(
          [{ op: 'replace', path: `/${field}`, value }],
          'OPERATION_PATH_UNRESOLVABLE',
          400,
          token,
        )
      }
  })

  test('the item as a whole, unless what replaces it fits', async () => {
    const whole = await facility()
    for (const value of [null, [], 'x', {}, { name: 'Only a name' }, whole])
      for (const op of ['replace', 'add']) await expectRefused([{ op, path: '', value }], 'VALIDATION_FAILED')
    await expectRefused([{ op: 'remove', path: '' }], 'VALIDATION_FAILED')
    await expectRefused([{ op: 'copy', from: '/name', path: '' }], 'VALIDATION_FAILED')
  })

  test('values that do not fit, each named', async () => {
    const problem = await expectRefused(
      [
        { op: 'replace', path: '/name', value: '' },
        { op: 'replace', path: '/capacity', value: -1 },
        { op: 'replace', path: '/state', value: 'Bavaria' },
        { op: 'replace', path: '/website', value: 'javascript:alert(1)' },
        { op: 'replace', path: '/timeZone', value: 'Mars/Olympus' },
      ],
      'VALIDATION_FAILED',
    )
    expect(problem.errors?.map(({ path }) => path).toSorted()).toEqual([
      'capacity',
      'name',
      'state',
      'timeZone',
      'website',
    ])
    await expectRefused([{ op: 'remove', path: '/name' }], 'VALIDATION_FAILED')
    await expectRefused([{ op: 'remove', path: '/lat' }], 'VALIDATION_FAILED')
    await expectRefused([{ op: 'replace', path: '/parentId', value: nilId }], 'VALIDATION_FAILED')
    await expectRefused(
      [{ op: 'replace', path: '/membership', value: { tier: 'Platinum', isActive: true } }],
      'VALIDATION_FAILED',
    )
  })

  test('hostile sizes and signs', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const body = `[{"op":"add","path":"/x","value":${deep}},{"op":"test","path":"/x","value":${deep}},{"op":"remove","path":"/x"}]`
    const headers = { 'content-type': 'application/json' }
    const heard = await wire(server.origin, 'PATCH', `${base}/facilities/${id}`, {
      token: owner.token,
      body,
      headers,
    })
    expect(heard.status).toBe(400)
    await expectRefused(
      Array.from({ length: 501 }, () => ({ op: 'test', path: '/capacity', value: 1200 })),
      'VALIDATION_FAILED',
    )
    const odd = [
      { op: 'add', path: '/description', value: 'half \ud800 and \u0000' },
      { op: 'replace', path: '/description', value: 'whole', comment: '\u0000 \udc00 \\u0000', '\u0000': 1 },
    ]
    expect((await send(odd)).status).toBe(200)
    expect((await facility()).description).toBe('whole')
    expect((await auditOf(server, id)).at(-1)?.operation).toBe('facilities.update')
  })
})

describe('membership', () => {
  const gold = [{ op: 'replace', path: '/membership', value: { isActive: true, tier: 'Gold' } }]

  test('is for admins to change', async () => {
    const problem = await expectRefused(gold, 'FORBIDDEN', 403)
    expect(problem.errors?.map(({ path }) => path)).toEqual(['membership'])
    for (const path of ['/membership/tier', '/membership/isActive'])
      await expectRefused(
        [{ op: 'replace', path, value: path.endsWith('tier') ? 'Gold' : true }],
        'FORBIDDEN',
        403,
      )
    await expectRefused([{ op: 'replace', path: '/name', value: 'Smuggled' }, ...gold], 'FORBIDDEN', 403)
    expect(await update([{ op: 'replace', path: '/membership/tier', value: 'Gold' }], admin)).toMatchObject({
      membership: { isActive: false, tier: 'Gold' },
    })
    expect((await owner.api.facilities.entitlements({ id })).data.tier).toBe('Gold')
    expect(await update([{ op: 'replace', path: '/membership/tier', value: null }], admin)).toMatchObject({
      membership: { isActive: false, tier: null },
    })
  })

  test('of a document that leaves it as it is may be sent by a manager', async () => {
    const { membership } = await facility()
    await update([
      { op: 'replace', path: '/membership', value: { tier: membership.tier, isActive: membership.isActive } },
      { op: 'replace', path: '/name', value: 'Renamed' },
    ])
    expect((await facility()).name).toBe('Renamed')
  })
})

test('a manager may take the profile off the market and put it back', async () => {
  const visitor = await server.as()
  await update([{ op: 'replace', path: '/isActive', value: false }])
  expect((await refusal(visitor.facilities.get({ id }))).status).toBe(404)
  expect((await facility()).isActive).toBe(false)
  const found = async () =>
    (await visitor.facilities.search({ data: {}, take: 100 })).data.some((each) => each.id === id)
  await eventually(found, (isThere) => !isThere)
  await update([{ op: 'replace', path: '/isActive', value: true }])
  expect((await visitor.facilities.get({ id })).data.isActive).toBe(true)
  await eventually(found, (isThere) => isThere)
})
