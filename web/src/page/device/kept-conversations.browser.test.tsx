import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  dropConversation,
  dropConversations,
  keepConversation,
  keptConversations,
} from './kept-conversations.ts'
import { forgetKept } from './forget-kept.ts'
import { forgetKeptPerson, writeKeptPerson } from './kept-person.ts'

const conversation = (id: string, read: number) => ({ id, name: id, read, messages: [] })
const idsOf = async (userId: string) => (await keptConversations(userId)).map(({ id }) => id)

beforeEach(() => writeKeptPerson({ subject: 'ann', userId: 'ann' }))
afterEach(async () => {
  forgetKeptPerson()
  for (const userId of ['ann', 'bo']) await dropConversations(userId)
})

test('the conversation that was read last comes first', async () => {
  await keepConversation('ann', conversation('later', 2))
  await keepConversation('ann', conversation('earlier', 1))
  expect(await idsOf('ann')).toEqual(['later', 'earlier'])
})

test('of 21 conversations, the one that was read the longest ago is dropped', async () => {
  for (let read = 1; read <= 21; read++) await keepConversation('ann', conversation(`c${read}`, read))
  const ids = await idsOf('ann')
  expect(ids).toHaveLength(20)
  expect(ids).not.toContain('c1')
})

test('a conversation that is kept again replaces itself', async () => {
  await keepConversation('ann', conversation('one', 1))
  await keepConversation('ann', { ...conversation('one', 2), name: 'New name' })
  expect(await keptConversations('ann')).toMatchObject([{ id: 'one', name: 'New name' }])
})

test('people keep their conversations apart', async () => {
  await keepConversation('ann', conversation('hers', 1))
  expect(await idsOf('bo')).toEqual([])
})

test('a dropped conversation is gone, and the others stay', async () => {
  await keepConversation('ann', conversation('one', 1))
  await keepConversation('ann', conversation('two', 2))
  await dropConversation('ann', 'one')
  expect(await idsOf('ann')).toEqual(['two'])
})

test('nothing is left of a person after all were dropped', async () => {
  await keepConversation('ann', conversation('one', 1))
  await dropConversations('ann')
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('kept:ann')
})

test('the profiles that this device viewed are forgotten with the person', async () => {
  localStorage.setItem('last-calendar', '0191a3c2-0000-7000-8000-000000000001')
  localStorage.setItem('recent', 'facility:0191a3c2-0000-7000-8000-000000000001')
  await forgetKept()
  expect(localStorage.getItem('recent')).toBeNull()
  expect(localStorage.getItem('last-calendar')).toBeNull()
})

test('what was under way when the person was forgotten keeps nothing', async () => {
  await keepConversation('ann', conversation('before', 1))
  const forgotten = forgetKept()
  await keepConversation('ann', conversation('late', 2))
  await forgotten
  const databases = await indexedDB.databases()
  expect(databases.filter(({ name }) => name === 'kept:ann')).toEqual([])
})
