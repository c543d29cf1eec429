import { afterEach, expect, test } from 'vitest'
import {
  dropConversation,
  dropConversations,
  keepConversation,
  keptConversations,
} from './kept-conversations.ts'

const conversation = (id: string, read: number) => ({ id, name: id, read, messages: [] })
const idsOf = async (userId: string) => (await keptConversations(userId)).map(({ id }) => id)

afterEach(async () => {
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
