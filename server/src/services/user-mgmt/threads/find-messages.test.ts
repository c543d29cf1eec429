import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import {
  manyConversations,
  refusedFields,
  testServer,
  type TestServer,
} from '../../../testing/test-server.ts'

let server: TestServer
let admin: SignedUp
let ann: SignedUp
let bo: SignedUp
let courts: string
let others: string
const send = async (by: SignedUp, ownerId: string, text: string) =>
  (await by.api.groups.messages.create({ ownerId, data: { clientId: crypto.randomUUID(), text } })).data
const found = async (by: SignedUp, text: string) =>
  (await by.api.users.foundMessages({ data: { text } })).data
const groupOf = async (by: SignedUp, name: string, member: SignedUp) =>
  (await by.api.groups.create({ data: { name, memberIds: [member.id] } })).data.id

beforeAll(async () => {
  server = await testServer(undefined, undefined, { quotas: manyConversations })
  admin = await signUp(server, 'ada', ['admin'])
  ann = await signUp(server, 'ann')
  bo = await signUp(server, 'bo')
  const cy = await signUp(server, 'cy')
  courts = await groupOf(ann, 'Courts', bo)
  others = await groupOf(bo, 'Secret plans', cy)
  await send(ann, courts, 'The bleachers are 50% full.')
  await send(bo, courts, 'Who brings the BLEACHER pads?')
  await send(bo, others, 'Nobody tells Ann about the bleachers.')
})
afterAll(() => server.close())

test('messages are found by a part of a word, the newest first, with their conversation', async () => {
  expect(await found(ann, 'bleacher')).toMatchObject([
    { groupId: courts, name: 'Courts', sequence: 2, text: 'Who brings the BLEACHER pads?' },
    { groupId: courts, name: 'Courts', sequence: 1, text: 'The bleachers are 50% full.' },
  ])
})

test('each person finds those of their own conversations, and administrators no others', async () => {
  expect((await found(bo, 'bleachers')).map(({ groupId }) => groupId)).toEqual([others, courts])
  expect(await found(admin, 'bleachers')).toEqual([])
})

test('signs of patterns are characters', async () => {
  expect((await found(ann, '50%')).map(({ sequence }) => sequence)).toEqual([1])
  expect(await found(ann, '5__')).toEqual([])
})

test('long messages are cut around the words', async () => {
  const { sequence } = await send(
    ann,
    courts,
    `${'Long before. '.repeat(50)}Umpires! ${'And after. '.repeat(50)}`,
  )
  const [message] = await found(ann, 'umpires')
  expect(message).toMatchObject({ sequence, text: expect.stringMatching(/^….{40}Umpires! /) })
  expect(message?.text).toHaveLength(201)
})

test('a deleted message is not found', async () => {
  const { id } = await send(ann, courts, 'Scoreboards')
  expect(await found(ann, 'scoreboard')).toHaveLength(1)
  await ann.api.groups.messages.remove({ ownerId: courts, id })
  expect(await found(ann, 'scoreboard')).toEqual([])
})

test('a conversation that was taken off the list leaves room for those on it', async () => {
  await send(ann, courts, 'Turnstiles?')
  const removed = await groupOf(ann, 'Old plans', bo)
  for (let n = 0; n < 20; n++) await send(ann, removed, `Turnstiles ${n}`)
  await ann.api.users.threads.remove({ ownerId: ann.id, id: removed })
  expect(await found(ann, 'turnstile')).toMatchObject([{ groupId: courts, text: 'Turnstiles?' }])
})

test('two characters are refused', async () => {
  expect(await refusedFields(found(ann, 'ab'))).toEqual(['data/text'])
})
