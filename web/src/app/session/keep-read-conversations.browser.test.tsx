import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { groupFactsKey } from '../../api/groups-changed.ts'
import type { Message } from '../../messages/conversation-types.ts'
import { messagesKey } from '../../messages/use-messages.ts'
import { dropConversations, keptConversations } from '../../page/device/kept-conversations.ts'
import { forgetKeptPerson, writeKeptPerson } from '../../page/device/kept-person.ts'
import { keepReadConversations } from './keep-read-conversations.ts'

const id = '0191a3c2-0000-7000-8000-000000000001'
const opened = { group: { id, name: 'Fall Classic' }, members: [] }
const message: Message = {
  id: '0191a3c2-0000-7000-8000-000000000002',
  clientId: '0191a3c2-0000-7000-8000-000000000003',
  sequence: 1,
  changeSequence: 1,
  author: { id: 'bo', name: 'Bo', picture: null },
  text: 'Ten courts?',
  replyTo: null,
  mentions: [],
  attachments: [],
  reactions: [],
  createdDate: '2026-01-01T00:00:00.000Z',
  editedDate: null,
  deletedDate: null,
  event: null,
}
const window = { messages: [message], last: 1, change: 1 }

let queries: QueryClient
let conversations: ReturnType<typeof keepReadConversations>
beforeEach(() => {
  writeKeptPerson({ subject: 'ann', userId: 'ann' })
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  conversations = keepReadConversations(queries, 'ann')
})
afterEach(async () => {
  conversations.stop()
  forgetKeptPerson()
  await dropConversations('ann')
})

const fetch = async (queryKey: readonly string[], queryFn: () => Promise<unknown>) =>
  queries.fetchQuery({ queryKey, queryFn }).catch(() => undefined)
const read = async () => {
  await fetch(groupFactsKey(id), async () => opened)
  await fetch(messagesKey(id), async () => window)
}
const missing = async () => {
  throw Object.assign(new Error('Not found'), { status: 404 })
}
const idsOf = async () => (await keptConversations('ann')).map((kept) => kept.id)
/** Longer than changes are collected. */
const later = async () => new Promise((resolve) => setTimeout(resolve, 800))

test('a conversation that is read is kept', async () => {
  await read()
  await later()
  expect(await keptConversations('ann')).toMatchObject([
    { id, name: 'Fall Classic', messages: [{ author: 'Bo', text: 'Ten courts?' }] },
  ])
})

test('a conversation that is gone a moment after it was read is not kept', async () => {
  await read()
  await fetch(groupFactsKey(id), missing)
  await later()
  expect(await idsOf()).toEqual([])
})

test('what the cache still has of a conversation that is gone is not kept', async () => {
  await read()
  await later()
  await fetch(groupFactsKey(id), missing)
  // As for a page that refetches everything about a conversation, and closes before the reply.
  await queries.invalidateQueries({ queryKey: messagesKey(id) })
  await later()
  expect(await idsOf()).toEqual([])
})

test('somebody who is added again has the conversation kept again', async () => {
  await read()
  await fetch(groupFactsKey(id), missing)
  await read()
  await later()
  expect(await idsOf()).toEqual([id])
})
