import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { sessionHubPath } from '@app/contract/users/session-hub.ts'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { manyConversations, refusal, testServer, type TestServer } from '../../../testing/test-server.ts'

let here: TestServer
let elsewhere: TestServer
let writer: SignedUp
let reader: SignedUp
let ownerId: string
let people = 0
beforeAll(async () => {
  here = await testServer(undefined, undefined, { quotas: manyConversations })
  elsewhere = await testServer(here, undefined, { quotas: manyConversations })
})
afterAll(async () => {
  await elsewhere.close()
  await here.close()
})
beforeEach(async () => {
  writer = await signUp(here, `person-${people++}`)
  reader = await signUp(here, `person-${people++}`)
  ownerId = (await writer.api.groups.create({ data: { name: 'Courts', memberIds: [reader.id] } })).data.id
})

/** What somebody's client gets, on the other server than the one that is called. */
async function listen({ token }: SignedUp) {
  const connection = new HubConnectionBuilder()
    .withUrl(elsewhere.origin + sessionHubPath, { accessTokenFactory: () => token })
    .configureLogging(LogLevel.None)
    .build()
  const typing: unknown[][] = []
  let changes = 0
  connection.on('Typing', (...args: unknown[]) => void typing.push(args))
  connection.on('GroupsUpdated', () => void (changes += 1))
  connection.on('ProfileUpdated', () => {})
  connection.on('Notify', () => {})
  onTestFinished(() => connection.stop())
  await connection.start()
  return { typing, changes: () => changes }
}

const type = (by = writer) => by.api.groups.typing({ ownerId })
const send = () =>
  writer.api.groups.messages.create({ ownerId, data: { clientId: crypto.randomUUID(), text: 'Hello' } })

/** Notices come in order, so what was not received before a message was never sent. */
async function typingBeforeMessage(of: SignedUp, act: () => Promise<unknown>) {
  const { typing, changes } = await listen(of)
  await act()
  await send()
  await expect.poll(changes).toBeGreaterThan(0)
  return typing
}

test('members on another server are told who types where', async () => {
  const { typing } = await listen(reader)
  await type()
  await expect.poll(() => typing).toEqual([[ownerId, writer.id, writer.person.name]])
})

test('the writer’s own clients are not told', async () => {
  expect(await typingBeforeMessage(writer, type)).toEqual([])
})

test('several calls within two seconds tell once', async () => {
  const act = () => Promise.all(Array.from({ length: 20 }, () => type()))
  expect(await typingBeforeMessage(reader, act)).toHaveLength(1)
})

test('somebody who is not visible tells nobody', async () => {
  await writer.api.users.visibility({ isVisible: false })
  expect(await typingBeforeMessage(reader, type)).toEqual([])
})

test('somebody who refuses to hear from the writer is not told', async () => {
  await reader.api.users.refusedContacts.put({ userId: writer.id })
  expect(await typingBeforeMessage(reader, type)).toEqual([])
})

test('somebody who ignores the group is not told', async () => {
  await reader.api.groups.ignore({ id: ownerId, isIgnored: true })
  expect(await typingBeforeMessage(reader, type)).toEqual([])
})

test('nobody types in a group that they aren’t in', async () => {
  const stranger = await signUp(here, `person-${people++}`)
  expect((await refusal(type(stranger))).status).toBe(404)
})

test('typing changes nothing that is stored', async () => {
  const stored = () =>
    here.pool.query(
      'select g.*, m.* from user_group g join group_member m on m.owner_id = g.id where g.id = $1',
      [ownerId],
    )
  const before = (await stored()).rows
  await type()
  expect((await stored()).rows).toEqual(before)
})
