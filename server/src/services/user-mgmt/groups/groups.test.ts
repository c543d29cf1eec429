import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditOf } from '../../../testing/audit.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import {
  manyConversations,
  refusal,
  refusedFields,
  type TestServer,
  testServer,
} from '../../../testing/test-server.ts'
import { wire } from '../../../testing/wire.ts'

let server: TestServer
let admin: SignedUp
let manager: SignedUp
let member: SignedUp
let stranger: SignedUp
let ownerId: string
let people = 0
const join = () => signUp(server, `person-${people++}`)
const create = async (data: object, by = manager) =>
  (await by.api.groups.create({ data: { memberIds: [member.id], ...data } })).data
beforeAll(async () => {
  server = await testServer(undefined, undefined, { quotas: manyConversations })
  admin = await signUp(server, 'ada', ['admin'])
  manager = await join()
  member = await join()
  stranger = await join()
})
afterAll(() => server.close())
beforeEach(async () => {
  ownerId = (await create({ name: 'Courts' })).id
})

const members = async (by = manager) => (await by.api.groups.members.list({ ownerId })).data
const memberId = async (person: SignedUp) => (await members()).find(({ userId }) => userId === person.id)!.id
const add = async (person: SignedUp, role: 'member' | 'manager' = 'member') =>
  (await manager.api.groups.members.create({ ownerId, data: { userId: person.id, role } })).data
const leave = async (person: SignedUp, by = person) =>
  by.api.groups.members.remove({ ownerId, id: await memberId(person) })
const send = async (by: SignedUp, text = 'Hello') =>
  (await by.api.groups.messages.create({ ownerId, data: { clientId: crypto.randomUUID(), text } })).data

test('a name has no marks that make it read as something else', async () => {
  const named = await create({ name: 'Plan \u202Egnp.exe\u202C \u2067now\u2069' })
  expect(named.name).toBe('Plan gnp.exe now')
  const patch = [{ op: 'replace' as const, path: '/name', value: '\u202EPlan' }]
  expect((await manager.api.groups.update({ id: named.id, patch })).data.name).toBe('Plan')
})

describe('creation', () => {
  test('the caller becomes the manager, and the others members at once', async () => {
    expect((await members(member)).map(({ userId, role }) => [userId, role])).toEqual([
      [manager.id, 'manager'],
      [member.id, 'member'],
    ])
  })

  test('a group is as its members see it', async () => {
    expect((await member.api.groups.get({ id: ownerId })).data).toMatchObject({
      id: ownerId,
      name: 'Courts',
      isDirect: false,
      aboutId: null,
      memberCount: 2,
      lastSequence: 0,
      lastChange: 0,
      readSequence: 0,
      isArchived: false,
      isMuted: false,
      isIgnored: false,
    })
  })

  test('hidden people are refused by their path', async () => {
    const hidden = await join()
    await hidden.api.users.visibility({ isVisible: false })
    expect(await refusedFields(create({ memberIds: [member.id, hidden.id] }))).toEqual(['data/memberIds/1'])
  })

  test('hidden people who share a conversation are found', async () => {
    const hidden = await join()
    await add(hidden)
    await hidden.api.users.visibility({ isVisible: false })
    expect((await create({ memberIds: [hidden.id] })).memberCount).toBe(2)
  })

  test.each([
    ['nobody', () => []],
    ['250 others', () => Array.from({ length: 250 }, () => crypto.randomUUID())],
    ['the same person twice', () => [member.id, member.id]],
  ])('a group with %s is refused', async (_, memberIds) => {
    expect(await refusedFields(create({ memberIds: memberIds() }))).toEqual(['data/memberIds'])
  })

  test('lists have the caller’s groups only', async () => {
    const lists = [
      stranger.api.groups.list({}),
      stranger.api.groups.my({}),
      admin.api.groups.list({ take: 100 }),
    ]
    for (const { data } of await Promise.all(lists)) expect(data).toEqual([])
  })

  test('a group is found by its name', async () => {
    const { id } = await create({ name: 'Regatta' })
    const { data } = await member.api.groups.filteredMy({ data: { text: 'regat' } })
    expect(data.map((group) => group.id)).toEqual([id])
    expect((await member.api.groups.filtered({ data: { text: 'regat' } })).data).toHaveLength(1)
  })
})

type Attempt = (by: SignedUp) => Promise<unknown>
const patch = (path: string, value: unknown) => ({ patch: [{ op: 'replace' as const, path, value }] })

/** Calls that every member may make. */
const calls: Record<string, Attempt> = {
  get: ({ api }) => api.groups.get({ id: ownerId }),
  entitlements: ({ api }) => api.groups.entitlements({ id: ownerId }),
  mute: ({ api }) => api.groups.mute({ id: ownerId, isMuted: true }),
  ignore: ({ api }) => api.groups.ignore({ id: ownerId, isIgnored: true }),
  read: ({ api }) => api.groups.read({ ownerId, data: { sequence: 0 } }),
  'members.list': ({ api }) => api.groups.members.list({ ownerId }),
  'members.filtered': ({ api }) => api.groups.members.filtered({ ownerId, data: {} }),
  'members.get': async ({ api }) => api.groups.members.get({ ownerId, id: await memberId(manager) }),
  'members.entitlements': async ({ api }) =>
    api.groups.members.entitlements({ ownerId, id: await memberId(manager) }),
  typing: ({ api }) => api.groups.typing({ ownerId }),
  'messages.list': ({ api }) => api.groups.messages.list({ ownerId }),
  'messages.filtered': ({ api }) => api.groups.messages.filtered({ ownerId, data: {} }),
  'messages.create': (by) => send(by),
  'messages.get': async ({ api }) => api.groups.messages.get({ ownerId, id: (await send(manager)).id }),
  'messages.react': async ({ api }) =>
    api.groups.messages.react({ ownerId, id: (await send(manager)).id, emoji: '👍' }),
  'messages.unreact': async ({ api }) =>
    api.groups.messages.unreact({ ownerId, id: (await send(manager)).id, emoji: '👍' }),
  'images.list': ({ api }) => api.groups.images.list({ ownerId }),
  'images.filtered': ({ api }) => api.groups.images.filtered({ ownerId, data: {} }),
  'images.create': ({ api }) => api.groups.images.create({ ownerId, data: { name: 'Plan' } }),
  'documents.list': ({ api }) => api.groups.documents.list({ ownerId }),
  'documents.filtered': ({ api }) => api.groups.documents.filtered({ ownerId, data: {} }),
  'documents.create': ({ api }) => api.groups.documents.create({ ownerId, data: { name: 'Plan' } }),
}

/** Calls for managers, on what somebody else made. */
const managerCalls: Record<string, Attempt> = {
  update: ({ api }) => api.groups.update({ id: ownerId, ...patch('/name', 'Other') }),
  remove: ({ api }) => api.groups.remove({ id: ownerId }),
  'members.create': async ({ api }) =>
    api.groups.members.create({ ownerId, data: { userId: (await join()).id } }),
  'members.update': async ({ api }) =>
    api.groups.members.update({ ownerId, id: (await add(await join())).id, ...patch('/role', 'manager') }),
  'members.remove': async ({ api }) =>
    api.groups.members.remove({ ownerId, id: (await add(await join())).id }),
  'messages.remove': async ({ api }) => api.groups.messages.remove({ ownerId, id: (await send(manager)).id }),
  'messages.versions': async ({ api }) =>
    api.groups.messages.versions({ ownerId, id: (await send(manager)).id }),
  'images.remove': async ({ api }) => api.groups.images.remove({ ownerId, id: await newFile('images') }),
  'images.sort': async ({ api }) => api.groups.images.sort({ ownerId, data: [await newFile('images')] }),
  'documents.remove': async ({ api }) =>
    api.groups.documents.remove({ ownerId, id: await newFile('documents') }),
  'documents.sort': async ({ api }) =>
    api.groups.documents.sort({ ownerId, data: [await newFile('documents')] }),
}

const newFile = async (folder: 'images' | 'documents', by = manager) =>
  (await by.api.groups[folder].create({ ownerId, data: { name: 'Plan' } })).data.id

/** Calls for whoever wrote or uploaded, and nobody else. */
const authorCalls: Record<string, Attempt> = {
  'messages.update': async ({ api }) =>
    api.groups.messages.update({ ownerId, id: (await send(member)).id, ...patch('/text', 'Other') }),
  'images.update': async ({ api }) =>
    api.groups.images.update({ ownerId, id: await newFile('images', member), ...patch('/name', 'Other') }),
  'images.putFile': async ({ api }) =>
    api.groups.images.putFile({ ownerId, id: await newFile('images', member), file: new Blob(['x']) }),
  'documents.update': async ({ api }) =>
    api.groups.documents.update({
      ownerId,
      id: await newFile('documents', member),
      ...patch('/name', 'Other'),
    }),
  'documents.putFile': async ({ api }) =>
    api.groups.documents.putFile({
      ownerId,
      id: await newFile('documents', member),
      file: new Blob(['Text']),
    }),
}

describe('rights', () => {
  const all = Object.entries({ ...calls, ...managerCalls, ...authorCalls })

  test.each(Object.entries(calls))('%s is for members', async (_, attempt) => {
    await expect(attempt(member)).resolves.toBeDefined()
  })

  test.each(Object.entries(managerCalls))('%s is for managers', async (_, attempt) => {
    await expect(attempt(manager)).resolves.toBeDefined()
  })

  test.each(Object.entries(managerCalls))('%s is refused to members', async (_, attempt) => {
    expect((await refusal(attempt(member))).status).toBe(403)
  })

  test.each(Object.entries(authorCalls))('%s is refused to managers', async (_, attempt) => {
    expect((await refusal(attempt(manager))).status).toBe(403)
  })

  test.each(['images', 'documents'] as const)('members may rename their own %s', async (folder) => {
    const id = await newFile(folder, member)
    const { data } = await member.api.groups[folder].update({ ownerId, id, ...patch('/name', 'Other') })
    expect(data.name).toBe('Other')
  })

  test.each(all)('%s finds nothing for a stranger', async (_, attempt) => {
    expect((await refusal(attempt(stranger))).status).toBe(404)
  })

  test.each(all)('%s finds nothing for an administrator', async (_, attempt) => {
    expect((await refusal(attempt(admin))).status).toBe(404)
  })

  test.each(all)('%s finds nothing for a removed member', async (_, attempt) => {
    const removed = await join()
    await add(removed)
    await leave(removed, manager)
    expect((await refusal(attempt(removed))).status).toBe(404)
  })

  test('an administrator who is a member has the rights of a member', async () => {
    await add(admin)
    const { data } = await admin.api.groups.entitlements({ id: ownerId })
    expect(data).toMatchObject({
      role: 'member',
      can: { update: false, delete: false, manageMembers: false },
    })
  })

  test('a manager may do everything', async () => {
    const { data } = await manager.api.groups.entitlements({ id: ownerId })
    expect(data).toEqual({
      role: 'manager',
      tier: null,
      can: { update: true, delete: true, manageMembers: true, readVersions: true },
    })
  })

  test.each(['images', 'documents'] as const)('members may remove their own %s', async (folder) => {
    const id = await newFile(folder, member)
    expect((await member.api.groups[folder].entitlements({ ownerId, id })).data.can).toEqual({
      update: true,
      delete: true,
      replaceFile: true,
    })
    await member.api.groups[folder].remove({ ownerId, id })
    expect((await member.api.groups[folder].list({ ownerId })).data).toEqual([])
  })

  test('writes leave no row in the audit log', async () => {
    const { id } = await send(member)
    await member.api.groups.messages.react({ ownerId, id, emoji: '👍' })
    await newFile('images')
    await add(await join())
    await manager.api.groups.update({ id: ownerId, ...patch('/name', 'Other') })
    expect(await auditOf(server, ownerId)).toEqual([])
  })
})

describe('If-Match', () => {
  const rename = async (ifMatch: string) =>
    (await manager.api.groups.update({ id: ownerId, ...patch('/name', 'Other') }, { ifMatch })).data.name
  const etag = async () =>
    (
      await wire(server.origin, 'GET', `/user-mgmt/api/groups/${ownerId}`, { token: manager.token })
    ).headers.get('etag')

  test('a message doesn’t conflict with a new name', async () => {
    const before = String(await etag())
    await send(member)
    await manager.api.groups.read({ ownerId, data: { sequence: 1 } })
    expect(await rename(before)).toBe('Other')
  })

  test('another new name does', async () => {
    const before = String(await etag())
    await manager.api.groups.update({ id: ownerId, ...patch('/name', 'Between') })
    expect((await refusal(rename(before))).status).toBe(412)
  })

  test('a message changes the ETag, so that caches fetch the group again', async () => {
    const before = String(await etag())
    await send(member)
    expect(String(await etag())).not.toBe(before)
  })
})

test('a full group is called a group', async () => {
  const small = await testServer(undefined, undefined, { quotas: 'groupMembers=2/2' })
  const [one, two, three] = [
    await signUp(small, 'one'),
    await signUp(small, 'two'),
    await signUp(small, 'three'),
  ]
  const { id } = (await one.api.groups.create({ data: { memberIds: [two.id] } })).data
  const call = one.api.groups.members.create({ ownerId: id, data: { userId: three.id } })
  expect((await refusal(call)).problem.detail).toMatch(/^This group has 2 of at most 2 members\./)
  await small.close()
})

describe('members', () => {
  test('a new one reads what was written, and has nothing unread', async () => {
    await send(manager)
    const late = await join()
    await add(late)
    const { data } = await late.api.groups.messages.list({ ownerId })
    expect(data.map(({ text, event }) => event?.kind ?? text)).toEqual(['added', 'Hello'])
    expect((await late.api.groups.get({ id: ownerId })).data.readSequence).toBe(2)
  })

  test('somebody who is a member already is a conflict', async () => {
    expect((await refusal(add(member))).problem.code).toBe('ALREADY_EXISTS')
  })

  test('members leave', async () => {
    await leave(member)
    expect((await members()).map(({ userId }) => userId)).toEqual([manager.id])
  })

  test('a message that somebody left behind keeps its author', async () => {
    const { id } = await send(member)
    await leave(member)
    expect((await manager.api.groups.messages.get({ ownerId, id })).data.author.name).toBe(member.person.name)
  })

  test('the last manager can’t leave the others', async () => {
    const { status, problem } = await refusal(leave(manager))
    expect([status, problem.code]).toEqual([409, 'LAST_MANAGER'])
    expect(problem.detail).toContain('Courts')
  })

  test('the last manager can’t become a member', async () => {
    const call = manager.api.groups.members.update({
      ownerId,
      id: await memberId(manager),
      ...patch('/role', 'member'),
    })
    expect((await refusal(call)).problem.code).toBe('LAST_MANAGER')
  })

  test('of two managers who leave at once, one stays', async () => {
    const other = await join()
    await add(other, 'manager')
    const results = await Promise.allSettled([leave(manager), leave(other)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('a manager leaves to a successor', async () => {
    await add(await join(), 'manager')
    await leave(manager)
    expect((await refusal(manager.api.groups.get({ id: ownerId }))).status).toBe(404)
  })

  test('a group without anybody is gone', async () => {
    await leave(member)
    await leave(manager)
    const { rows } = await server.pool.query('select from owner where id = $1', [ownerId])
    expect(rows).toEqual([])
  })

  test('read marks of others are shown', async () => {
    await send(manager)
    await member.api.groups.read({ ownerId, data: { sequence: 1 } })
    expect((await members()).map(({ readSequence }) => readSequence)).toEqual([1, 1])
  })

  test('people who aren’t visible have no read mark', async () => {
    const hidden = await join()
    const { id } = await add(hidden)
    await hidden.api.users.visibility({ isVisible: false })
    expect((await manager.api.groups.members.get({ ownerId, id })).data.readSequence).toBeNull()
  })
})

test('a deleted group is gone for everybody', async () => {
  await manager.api.groups.remove({ id: ownerId })
  expect((await refusal(member.api.groups.get({ id: ownerId }))).status).toBe(404)
})

describe('a deleted account', () => {
  test('leaves its messages signed by a former member', async () => {
    const leaving = await join()
    await add(leaving)
    const { id } = await send(leaving)
    await leaving.api.users.remove({ id: leaving.id })
    const { data } = await manager.api.groups.messages.get({ ownerId, id })
    expect(data).toMatchObject({
      text: 'Hello',
      author: { id: null, name: 'A former member', picture: null },
    })
  })

  test('is followed by the oldest member as the manager', async () => {
    const leaving = await join()
    ownerId = (await create({ memberIds: [member.id, manager.id] }, leaving)).id
    await leaving.api.users.remove({ id: leaving.id })
    const roles = (await members(member)).map(({ role }) => role).toSorted()
    expect(roles).toEqual(['manager', 'member'])
  })
})

test('a member is added again while their account is deleted, and neither call stops the other', async () => {
  for (let round = 0; round < 10; round++) {
    const leaver = await join()
    await add(leaver)
    const removal = leaver.api.users.remove({ id: leaver.id })
    const addition = refusal(add(leaver))
    await removal
    // A member already, or nobody any more.
    expect((await addition).status).toBeOneOf([400, 409])
  }
})
