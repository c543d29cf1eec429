import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { sessionEvents, sessionHubPath } from '@app/contract/users/session-hub.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { manyConversations, testServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let author: SignedUp
let reader: SignedUp
let third: SignedUp
let ownerId: string
let people = 0
beforeAll(async () => {
  server = await testServer(undefined, undefined, { quotas: manyConversations })
})
afterAll(() => server.close())
beforeEach(async () => {
  author = await signUp(server, `person-${people++}`)
  reader = await signUp(server, `person-${people++}`)
  third = await signUp(server, `person-${people++}`)
  const memberIds = [reader.id, third.id]
  ownerId = (await author.api.groups.create({ data: { name: 'Courts', memberIds } })).data.id
})

const send = (by: SignedUp) =>
  by.api.groups.messages.create({ ownerId, data: { clientId: crypto.randomUUID(), text: 'Hello' } })
const read = (by: SignedUp, sequence: number) => by.api.groups.read({ ownerId, data: { sequence } })

/** Notices come in order, so what was not received before a message was never sent. */
async function marksBeforeMessage(of: SignedUp, act: () => Promise<unknown>) {
  const connection = new HubConnectionBuilder()
    .withUrl(server.origin + sessionHubPath, { accessTokenFactory: () => of.token })
    .configureLogging(LogLevel.None)
    .build()
  const marks: unknown[][] = []
  let changes = 0
  for (const event of sessionEvents) connection.on(event, () => {})
  connection.on('MessagesRead', (...args: unknown[]) => void marks.push(args))
  connection.on('GroupsUpdated', () => void (changes += 1))
  onTestFinished(() => connection.stop())
  await connection.start()
  await act()
  await send(author)
  await expect.poll(() => changes).toBeGreaterThan(0)
  return marks
}

test('an author is told who read their message', async () => {
  await send(author)
  expect(await marksBeforeMessage(author, () => read(reader, 1))).toEqual([[ownerId, reader.id, 1]])
})

test('a mark above all messages is told as the newest message of each author', async () => {
  await send(author)
  expect(await marksBeforeMessage(author, () => read(reader, 50))).toEqual([[ownerId, reader.id, 1]])
})

test('others aren’t told', async () => {
  await send(author)
  expect(await marksBeforeMessage(third, () => read(reader, 1))).toEqual([])
})

test('a mark that is repeated tells nothing again', async () => {
  await send(author)
  // The notice of the first mark arrives later than the reply to it.
  expect(await marksBeforeMessage(author, () => read(reader, 1))).toHaveLength(1)
  expect(await marksBeforeMessage(author, () => read(reader, 1))).toEqual([])
})

test('the mark of somebody who isn’t visible tells nobody', async () => {
  await send(author)
  await reader.api.users.visibility({ isVisible: false })
  expect(await marksBeforeMessage(author, () => read(reader, 1))).toEqual([])
})

test('the mark of somebody who refuses the author tells nothing', async () => {
  await send(author)
  await reader.api.users.refusedContacts.put({ userId: author.id })
  expect(await marksBeforeMessage(author, () => read(reader, 1))).toEqual([])
})
