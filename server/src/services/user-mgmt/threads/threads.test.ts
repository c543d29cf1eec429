import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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
let one: SignedUp
let other: SignedUp
let people = 0
const join = () => signUp(server, `person-${people++}`)
beforeAll(async () => {
  server = await testServer(undefined, undefined, { quotas: manyConversations })
  admin = await signUp(server, 'ada', ['admin'])
})
afterAll(() => server.close())
beforeEach(async () => {
  one = await join()
  other = await join()
})

const open = async (from = one, to = other, text?: string) => {
  const data = text === undefined ? undefined : { text, clientId: crypto.randomUUID() }
  return (await from.api.users.message({ userId: to.id, data })).data
}
const group = async (name: string | null, ...others: SignedUp[]) =>
  (await one.api.groups.create({ data: { name, memberIds: others.map(({ id }) => id) } })).data.id
const send = (by: SignedUp, ownerId: string, text = 'Hello') =>
  by.api.groups.messages.create({ ownerId, data: { clientId: crypto.randomUUID(), text } })
const threads = async (of = one, data: object = {}) =>
  (await of.api.users.threads.filtered({ ownerId: of.id, data })).data
const ids = async (of = one, data: object = {}) => (await threads(of, data)).map(({ id }) => id)
const unread = async (of = one) => (await of.api.users.my({})).data.unreadMessages

describe('POST /users/{id}/message', () => {
  test('needs no body', async () => {
    const url = `/user-mgmt/api/users/${other.id}/message`
    expect((await wire(server.origin, 'POST', url, { token: one.token })).status).toBe(201)
  })

  test('opens a conversation of two', async () => {
    expect(await open()).toMatchObject({ isDirect: true, name: null, memberCount: 2, lastSequence: 0 })
  })

  test('finds the conversation that the other one opened', async () => {
    const { id } = await open(other, one)
    expect((await open()).id).toBe(id)
  })

  test('two people who open it at once get the same one', async () => {
    const [a, b] = await Promise.all([open(), open(other, one)])
    expect(b.id).toBe(a.id)
  })

  test('sends a first message', async () => {
    const { id } = await open(one, other, 'Is court 5 free?')
    const { data } = await other.api.groups.messages.list({ ownerId: id })
    expect(data.map(({ text }) => text)).toEqual(['Is court 5 free?'])
  })

  test('a repeated client id sends it once', async () => {
    const data = { text: 'Is court 5 free?', clientId: crypto.randomUUID() }
    await one.api.users.message({ userId: other.id, data })
    expect((await one.api.users.message({ userId: other.id, data })).data.lastSequence).toBe(1)
  })

  test('an empty text is refused', async () => {
    expect(await refusedFields(open(one, other, ''))).toEqual(['data/text'])
  })

  test('nobody writes to themselves', async () => {
    const { status, problem } = await refusal(open(one, one))
    expect([status, problem.code]).toEqual([409, 'OWN_ACCOUNT'])
  })

  test('hidden people are not found', async () => {
    await other.api.users.visibility({ isVisible: false })
    expect((await refusal(open())).status).toBe(404)
  })

  test('hidden people who share a conversation are found', async () => {
    await group('Courts', other)
    await other.api.users.visibility({ isVisible: false })
    expect((await open()).isDirect).toBe(true)
  })

  test('nobody can be added', async () => {
    const { id } = await open()
    const call = one.api.groups.members.create({ ownerId: id, data: { userId: (await join()).id } })
    expect((await refusal(call)).status).toBe(403)
  })

  test('nobody leaves', async () => {
    const { id } = await open()
    const { data } = await one.api.groups.members.list({ ownerId: id })
    const own = data.find(({ userId }) => userId === one.id)!
    const { status, problem } = await refusal(one.api.groups.members.remove({ ownerId: id, id: own.id }))
    expect([status, problem.code]).toEqual([409, 'DIRECT_CONVERSATION'])
  })

  test('the 21st conversation of a new account in a day is refused', async () => {
    const strict = await testServer(server)
    try {
      const api = await strict.as(one.person)
      for (let n = 0; n < 20; n++) await api.users.message({ userId: (await join()).id, data: undefined })
      expect((await refusal(api.users.message({ userId: other.id, data: undefined }))).status).toBe(429)
    } finally {
      await strict.close()
    }
  })
})

describe('a thread', () => {
  test('is named after the other people and has the last message', async () => {
    const { id } = await open(one, other, 'Is court 5 free?')
    expect(await threads(other)).toEqual([
      {
        id,
        name: one.person.name,
        memberCount: 2,
        people: [{ id: one.id, name: one.person.name, picture: null }],
        isDirect: true,
        aboutId: null,
        about: null,
        isContact: false,
        contact: null,
        lastMessage: {
          sequence: 1,
          author: { id: one.id, name: one.person.name, picture: null },
          event: null,
          text: 'Is court 5 free?',
          attachmentCount: 0,
          createdDate: expect.any(String),
          isDeleted: false,
        },
        unread: 1,
        isOpened: false,
        isArchived: false,
        isMuted: false,
        isIgnored: false,
        createdDate: expect.any(String),
        updatedDate: expect.any(String),
      },
    ])
  })

  test('has the name of its group', async () => {
    await group('Courts', other)
    expect((await threads())[0]?.name).toBe('Courts')
  })

  test('names at most three people', async () => {
    await group(null, other, await join(), await join(), await join())
    const [thread] = await threads()
    expect(thread?.people).toHaveLength(3)
    expect(thread?.name.split(', ')).toHaveLength(3)
    expect(thread?.memberCount).toBe(5)
  })

  test('of a person whose account is gone is a former member’s', async () => {
    await open(one, other, 'Hello')
    await other.api.users.remove({ id: other.id })
    expect((await threads())[0]?.name).toBe('A former member')
  })

  test('the one with the newest message comes first', async () => {
    const first = await group('first', other)
    const second = await group('second', other)
    await send(other, first)
    expect(await ids()).toEqual([first, second])
  })

  test('is found by a part of its name', async () => {
    const id = await group('Midwest Invitational', other)
    await open()
    expect(await ids(one, { text: 'invit' })).toEqual([id])
  })

  test('is found by the name of a person', async () => {
    await group('Midwest Invitational', await join())
    const { id } = await open()
    expect(await ids(one, { text: other.person.name })).toEqual([id])
  })

  test('an opened conversation without a message is not shown to the other person', async () => {
    await open()
    expect(await ids(other)).toEqual([])
  })
})

describe('unread messages', () => {
  test('are counted per thread', async () => {
    const { id } = await open(other, one, 'one')
    await send(other, id, 'two')
    expect((await threads())[0]?.unread).toBe(2)
    expect(await unread()).toBe(1)
  })

  test('leave out those that were deleted', async () => {
    const { id } = await open(other, one, 'one')
    const { data: two } = await send(other, id, 'two')
    await other.api.groups.messages.remove({ ownerId: id, id: two.id })
    expect(await threads()).toMatchObject([{ unread: 1, isOpened: false }])
    expect(await unread()).toBe(1)
    const { data: messages } = await other.api.groups.messages.list({ ownerId: id })
    for (const message of messages)
      if (message.deletedDate === null)
        await other.api.groups.messages.remove({ ownerId: id, id: message.id })
    expect(await threads()).toMatchObject([{ unread: 0, isOpened: true }])
    expect(await unread()).toBe(0)
    expect((await threads(one, { isOpened: false })).map((thread) => thread.id)).toEqual([])
  })

  test('own messages are read', async () => {
    await open(one, other, 'Hello')
    expect(await threads()).toMatchObject([{ unread: 0, isOpened: true }])
    expect(await unread()).toBe(0)
  })

  test('isOpened=true reads to the end', async () => {
    const { id } = await open(other, one, 'one')
    const { data } = await one.api.users.threads.opened({ ownerId: one.id, id, isOpened: true })
    expect(data).toMatchObject({ unread: 0, isOpened: true })
  })

  test('isOpened=false leaves the last message unread', async () => {
    const { id } = await open(other, one, 'one')
    await send(other, id, 'two')
    await one.api.users.threads.opened({ ownerId: one.id, id, isOpened: true })
    const { data } = await one.api.users.threads.opened({ ownerId: one.id, id, isOpened: false })
    expect(data).toMatchObject({ unread: 1, isOpened: false })
  })

  test('isOpened=false leaves the last message unread that was not deleted', async () => {
    const { id } = await open(other, one, 'one')
    for (const text of ['two', 'three']) {
      const { data } = await send(other, id, text)
      await other.api.groups.messages.remove({ ownerId: id, id: data.id })
    }
    await one.api.users.threads.opened({ ownerId: one.id, id, isOpened: true })
    const { data } = await one.api.users.threads.opened({ ownerId: one.id, id, isOpened: false })
    expect(data).toMatchObject({ unread: 1, isOpened: false })
  })

  test('the read mark moves forward only', async () => {
    const { id } = await open(other, one, 'one')
    await send(other, id, 'two')
    const read = (sequence: number) => one.api.groups.read({ ownerId: id, data: { sequence } })
    await read(2)
    await read(1)
    expect((await one.api.groups.get({ id })).data.readSequence).toBe(2)
  })

  test('the read mark stops at the last message', async () => {
    const { id } = await open(other, one, 'one')
    await one.api.groups.read({ ownerId: id, data: { sequence: 99 } })
    expect((await one.api.groups.get({ id })).data.readSequence).toBe(1)
  })

  test('a muted thread has its number, but doesn’t count', async () => {
    const { id } = await open(other, one, 'one')
    expect((await one.api.groups.mute({ id, isMuted: true })).data.isMuted).toBe(true)
    expect((await threads())[0]?.unread).toBe(1)
    expect(await unread()).toBe(0)
  })

  test('an ignored thread has none', async () => {
    const { id } = await open(other, one, 'one')
    expect((await one.api.groups.ignore({ id, isIgnored: true })).data.isIgnored).toBe(true)
    expect(await threads()).toMatchObject([{ unread: 0, isOpened: true }])
    expect(await unread()).toBe(0)
  })

  test('the other member doesn’t learn that they are ignored', async () => {
    const { id } = await open(other, one, 'one')
    await one.api.groups.ignore({ id, isIgnored: true })
    expect((await other.api.groups.get({ id })).data.isIgnored).toBe(false)
  })
})

describe('the archive', () => {
  const archive = (id: string, isArchived = true) =>
    one.api.users.threads.archived({ ownerId: one.id, id, isArchived })

  test('a thread goes there and comes back', async () => {
    const { id } = await open(other, one, 'one')
    expect((await archive(id)).data.isArchived).toBe(true)
    expect(await unread()).toBe(0)
    expect((await archive(id, false)).data.isArchived).toBe(false)
  })

  test('a new message brings it back', async () => {
    const { id } = await open(other, one, 'one')
    await archive(id)
    await send(other, id)
    expect(await ids(one, { isArchived: false })).toEqual([id])
  })

  test.each(['mute', 'ignore'] as const)('a new message leaves it there after %s', async (what) => {
    const { id } = await open(other, one, 'one')
    await (what === 'mute'
      ? one.api.groups.mute({ id, isMuted: true })
      : one.api.groups.ignore({ id, isIgnored: true }))
    await archive(id)
    await send(other, id)
    expect(await ids(one, { isArchived: true })).toEqual([id])
  })
})

describe('several at once', () => {
  test('are opened', async () => {
    const data = [(await open(other, one, 'one')).id, (await open(await join(), one, 'one')).id]
    await one.api.users.threads.openMany({ ownerId: one.id, data, isOpened: true })
    expect(await unread()).toBe(0)
  })

  test('are archived', async () => {
    const data = [(await open()).id, await group('Courts', other)]
    await one.api.users.threads.archiveMany({ ownerId: one.id, data, isArchived: true })
    expect(await ids(one, { isArchived: false })).toEqual([])
  })

  test('none changes if one is unknown', async () => {
    const { id } = await open(other, one, 'one')
    const data = [id, crypto.randomUUID()]
    const call = one.api.users.threads.openMany({ ownerId: one.id, data, isOpened: true })
    expect(await refusedFields(call)).toEqual(['data/1'])
    expect(await unread()).toBe(1)
  })

  test('those of others are unknown', async () => {
    const { id } = await open(other, await join(), 'one')
    const call = one.api.users.threads.archiveMany({ ownerId: one.id, data: [id], isArchived: true })
    expect(await refusedFields(call)).toEqual(['data/0'])
  })
})

describe('deletion', () => {
  const remove = (id: string) => one.api.users.threads.remove({ ownerId: one.id, id })

  test('takes it off the list of this person only', async () => {
    const { id } = await open(other, one, 'one')
    await remove(id)
    expect([await ids(), await ids(other)]).toEqual([[], [id]])
  })

  test('the next message brings it back with all messages', async () => {
    const { id } = await open(other, one, 'one')
    await remove(id)
    await send(other, id)
    expect(await ids()).toEqual([id])
    expect((await one.api.groups.messages.list({ ownerId: id })).data).toHaveLength(2)
  })

  test('opening it again brings it back', async () => {
    const { id } = await open(other, one, 'one')
    await remove(id)
    await open()
    expect(await ids()).toEqual([id])
  })
})

describe('rights', () => {
  test('other people have no access', async () => {
    await open(one, other, 'Hello')
    expect((await refusal(other.api.users.threads.list({ ownerId: one.id }))).status).toBe(403)
  })

  test('administrators see no texts', async () => {
    await open(one, other, 'Secret')
    const { data } = await admin.api.users.threads.list({ ownerId: one.id })
    expect(data[0]?.lastMessage).toMatchObject({ sequence: 1, text: null })
  })
})
