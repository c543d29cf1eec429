import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { nilId } from '@app/contract/envelope.ts'
import { auditOf } from '../testing/audit.ts'
import { addMember, makeOrganization, signUp, type SignedUp } from '../testing/people.ts'
import {
  refusal,
  refusedFields,
  type Api,
  type TestServer,
  metaOf,
  workerServer,
} from '../testing/test-server.ts'

let server: TestServer
let owner: SignedUp
let colleague: SignedUp
let stranger: SignedUp
let admin: SignedUp
let visitor: Api
beforeAll(async () => {
  server = await workerServer()
  owner = await signUp(server, 'Owner')
  colleague = await signUp(server, 'colleague')
  stranger = await signUp(server, 'stranger')
  admin = await signUp(server, 'admin', ['admin'])
  visitor = await server.as()
})
afterAll(() => server.close())

const makeOwner = async () => (await server.stage.facility({ manager: owner.person })).id
const managers = (by = owner) => by.api.facilities.managers
const memberId = async (ownerId: string, userId: string) =>
  (await managers(admin).filtered({ ownerId, data: { userId } })).data[0]?.id ?? 'none'
const setRole = (value: string) => [{ op: 'replace', path: '/role', value } as const]

describe('adding a member', () => {
  type Draft = Parameters<Api['facilities']['managers']['create']>[0]['data']

  test('who accepts the invitation makes a manager by default, with the same id', async () => {
    const ownerId = await makeOwner()
    const id = await addMember(managers(), ownerId, colleague)
    const { data } = await managers().get({ ownerId, id })
    expect(data).toMatchObject({
      id,
      userId: colleague.id,
      name: 'colleague',
      role: 'Manager',
      isPending: false,
    })
    expect(metaOf(await managers(colleague).list({ ownerId })).stats.count).toBe(2)
  })

  const invalidDrafts: [name: string, draft: () => Draft, path: string][] = [
    ['an invalid email address', () => ({ email: 'no address' }), 'data/email'],
    ['a pattern as the email address', () => ({ email: '%@people.test' }), 'data/email'],
    ['the nil UUID', () => ({ userId: nilId }), 'data/userId'],
    ['neither a user id nor an email address', () => ({}), 'data/userId'],
    [
      'both a user id and an email address',
      () => ({ userId: stranger.id, email: stranger.person.email }),
      'data/userId',
    ],
  ]
  test.each(invalidDrafts)('returns 400 for %s', async (_name, draft, path) => {
    const ownerId = await makeOwner()
    expect(await refusedFields(managers().create({ ownerId, data: draft() }))).toEqual([path])
  })

  test('returns 409 if the person is already a member', async () => {
    const ownerId = await makeOwner()
    const create = managers().create({ ownerId, data: { userId: owner.id, role: 'Sales' } })
    expect((await refusal(create)).problem.code).toBe('ALREADY_EXISTS')
  })

  test('succeeds for one of four concurrent requests', async () => {
    const ownerId = await makeOwner()
    const results = await Promise.allSettled(
      [0, 1, 2, 3].map(() => managers().create({ ownerId, data: { userId: stranger.id } })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(metaOf(await managers().list({ ownerId })).stats.count).toBe(2)
  })
})

describe('a member with the role Sales', () => {
  let ownerId: string
  let seller: SignedUp
  let sellerMemberId: string
  beforeAll(async () => {
    ownerId = (await owner.api.facilities.create({ data: { name: 'Pending' } })).data.id
    seller = await signUp(server, 'seller')
    sellerMemberId = await addMember(managers(), ownerId, seller, 'Sales')
  })

  test('sees a pending profile', async () => {
    expect((await seller.api.facilities.get({ id: ownerId })).data.status).toBe('Pending')
  })

  test('finds it among their own', async () => {
    expect((await seller.api.facilities.my({})).data.map(({ id }) => id)).toContain(ownerId)
  })

  test('has the entitlements of a member', async () => {
    const { data } = await seller.api.facilities.entitlements({ id: ownerId })
    expect(data).toMatchObject({ role: 'member', can: { update: false } })
  })

  test.each([
    ['update the profile', (api: Api) => api.facilities.update({ id: ownerId, patch: [] })],
    ['delete the profile', (api: Api) => api.facilities.remove({ id: ownerId })],
    [
      'add a member',
      (api: Api) => api.facilities.managers.create({ ownerId, data: { userId: stranger.id } }),
    ],
    [
      'become a manager',
      (api: Api) =>
        api.facilities.managers.update({ ownerId, id: sellerMemberId, patch: setRole('Manager') }),
    ],
    [
      'remove the manager',
      async (api: Api) => api.facilities.managers.remove({ ownerId, id: await memberId(ownerId, owner.id) }),
    ],
    [
      'create a boost',
      (api: Api) =>
        api.facilities.boosts.create({ ownerId, data: { startDate: '2030-01-01', endDate: '2030-01-02' } }),
    ],
  ])('gets 403 for an attempt to %s', async (_name, call) => {
    expect((await refusal(call(seller.api))).status).toBe(403)
  })

  test('can update the profile after being made a manager, which is audited', async () => {
    const id = await makeOwner()
    const joinedId = await addMember(managers(), id, seller, 'Sales')
    await managers().update({ ownerId: id, id: joinedId, patch: setRole('Manager') })
    expect((await auditOf(server, id)).at(-1)).toMatchObject({
      subject_id: joinedId,
      patch: setRole('Manager'),
    })
    expect((await seller.api.facilities.update({ id, patch: [] })).data.id).toBe(id)
  })

  test('can leave once, which is audited', async () => {
    const id = await makeOwner()
    const leaver = await signUp(server, 'leaver')
    const joinedId = await addMember(managers(), id, leaver, 'Sales')
    await managers(leaver).remove({ ownerId: id, id: joinedId })
    expect((await auditOf(server, id)).at(-1)).toMatchObject({ user_id: leaver.id, subject_id: joinedId })
    expect((await refusal(managers(leaver).remove({ ownerId: id, id: joinedId }))).status).toBe(403)
    expect((await leaver.api.facilities.my({})).data).toEqual([])
  })
})

test('a member with the role Marketing is not listed as a manager in public', async () => {
  const ownerId = await makeOwner()
  const marketer = await signUp(server, 'marketer')
  await addMember(managers(), ownerId, marketer, 'Marketing')
  expect((await visitor.facilities.ofUser({ userId: marketer.id })).data).toEqual([])
})

describe('the last manager', () => {
  let ownerId: string
  let id: string
  beforeEach(async () => {
    ownerId = await makeOwner()
    id = await memberId(ownerId, owner.id)
  })

  test.each([
    ['removed', () => managers().remove({ ownerId, id })],
    ['demoted', () => managers().update({ ownerId, id, patch: setRole('Sales') })],
  ])('cannot be %s, even if there are other members', async (_name, write) => {
    await addMember(managers(), ownerId, colleague, 'Sales')
    const before = await auditOf(server, ownerId)
    expect((await refusal(write())).problem).toMatchObject({ status: 409, code: 'LAST_MANAGER' })
    expect((await managers().get({ ownerId, id })).data.role).toBe('Manager')
    expect(await auditOf(server, ownerId)).toEqual(before)
  })

  test('can be removed after another one was added, and then gets 403', async () => {
    await addMember(managers(), ownerId, colleague)
    await managers().remove({ ownerId, id })
    expect((await refusal(owner.api.facilities.update({ id: ownerId, patch: [] }))).status).toBe(403)
    const { data } = await visitor.facilities.managers.list({ ownerId })
    expect(data.map(({ userId }) => userId)).toEqual([colleague.id])
  })

  test('can be removed by an admin', async () => {
    await managers(admin).remove({ ownerId, id })
    expect((await managers(admin).list({ ownerId })).data).toEqual([])
  })
})

test.each(['remove', 'demote'] as const)(
  'if two managers %s each other concurrently, one of them stays a manager',
  async (how) => {
    for (let round = 0; round < 5; round++) {
      const ownerId = await makeOwner()
      await addMember(managers(), ownerId, colleague)
      const pairs = [
        [owner, await memberId(ownerId, colleague.id)],
        [colleague, await memberId(ownerId, owner.id)],
      ] as const
      const results = await Promise.allSettled(
        pairs.map(async ([by, id]) =>
          how === 'remove'
            ? managers(by).remove({ ownerId, id })
            : managers(by).update({ ownerId, id, patch: setRole('Sales') }),
        ),
      )
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const { data } = await visitor.facilities.managers.filtered({ ownerId, data: { role: 'Manager' } })
      expect(data).toHaveLength(1)
    }
  },
)

describe('email addresses', () => {
  let ownerId: string
  let id: string
  beforeAll(async () => {
    ownerId = await makeOwner()
    id = await addMember(managers(), ownerId, colleague, 'Sales')
  })
  const ownEmail = 'Owner@people.test'
  const colleagueEmail = 'colleague@people.test'

  test.each([
    ['hidden from visitors', () => visitor, [null, null]],
    ['hidden from other users', () => stranger.api, [null, null]],
    ['shown to a manager only if it is their own', () => owner.api, [ownEmail, null]],
    ['shown to a member only if it is their own', () => colleague.api, [null, colleagueEmail]],
    ['shown to admins', () => admin.api, [ownEmail, colleagueEmail]],
  ] as const)('are %s', async (_name, as, [ownersEmail, colleaguesEmail]) => {
    const { list, filtered, get } = as().facilities.managers
    const { data: all } = await list({ ownerId })
    expect(all.map(({ name }) => name)).toEqual(['Owner', 'colleague'])
    expect(all.map(({ email }) => email)).toEqual([ownersEmail, colleaguesEmail])
    const { data: found } = await filtered({ ownerId, data: { text: 'colleague' } })
    expect(found.map(({ email }) => email)).toEqual([colleaguesEmail])
    expect((await get({ ownerId, id })).data.email).toBe(colleaguesEmail)
  })
})

test('the lists that two users read are one prepared statement', async () => {
  const ownerId = await makeOwner()
  const statements = vi.spyOn(pg.Client.prototype, 'query')
  for (const { api } of [colleague, stranger]) await api.facilities.managers.list({ ownerId })
  const named = statements.mock.calls.flatMap(([query]) => listName.exec(JSON.stringify(query))?.[0] ?? [])
  statements.mockRestore()
  expect(named).toHaveLength(2)
  expect(new Set(named).size).toBe(1)
})
const listName = /"list-[^"]+"/

describe('a hidden manager', () => {
  let ownerId: string
  let id: string
  let hidden: SignedUp
  beforeAll(async () => {
    const parentId = await makeOrganization(server, [owner.id])
    ownerId = (await server.stage.facility({ manager: owner.person, parentId })).id
    hidden = await signUp(server, 'hidden')
    id = await addMember(managers(), ownerId, hidden)
    await server.db
      .insertInto('member')
      .values({ id: crypto.randomUUID(), owner_id: parentId, user_id: hidden.id, role: 'Manager' })
      .execute()
    await addMember(managers(), ownerId, colleague, 'Sales')
    await server.db.updateTable('app_user').set({ is_visible: false }).where('id', '=', hidden.id).execute()
  })

  test.each([
    ['a visitor', () => visitor],
    ['another user', () => stranger.api],
  ])('is not listed, found or returned to %s', async (_name, as) => {
    const { list, filtered, get, inherited } = as().facilities.managers
    const all = await list({ ownerId })
    expect(all.data.map(({ name }) => name)).toEqual(['Owner', 'colleague'])
    expect(metaOf(all).stats.count).toBe(2)
    expect((await filtered({ ownerId, data: { userId: hidden.id } })).data).toEqual([])
    expect((await inherited({ ownerId })).data.map(({ name }) => name)).toEqual(['Owner'])
    expect((await refusal(get({ ownerId, id }))).status).toBe(404)
  })

  test.each([
    ['a manager', () => owner.api],
    ['a member with the role Sales', () => colleague.api],
    ['the hidden manager', () => hidden.api],
    ['an admin', () => admin.api],
  ])('is listed, found and returned to %s', async (_name, as) => {
    const { list, filtered, get, inherited } = as().facilities.managers
    expect((await list({ ownerId })).data.map(({ name }) => name)).toEqual(['Owner', 'hidden', 'colleague'])
    expect((await filtered({ ownerId, data: { userId: hidden.id } })).data).toHaveLength(1)
    expect((await inherited({ ownerId })).data).toHaveLength(2)
    expect((await get({ ownerId, id })).data.userId).toBe(hidden.id)
  })
})

describe('a filtered list of members', () => {
  type Filter = Parameters<Api['facilities']['managers']['filtered']>[0]['data']
  let ownerId: string
  beforeAll(async () => {
    ownerId = await makeOwner()
    await addMember(managers(), ownerId, colleague, 'Sales')
    await addMember(managers(), ownerId, stranger, 'Marketing')
  })
  const filters: [name: string, filter: () => Filter, found: string[]][] = [
    ['by roles', () => ({ role: ['Sales', 'Marketing'] }), ['colleague', 'stranger']],
    ['by user', () => ({ userId: stranger.id }), ['stranger']],
    ['by part of the name, ignoring case', () => ({ text: 'LEAG' }), ['colleague']],
    ['by part of the email address is empty', () => ({ text: 'people.test' }), []],
    ['sorted by date, descending', () => ({ sort: '-createdDate' }), ['stranger', 'colleague', 'Owner']],
    ['sorted by name', () => ({ sort: 'name' }), ['colleague', 'Owner', 'stranger']],
  ]
  test.each(filters)('%s', async (_name, filter, found) => {
    const { data } = await visitor.facilities.managers.filtered({ ownerId, data: filter() })
    expect(data.map(({ name }) => name)).toEqual(found)
  })

  test('returns 400 for a filter by email address', async () => {
    const data = JSON.parse('{"email":"a@b.c"}')
    expect(await refusedFields(visitor.facilities.managers.filtered({ ownerId, data }))).toEqual([
      'data/email',
    ])
  })
})

describe('the managers of a parent organization', () => {
  let parentId: string
  let ownerId: string
  beforeEach(async () => {
    parentId = await makeOrganization(server, [owner.id, colleague.id])
    ownerId = (await server.stage.facility({ manager: owner.person, parentId })).id
  })
  const inherited = async (api: Api, page = {}) => api.facilities.managers.inherited({ ownerId, ...page })

  test('are listed without email addresses for visitors', async () => {
    expect((await inherited(visitor)).data.map(({ email }) => email)).toEqual([null, null])
  })

  test('are listed with their own email address for one of them', async () => {
    const { data } = await inherited(colleague.api)
    expect(data.map(({ email }) => email)).toEqual([null, colleague.person.email])
  })

  test('are listed in pages', async () => {
    const second = await inherited(visitor, { offset: 1, take: 1 })
    expect([second.data.length, metaOf(second).stats.count]).toEqual([1, 2])
  })

  test('are listed only for its members if the organization is inactive', async () => {
    await server.db.updateTable('profile').set({ is_active: false }).where('id', '=', parentId).execute()
    expect((await inherited(visitor)).data).toEqual([])
    expect((await inherited(colleague.api)).data).toHaveLength(2)
  })
})
