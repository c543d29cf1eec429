import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, refusedFields, type TestServer, workerServer } from '../../../testing/test-server.ts'

let server: TestServer
let admin: SignedUp
let one: SignedUp
let other: SignedUp
let people = 0
beforeAll(async () => {
  server = await workerServer()
  admin = await signUp(server, 'ada', ['admin'])
})
afterAll(() => server.close())
beforeEach(async () => {
  one = await signUp(server, `person-${people++}`)
  other = await signUp(server, `person-${people++}`)
})

const refuse = () => one.api.users.refusedContacts.put({ userId: other.id })
const open = async (from: SignedUp, to: SignedUp) =>
  (await from.api.users.message({ userId: to.id, data: undefined })).data.id
const send = async (by: SignedUp, ownerId: string, text = 'Hello') =>
  (await by.api.groups.messages.create({ ownerId, data: { clientId: crypto.randomUUID(), text } })).data.id

describe('a refused person', () => {
  test('is listed once', async () => {
    await refuse()
    await refuse()
    const { data } = await one.api.users.refusedContacts.list({})
    expect(data).toEqual([
      { id: other.id, name: other.person.name, picture: null, createdDate: expect.any(String) },
    ])
  })

  test('opens no conversation', async () => {
    await refuse()
    expect((await refusal(open(other, one))).problem.code).toBe('CONTACT_REFUSED')
  })

  test('sends nothing to an open one', async () => {
    const id = await open(other, one)
    await refuse()
    expect((await refusal(send(other, id))).problem.code).toBe('CONTACT_REFUSED')
  })

  test('gets nothing either', async () => {
    const id = await open(other, one)
    await refuse()
    expect((await refusal(send(one, id))).problem.code).toBe('CONTACT_REFUSED')
  })

  test('can’t write by editing an earlier message', async () => {
    const ownerId = await open(other, one)
    const id = await send(other, ownerId)
    await refuse()
    const patch = [{ op: 'replace' as const, path: '/text', value: 'Answer me' }]
    const call = other.api.groups.messages.update({ ownerId, id, patch })
    expect((await refusal(call)).problem.code).toBe('CONTACT_REFUSED')
  })

  test('can’t react to an earlier message, and can take a reaction back', async () => {
    const ownerId = await open(other, one)
    const id = await send(one, ownerId)
    await other.api.groups.messages.react({ ownerId, id, emoji: '👍' })
    await refuse()
    const call = other.api.groups.messages.react({ ownerId, id, emoji: '🖕' })
    expect((await refusal(call)).problem.code).toBe('CONTACT_REFUSED')
    const { reactions } = (await other.api.groups.messages.unreact({ ownerId, id, emoji: '👍' })).data
    expect(reactions).toEqual([])
  })

  test.each(['images', 'documents'] as const)('adds and renames no %s', async (folder) => {
    const ownerId = await open(other, one)
    const files = other.api.groups[folder]
    const { id } = (await files.create({ ownerId, data: { name: 'Plan' } })).data
    await refuse()
    const patch = [{ op: 'replace' as const, path: '/name', value: 'Answer me' }]
    for (const call of [
      () => files.create({ ownerId, data: { name: 'Answer me' } }),
      () => files.update({ ownerId, id, patch }),
      () => files.putFile({ ownerId, id, file: new Blob(['Ten courts']) }),
    ])
      expect((await refusal(call())).problem.code).toBe('CONTACT_REFUSED')
  })

  test('deletes what they wrote before', async () => {
    const ownerId = await open(other, one)
    const id = await send(other, ownerId)
    await refuse()
    await other.api.groups.messages.remove({ ownerId, id })
    const { deletedDate } = (await one.api.groups.messages.get({ ownerId, id })).data
    expect(deletedDate).not.toBeNull()
  })

  test('doesn’t learn what the other one has read', async () => {
    const ownerId = await open(other, one)
    await send(other, ownerId)
    await one.api.groups.read({ ownerId, data: { sequence: 1 } })
    const marks = async () =>
      (await other.api.groups.members.list({ ownerId })).data.find(({ userId }) => userId === one.id)
    expect((await marks())?.readSequence).toBe(1)
    await refuse()
    expect((await marks())?.readSequence).toBeNull()
  })

  test('can’t add the other one to a group', async () => {
    await refuse()
    const call = other.api.groups.create({ data: { memberIds: [one.id] } })
    expect(await refusedFields(call)).toEqual(['data/memberIds/0'])
  })

  test('still writes to a group of both', async () => {
    const { id } = (await one.api.groups.create({ data: { memberIds: [other.id, admin.id] } })).data
    await refuse()
    await expect(send(other, id)).resolves.toBeDefined()
  })

  test('writes again after it was taken back', async () => {
    await refuse()
    await one.api.users.refusedContacts.remove({ userId: other.id })
    await expect(open(other, one)).resolves.toBeDefined()
  })
})

test('nobody refuses themselves', async () => {
  const call = one.api.users.refusedContacts.put({ userId: one.id })
  expect((await refusal(call)).problem.code).toBe('OWN_ACCOUNT')
})

test('an unknown person is not found', async () => {
  const call = one.api.users.refusedContacts.put({ userId: crypto.randomUUID() })
  expect((await refusal(call)).status).toBe(404)
})

describe('a report', () => {
  const report = (data: object = {}) =>
    one.api.userReports.create({ userId: other.id, data: { reason: 'Spam', ...data } })
  const reports = async (isClosed = false) =>
    (await admin.api.userReports.list({ isClosed, take: 100 })).data.filter(
      ({ user }) => user.id === other.id,
    )

  test('reaches administrators with the text of a message', async () => {
    const messageId = await send(other, await open(other, one), 'Buy now')
    await report({ details: 'Every day', messageId })
    expect(await reports()).toMatchObject([
      {
        reason: 'Spam',
        details: 'Every day',
        messageText: 'Buy now',
        user: { id: other.id, name: other.person.name },
        reporter: { id: one.id, name: one.person.name },
        closedDate: null,
      },
    ])
  })

  test('keeps the text after the message was deleted', async () => {
    const ownerId = await open(other, one)
    const messageId = await send(other, ownerId, 'Buy now')
    await report({ messageId })
    await other.api.groups.messages.remove({ ownerId, id: messageId })
    expect((await reports())[0]?.messageText).toBe('Buy now')
  })

  test('of a message that was deleted before has its last text', async () => {
    const ownerId = await open(other, one)
    const messageId = await send(other, ownerId, 'Buy now')
    await other.api.groups.messages.remove({ ownerId, id: messageId })
    await report({ messageId })
    expect((await reports())[0]?.messageText).toBe('Buy now')
  })

  test('of an edited message has what it said before', async () => {
    const ownerId = await open(other, one)
    const messageId = await send(other, ownerId, 'You fool')
    const patch = [{ op: 'replace' as const, path: '/text', value: 'Good morning' }]
    await other.api.groups.messages.update({ ownerId, id: messageId, patch })
    await report({ messageId })
    expect((await reports())[0]?.messageText).toBe('Good morning\n\nBefore an edit:\nYou fool')
  })

  test('of somebody else’s message is refused', async () => {
    const messageId = await send(one, await open(one, other))
    expect(await refusedFields(report({ messageId }))).toEqual(['data/messageId'])
  })

  test('of a message in a group of others is refused', async () => {
    const messageId = await send(other, await open(other, admin))
    expect(await refusedFields(report({ messageId }))).toEqual(['data/messageId'])
  })

  test('is closed, and opened again', async () => {
    await report()
    const reportId = (await reports())[0]!.id
    await admin.api.userReports.close({ reportId, isClosed: true })
    expect([await reports(), (await reports(true)).map(({ id }) => id)]).toEqual([[], [reportId]])
    await admin.api.userReports.close({ reportId, isClosed: false })
    expect(await reports()).toHaveLength(1)
  })

  test('is for administrators only', async () => {
    expect((await refusal(one.api.userReports.list({}))).status).toBe(403)
  })

  test('of an unknown report is not found', async () => {
    const call = admin.api.userReports.close({ reportId: crypto.randomUUID(), isClosed: true })
    expect((await refusal(call)).status).toBe(404)
  })
})
