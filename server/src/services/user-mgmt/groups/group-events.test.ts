import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { sessionClient } from '../../../testing/session-client.ts'
import {
  eventually,
  manyConversations,
  refusal,
  refusedFields,
  type TestServer,
  testServer,
} from '../../../testing/test-server.ts'

let server: TestServer
let manager: SignedUp
let member: SignedUp
let other: SignedUp
let ownerId: string
let people = 0

const join = () => signUp(server, `person-${people++}`)
beforeAll(async () => {
  server = await testServer(undefined, undefined, { quotas: manyConversations })
  manager = await join()
  member = await join()
  other = await join()
})
afterAll(() => server.close())
beforeEach(async () => {
  ownerId = (await manager.api.groups.create({ data: { name: 'Courts', memberIds: [member.id] } })).data.id
})

const add = (person = other, by = manager) =>
  by.api.groups.members.create({ ownerId, data: { userId: person.id } })
const remove = async (person: SignedUp, by = manager) => {
  const { data } = await by.api.groups.members.list({ ownerId })
  return by.api.groups.members.remove({ ownerId, id: data.find(({ userId }) => userId === person.id)!.id })
}
const rename = (name: string | null) =>
  manager.api.groups.update({ id: ownerId, patch: [{ op: 'replace', path: '/name', value: name }] })
const send = async (by = manager, data: object = {}) =>
  (
    await by.api.groups.messages.create({
      ownerId,
      data: { clientId: crypto.randomUUID(), text: 'Hello', ...data },
    })
  ).data
/** Newest first. */
const log = async (by = member) => (await by.api.groups.messages.list({ ownerId })).data
const thread = async (of = member) =>
  (await of.api.users.threads.list({ ownerId: of.id, take: 100 })).data.find(({ id }) => id === ownerId)

const named = ({ id, person }: SignedUp) => ({ id, name: person.name })

describe('the messages have a line', () => {
  test('when somebody is added', async () => {
    await add()
    expect(await log()).toMatchObject([
      { sequence: 1, author: named(manager), text: '', event: { kind: 'added', person: named(other) } },
    ])
  })

  test('when somebody is removed', async () => {
    await remove(member)
    expect(await log(manager)).toMatchObject([
      { author: named(manager), event: { kind: 'removed', person: named(member) } },
    ])
  })

  test('when somebody leaves', async () => {
    await remove(member, member)
    expect(await log(manager)).toMatchObject([
      { author: named(member), event: { kind: 'left', person: null } },
    ])
  })

  test('when the group is renamed, or loses its name', async () => {
    await rename('Regatta')
    await rename(null)
    expect((await log()).map(({ event }) => event)).toEqual([
      { kind: 'renamed', person: null, name: null },
      { kind: 'renamed', person: null, name: 'Regatta' },
    ])
  })

  test('with a number between those of messages', async () => {
    await send()
    await add()
    await send(member)
    expect((await log()).map(({ sequence, event }) => [sequence, event?.kind])).toEqual([
      [3, undefined],
      [2, 'added'],
      [1, undefined],
    ])
  })

  test('but not when nothing changes', async () => {
    await rename('Courts')
    await refusal(add(member))
    await refusal(remove(manager))
    expect(await log()).toEqual([])
  })
})

test('messages have no event', async () => {
  expect((await send()).event).toBeNull()
  expect((await log())[0]?.event).toBeNull()
})

test('a line reaches open sessions with its number, as no message of anybody', async () => {
  const { received } = await sessionClient({ token: member.token, origin: server.origin })
  await add()
  const notice = ['GroupsUpdated', ownerId, 1]
  await eventually(
    async () => received,
    (events) => events.some((event) => event[1] === ownerId),
  )
  expect(received).toContainEqual(notice)
})

test('whoever was away finds it by its change number', async () => {
  await send()
  await add()
  const { data } = await member.api.groups.messages.filtered({
    ownerId,
    data: { changeSequence: { from: 2 }, sort: 'changeSequence' },
  })
  expect(data.map(({ event }) => event?.kind)).toEqual(['added'])
})

test('a line is not unread for those who have read everything, and neither for whoever was added', async () => {
  await send()
  await member.api.groups.read({ ownerId, data: { sequence: 1 } })
  await add()
  expect((await thread())?.unread).toBe(0)
  expect((await other.api.groups.get({ id: ownerId })).data).toMatchObject({
    lastSequence: 2,
    readSequence: 2,
  })
})

test('a line keeps what somebody hasn’t read unread', async () => {
  await send()
  await add()
  await member.api.groups.read({ ownerId, data: { sequence: 0 } })
  expect((await member.api.groups.get({ id: ownerId })).data.readSequence).toBe(0)
  expect((await thread())?.isOpened).toBe(false)
})

test('a line brings no archived or removed conversation back', async () => {
  await send()
  await member.api.users.threads.archived({ ownerId: member.id, id: ownerId, isArchived: true })
  await add()
  expect((await thread())?.isArchived).toBe(true)
  await member.api.users.threads.remove({ ownerId: member.id, id: ownerId })
  await rename('Regatta')
  expect(await thread()).toBeUndefined()
  await send()
  expect(await thread()).toBeDefined()
})

test('the list of conversations has a line as the last message, which administrators don’t read', async () => {
  await add()
  expect((await thread())?.lastMessage).toMatchObject({ text: '', event: { kind: 'added' } })
  const admin = await signUp(server, 'ada', ['admin'])
  const { data } = await admin.api.users.threads.list({ ownerId: member.id, take: 100 })
  expect(data.find(({ id }) => id === ownerId)?.lastMessage).toMatchObject({ text: null, event: null })
})

test('a line notifies nobody but whoever is added', async () => {
  await rename('Regatta')
  await add()
  const { data } = await member.api.users.notifications.list({ ownerId: member.id })
  const about = data.filter(({ url }) => url === `/groups/${ownerId}`)
  expect(about.map(({ tags }) => tags)).toEqual([['added']])
})

test('nobody edits, deletes, reacts to, replies to or reports a line', async () => {
  await add()
  const { id } = (await log())[0]!
  const { messages } = manager.api.groups
  const attempts = [
    () => messages.update({ ownerId, id, patch: [{ op: 'replace', path: '/text', value: 'Other' }] }),
    () => messages.remove({ ownerId, id }),
    () => messages.react({ ownerId, id, emoji: '👍' }),
  ]
  for (const attempt of attempts) expect((await refusal(attempt())).problem.code).toBe('GROUP_EVENT')
  expect(await refusedFields(send(member, { replyToId: id }))).toEqual(['data/replyToId'])
  const report = member.api.userReports.create({
    userId: manager.id,
    data: { reason: 'Spam', messageId: id },
  })
  expect(await refusedFields(report)).toEqual(['data/messageId'])
})

describe('when somebody deletes their account', () => {
  let leaver: SignedUp
  beforeEach(async () => {
    leaver = await join()
    await add(leaver)
  })
  const leave = () => leaver.api.users.remove({ id: leaver.id })
  const former = { id: null, name: 'A former member', picture: null }

  test('the messages have a line that a former member left', async () => {
    await leave()
    expect(await log()).toMatchObject([
      { sequence: 2, author: former, text: '', event: { kind: 'left', person: null } },
      { sequence: 1 },
    ])
  })

  test('lines about them stay, and their id isn’t stored any longer', async () => {
    await leave()
    expect((await log())[1]?.event).toEqual({ kind: 'added', person: former, name: null })
    const { rows } = await server.pool.query('select from group_message m where to_jsonb(m)::text like $1', [
      `%${leaver.id}%`,
    ])
    expect(rows).toEqual([])
  })

  test('lines about others keep their ids', async () => {
    await leave()
    await add(other)
    expect((await log())[0]?.event?.person).toMatchObject(named(other))
  })

  test('open sessions of the others hear of the line', async () => {
    const { received } = await sessionClient({ token: member.token, origin: server.origin })
    await leave()
    await eventually(
      async () => received,
      (events) => events.some((event) => event[1] === ownerId),
    )
    expect(received).toContainEqual(['GroupsUpdated', ownerId, 2])
  })

  test('nothing is unread for those who have read everything', async () => {
    await send()
    await member.api.groups.read({ ownerId, data: { sequence: 2 } })
    await leave()
    expect(await thread()).toMatchObject({ unread: 0, lastMessage: { event: { kind: 'left' } } })
  })

  test('the conversation keeps its place on the lists of the others', async () => {
    await send()
    const newer = (await manager.api.groups.create({ data: { name: 'Pool', memberIds: [member.id] } })).data
    const before = await thread()
    await leave()
    expect((await thread())?.updatedDate).toBe(before?.updatedDate)
    const { data } = await member.api.users.threads.list({ ownerId: member.id, take: 2 })
    expect(data.map(({ id }) => id)).toEqual([newer.id, ownerId])
  })

  test('a conversation of two has the line, too', async () => {
    const { id } = (await leaver.api.users.message({ userId: member.id, data: undefined })).data
    await leaver.api.groups.messages.create({
      ownerId: id,
      data: { clientId: crypto.randomUUID(), text: 'Bye' },
    })
    await leave()
    const { data } = await member.api.groups.messages.list({ ownerId: id })
    expect(data.map(({ text, event }) => event?.kind ?? text)).toEqual(['left', 'Bye'])
  })

  test('an empty conversation of two doesn’t appear on the other’s list', async () => {
    const { id } = (await leaver.api.users.message({ userId: member.id, data: undefined })).data
    await leave()
    const { data } = await member.api.users.threads.list({ ownerId: member.id, take: 100 })
    expect(data.map((each) => each.id)).not.toContain(id)
  })

  test('each of their groups has one line, with its own number', async () => {
    const second = (await leaver.api.groups.create({ data: { name: 'Pool', memberIds: [member.id] } })).data
      .id
    await leave()
    const { data } = await member.api.groups.messages.list({ ownerId: second })
    expect(data.map(({ sequence, event }) => [sequence, event?.kind])).toEqual([[1, 'left']])
    expect((await log()).map(({ sequence, event }) => [sequence, event?.kind])).toEqual([
      [2, 'left'],
      [1, 'added'],
    ])
  })
})
