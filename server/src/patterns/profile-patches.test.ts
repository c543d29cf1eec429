import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nilId } from '@app/contract/envelope.ts'
import { auditOf } from '../testing/audit.ts'
import { signUp, type SignedUp } from '../testing/people.ts'
import { eventually, refusal, type Api, type TestServer, workerServer } from '../testing/test-server.ts'
import { base, problemOf, wire } from '../testing/wire.ts'

let server: TestServer
let owner: SignedUp
let admin: SignedUp
let id: string
beforeAll(async () => {
  server = await workerServer()
  owner = await signUp(server, 'owner')
  admin = await signUp(server, 'admin', ['admin'])
})
afterAll(() => server.close())
const makeProfile = async () => {
  const changes = {
    description: 'Four courts',
    capacity: 1200,
    phone: '+1 317 555 0100',
    lat: 39.77,
    lng: -86.15,
  }
  id = (await server.stage.facility({ manager: owner.person, ...changes })).id
}

type Patch = Parameters<Api['facilities']['update']>[0]['patch']
const send = (json: unknown, token = owner.token) =>
  wire(server.origin, 'PATCH', `${base}/facilities/${id}`, { token, json })
const update = async (patch: Patch, by = owner) => (await by.api.facilities.update({ id, patch })).data
const facility = async () => (await owner.api.facilities.get({ id })).data

/** Sends a patch, expects an error, and checks that the item and its audit log are unchanged. */
async function expectRejected(json: unknown, code: string, status = 400, token = owner.token) {
  const before = [await facility(), await auditOf(server, id)]
  const reply = await send(json, token)
  expect(`${reply.status} ${problemOf(reply).code}`).toBe(`${status} ${code}`)
  expect([await facility(), await auditOf(server, id)]).toEqual(before)
  return problemOf(reply)
}

describe('a patch', () => {
  beforeEach(makeProfile)

  test('changes only the fields that it names, and is audited', async () => {
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
      operation: 'facility-mgmt.facilities.update',
      user_id: owner.id,
      subject_id: null,
      patch,
    })
  })

  test('that moves a value clears its source', async () => {
    expect(await update([{ op: 'move', from: '/phone', path: '/description' }])).toMatchObject({
      phone: null,
      description: '+1 317 555 0100',
    })
  })

  test.each<[name: string, patch: Patch]>([
    ['without operations', []],
    ['that sets the current value', [{ op: 'replace', path: '/capacity', value: 1200 }]],
    [
      'that restores the original value',
      [
        { op: 'replace', path: '/name', value: 'x' },
        { op: 'replace', path: '/name', value: 'Elm Street Fieldhouse' },
      ],
    ],
  ])('%s changes nothing and is not audited', async (_name, patch) => {
    const before = [await facility(), await auditOf(server, id)]
    await update(patch)
    expect([await facility(), await auditOf(server, id)]).toEqual(before)
  })

  test('applies its operations in order', async () => {
    const patch: Patch = [
      { op: 'replace', path: '/name', value: 'One' },
      { op: 'test', path: '/name', value: 'One' },
      { op: 'remove', path: '/description' },
      { op: 'add', path: '/description', value: 'Two' },
    ]
    expect(await update(patch)).toMatchObject({ name: 'One', description: 'Two' })
  })

  test('of the town updates the position, region and time zone', async () => {
    const moved = await update([
      { op: 'replace', path: '/city', value: 'Portland' },
      { op: 'replace', path: '/state', value: 'Oregon' },
      { op: 'replace', path: '/postalCode', value: null },
    ])
    expect(moved).toMatchObject({ region: 'Northwest', timeZone: 'America/Los_Angeles' })
    expect(Math.abs((moved.lat ?? 0) - 45.5)).toBeLessThan(0.3)
  })

  test('of the town and the position keeps the position and updates the time zone', async () => {
    const moved = await update([
      { op: 'replace', path: '/city', value: 'Denver' },
      { op: 'replace', path: '/lat', value: 40 },
      { op: 'replace', path: '/lng', value: -105 },
    ])
    expect(moved).toMatchObject({ lat: 40, lng: -105, timeZone: 'America/Denver' })
  })

  test('that removes the state also clears the region', async () => {
    expect(await update([{ op: 'remove', path: '/state' }])).toMatchObject({ state: null, region: null })
  })

  test('keeps concurrent changes to other fields', async () => {
    await Promise.all([
      update([{ op: 'replace', path: '/name', value: 'Both' }]),
      update([{ op: 'replace', path: '/capacity', value: 7 }]),
      update([{ op: 'replace', path: '/description', value: 'All' }]),
    ])
    expect(await facility()).toMatchObject({ name: 'Both', capacity: 7, description: 'All' })
  })

  test('can be sent as application/json-patch+json', async () => {
    const reply = await wire(server.origin, 'PATCH', `${base}/facilities/${id}`, {
      token: owner.token,
      body: JSON.stringify([{ op: 'replace', path: '/name', value: 'Typed' }]),
      headers: { 'content-type': 'application/json-patch+json' },
    })
    expect(reply.status).toBe(200)
  })
})

describe('an invalid patch', () => {
  beforeAll(makeProfile)
  const rename = { op: 'replace', path: '/name', value: 'Never' }

  test.each([1201, '1200', null, [1200], { capacity: 1200 }, true])(
    'returns TEST_OPERATION_FAILED for the value %j',
    async (value) => {
      const patch = [rename, { op: 'test', path: '/capacity', value }]
      await expectRejected(patch, 'TEST_OPERATION_FAILED', 409)
    },
  )

  test('returns OPERATION_PATH_INVALID for a test of the whole document', async () => {
    await expectRejected([{ op: 'test', path: '', value: {} }, rename], 'OPERATION_PATH_INVALID')
  })

  const unknownOps = [
    'increment',
    '',
    'ADD',
    '_get',
    'toString',
    'constructor',
    '__proto__',
    'hasOwnProperty',
  ]
  test.each([...unknownOps, 7, null, undefined])('returns OPERATION_OP_INVALID for the op %s', async (op) => {
    await expectRejected([rename, { op, path: '/name', value: 'x' }], 'OPERATION_OP_INVALID')
  })

  test.each([[null], ['replace'], [5], [[rename]], [{}]])(
    'returns OPERATION_OP_INVALID for the operation %j',
    async (operation) => {
      await expectRejected([rename, operation], 'OPERATION_OP_INVALID')
    },
  )

  test.each([['name'], ['name/'], [' /name'], [7], [null], [undefined], [['name']]])(
    'returns OPERATION_PATH_INVALID for the path %j',
    async (path) => {
      await expectRejected([rename, { op: 'replace', path, value: 'x' }], 'OPERATION_PATH_INVALID')
    },
  )

  test.each([
    ['replace', '/nme'],
    ['replace', '/name/x'],
    ['replace', '/name/0'],
    ['replace', '/description/length'],
    ['replace', '/membership/x/y'],
    ['replace', '/a/b'],
    ['replace', '/'],
    ['replace', '/name/'],
    ['replace', '/~1name'],
    ['add', '/a/b'],
    ['add', '/name/x'],
    ['add', '/capacity/0'],
    ['add', '/website/x'],
  ])('returns OPERATION_PATH_UNRESOLVABLE for %s %s', async (op, path) => {
    await expectRejected([rename, { op, path, value: 'x' }], 'OPERATION_PATH_UNRESOLVABLE')
  })

  test.each(['/nme', '/name/x', '/toString'])(
    'returns OPERATION_PATH_UNRESOLVABLE for remove %s',
    async (path) => {
      await expectRejected([rename, { op: 'remove', path }], 'OPERATION_PATH_UNRESOLVABLE')
    },
  )

  test.each(['/nme', '/toString', '/name/length'])(
    'returns OPERATION_PATH_UNRESOLVABLE for test %s',
    async (path) => {
      await expectRejected([rename, { op: 'test', path, value: null }], 'OPERATION_PATH_UNRESOLVABLE')
    },
  )

  describe.each(['move', 'copy'])('that has a %s', (op) => {
    test.each([
      ['/nme', 'OPERATION_PATH_UNRESOLVABLE'],
      ['/name/length', 'OPERATION_PATH_UNRESOLVABLE'],
      ['/constructor', 'OPERATION_PATH_UNRESOLVABLE'],
      ['name', 'OPERATION_PATH_INVALID'],
      [undefined, 'OPERATION_FROM_REQUIRED'],
      [null, 'OPERATION_FROM_REQUIRED'],
      [7, 'OPERATION_FROM_REQUIRED'],
    ])('from %s returns %s', async (from, code) => {
      await expectRejected([rename, { op, from, path: '/description' }], code)
    })
  })

  test('returns OPERATION_PATH_UNRESOLVABLE for a move into itself', async () => {
    const patch = [{ op: 'move', from: '/membership', path: '/membership/tier' }]
    await expectRejected(patch, 'OPERATION_PATH_UNRESOLVABLE')
  })

  const addList = { op: 'add', path: '/description', value: ['a', 'b'] }
  test.each(['3', '-1', '1e0', '01', 'x', '1.0', ''])(
    'returns OPERATION_PATH_UNRESOLVABLE for an add at the index "%s" of a list of two',
    async (index) => {
      const patch = [addList, { op: 'add', path: `/description/${index}`, value: 'c' }]
      await expectRejected(patch, 'OPERATION_PATH_UNRESOLVABLE')
    },
  )

  test.each(['2', '-', 'length'])(
    'returns OPERATION_PATH_UNRESOLVABLE for a remove at the index "%s" of a list of two',
    async (index) => {
      const patch = [addList, { op: 'remove', path: `/description/${index}` }]
      await expectRejected(patch, 'OPERATION_PATH_UNRESOLVABLE')
    },
  )

  test('is refused if its copies have more than 100,000 characters altogether', async () => {
    const add = { op: 'add', path: '/description', value: 'x'.repeat(40_000) }
    const copy = { op: 'copy', from: '/description', path: '/phone' }
    const { errors } = await expectRejected([add, copy, copy, copy], 'VALIDATION_FAILED')
    expect(errors).toEqual([{ path: '3', message: 'copies too much' }])
  })

  test('is refused if it has a list of more than 25,000 items', async () => {
    const value = Array.from({ length: 30_000 }, () => 1)
    const { errors } = await expectRejected([{ op: 'add', path: '/description', value }], 'VALIDATION_FAILED')
    expect(errors).toEqual([{ path: '', message: 'has too many items' }])
  })

  test.each(['add', 'replace', 'test'])(
    'returns OPERATION_VALUE_REQUIRED for %s without a value',
    async (op) => {
      await expectRejected([rename, { op, path: '/name' }], 'OPERATION_VALUE_REQUIRED')
    },
  )

  test.each([[{}], [{ data: [rename] }], [rename], ['x'], [7], [null]])(
    'returns SEQUENCE_NOT_AN_ARRAY for %j',
    async (body) => {
      await expectRejected(body, 'SEQUENCE_NOT_AN_ARRAY')
    },
  )

  test('returns SEQUENCE_NOT_AN_ARRAY without a body', async () => {
    const reply = await wire(server.origin, 'PATCH', `${base}/facilities/${id}`, { token: owner.token })
    expect(problemOf(reply).code).toBe('SEQUENCE_NOT_AN_ARRAY')
  })

  test('has the index of the unresolvable operation in its errors', async () => {
    const patch = [rename, rename, { op: 'replace', path: '/nme', value: 1 }]
    const { errors } = await expectRejected(patch, 'OPERATION_PATH_UNRESOLVABLE')
    expect(errors?.map(({ path }) => path)).toEqual(['2'])
  })

  test('has the index of the failed test in its errors', async () => {
    const patch = [rename, { op: 'test', path: '/name', value: 1 }]
    const { errors } = await expectRejected(patch, 'TEST_OPERATION_FAILED', 409)
    expect(errors?.map(({ path }) => path)).toEqual(['1'])
  })

  describe.each(['', '/name', '/membership', '/membership/isActive'])('with a path below "%s"', (root) => {
    test.each([
      '/__proto__/polluted',
      '/constructor/polluted',
      '/constructor/prototype/polluted',
      '/toString/polluted',
      '/__proto__',
    ])('cannot pollute prototypes through %s', async (tail) => {
      for (const operation of [
        { op: 'add', path: root + tail, value: 'yes' },
        { op: 'replace', path: root + tail, value: 'yes' },
        { op: 'copy', from: '/name', path: root + tail },
      ])
        expect((await send([operation])).status, operation.op).toBe(400)
      for (const value of [{}, [], '', 0, Object, String, Object.prototype.toString, Function.prototype])
        expect(Reflect.get(Object(value), 'polluted')).toBeUndefined()
      expect((await facility()).name).toBe('Elm Street Fieldhouse')
    })
  })

  describe.each([
    ['a manager', () => owner.token],
    ['an admin', () => admin.token],
  ])('from %s', (_name, token) => {
    test.each([
      ['id', '018b6c32-39fb-7000-acc4-f07b4547125c'],
      ['rating', 5],
      ['reviewCount', 100],
      ['likeCount', 100],
      ['createdDate', '2020-01-01T00:00:00.000Z'],
      ['createdBy', '018b6c32-39fb-7000-acc4-f07b4547125c'],
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
    ])('cannot set the read-only field %s', async (field, value) => {
      const add = [{ op: 'add', path: `/${field}`, value }]
      const { errors } = await expectRejected(add, 'VALIDATION_FAILED', 400, token())
      expect(errors?.map(({ path }) => path)).toEqual([field])
      const replace = [{ op: 'replace', path: `/${field}`, value }]
      await expectRejected(replace, 'OPERATION_PATH_UNRESOLVABLE', 400, token())
    })
  })

  test.each([[null], [[]], ['x'], [{}], [{ name: 'Only a name' }]])(
    'cannot replace the whole item by %j',
    async (value) => {
      await expectRejected([{ op: 'replace', path: '', value }], 'OPERATION_PATH_INVALID')
      await expectRejected([{ op: 'add', path: '', value }], 'OPERATION_PATH_INVALID')
    },
  )

  test('cannot replace the whole item by its JSON, which contains read-only fields', async () => {
    const value = await facility()
    await expectRejected([{ op: 'replace', path: '', value }], 'OPERATION_PATH_INVALID')
    await expectRejected([{ op: 'add', path: '', value }], 'OPERATION_PATH_INVALID')
  })

  test('cannot remove the whole item', async () => {
    await expectRejected([{ op: 'remove', path: '' }], 'OPERATION_PATH_INVALID')
  })

  test('cannot replace the whole item by a copy of a field', async () => {
    await expectRejected([{ op: 'copy', from: '/name', path: '' }], 'OPERATION_PATH_INVALID')
  })

  test.each(['copy', 'move'])('cannot %s the whole item to a field', async (op) => {
    await expectRejected([{ op, from: '', path: '/description' }], 'OPERATION_PATH_INVALID')
  })

  test('lists all invalid fields of the result', async () => {
    const patch = [
      { op: 'replace', path: '/name', value: '' },
      { op: 'replace', path: '/capacity', value: -1 },
      { op: 'replace', path: '/state', value: 'Bavaria' },
      { op: 'replace', path: '/website', value: 'javascript:alert(1)' },
      { op: 'replace', path: '/timeZone', value: 'Mars/Olympus' },
    ]
    const { errors } = await expectRejected(patch, 'VALIDATION_FAILED')
    expect(errors?.map(({ path }) => path).toSorted()).toEqual([
      'capacity',
      'name',
      'state',
      'timeZone',
      'website',
    ])
  })

  test.each([
    ['removes the name', { op: 'remove', path: '/name' }],
    ['removes lat but not lng', { op: 'remove', path: '/lat' }],
    ['sets the parent to the nil UUID', { op: 'replace', path: '/parentId', value: nilId }],
    [
      'sets an unknown tier',
      { op: 'replace', path: '/membership', value: { tier: 'Platinum', isActive: true } },
    ],
  ])('returns VALIDATION_FAILED if it %s', async (_name, operation) => {
    await expectRejected([operation], 'VALIDATION_FAILED')
  })

  test('returns 400 for values nested 100,000 levels deep', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const reply = await wire(server.origin, 'PATCH', `${base}/facilities/${id}`, {
      token: owner.token,
      body: `[{"op":"add","path":"/x","value":${deep}},{"op":"test","path":"/x","value":${deep}},{"op":"remove","path":"/x"}]`,
      headers: { 'content-type': 'application/json' },
    })
    expect(reply.status).toBe(400)
  })

  test('returns VALIDATION_FAILED for 501 operations', async () => {
    const patch = Array.from({ length: 501 }, () => ({ op: 'test', path: '/capacity', value: 1200 }))
    await expectRejected(patch, 'VALIDATION_FAILED')
  })
})

test('a patch with NUL and lone surrogates in discarded values is applied and audited', async () => {
  await makeProfile()
  const patch = [
    { op: 'add', path: '/description', value: 'half \ud800 and \u0000' },
    { op: 'replace', path: '/description', value: 'whole', comment: '\u0000 \udc00 \\u0000', '\u0000': 1 },
  ]
  expect((await send(patch)).status).toBe(200)
  expect((await facility()).description).toBe('whole')
  expect((await auditOf(server, id)).at(-1)?.operation).toBe('facility-mgmt.facilities.update')
})

describe('the membership', () => {
  beforeEach(makeProfile)
  const setGold = { op: 'replace', path: '/membership', value: { isActive: true, tier: 'Gold' } }

  test.each([
    ['replaces it', [setGold]],
    ['sets the tier', [{ op: 'replace', path: '/membership/tier', value: 'Gold' }]],
    ['activates it', [{ op: 'replace', path: '/membership/isActive', value: true }]],
    ['also changes the name', [{ op: 'replace', path: '/name', value: 'Smuggled' }, setGold]],
  ])('cannot be changed by a manager whose patch %s', async (_name, patch) => {
    const { errors } = await expectRejected(patch, 'FORBIDDEN', 403)
    expect(errors?.map(({ path }) => path)).toEqual(['membership'])
  })

  test('can be changed by an admin, which changes the tier of the entitlements', async () => {
    const patch: Patch = [{ op: 'replace', path: '/membership/tier', value: 'Gold' }]
    expect(await update(patch, admin)).toMatchObject({ membership: { isActive: false, tier: 'Gold' } })
    expect((await owner.api.facilities.entitlements({ id })).data.tier).toBe('Gold')
  })

  test('can be cleared by an admin', async () => {
    await update([{ op: 'replace', path: '/membership/tier', value: 'Gold' }], admin)
    const patch: Patch = [{ op: 'replace', path: '/membership/tier', value: null }]
    expect(await update(patch, admin)).toMatchObject({ membership: { isActive: false, tier: null } })
  })

  test('can be part of a manager’s patch if it stays the same', async () => {
    const { membership } = await facility()
    await update([
      { op: 'replace', path: '/membership', value: { tier: membership.tier, isActive: membership.isActive } },
      { op: 'replace', path: '/name', value: 'Renamed' },
    ])
    expect((await facility()).name).toBe('Renamed')
  })
})

test('a manager can hide the profile with isActive and show it again', async () => {
  await makeProfile()
  const visitor = await server.as()
  const isFound = async () =>
    (await visitor.facilities.search({ data: {}, take: 100 })).data.some((each) => each.id === id)
  await update([{ op: 'replace', path: '/isActive', value: false }])
  expect((await refusal(visitor.facilities.get({ id }))).status).toBe(404)
  expect((await facility()).isActive).toBe(false)
  await eventually(isFound, (found) => !found)
  await update([{ op: 'replace', path: '/isActive', value: true }])
  expect((await visitor.facilities.get({ id })).data.isActive).toBe(true)
  await eventually(isFound, (found) => found)
})
