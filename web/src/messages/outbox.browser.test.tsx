import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dispatchSession, useSession } from '../api/session.ts'
import { outboxKey } from '../page/conversation-texts.ts'
import { deviceDrafts } from '../page/draft-store.ts'
import { initialSession } from '../session/session-state.ts'
import { sendLeftMessages } from './outbox.ts'

const person = { subject: 'ann', name: 'Ann', email: '', picture: null, isAdmin: false }
const left = {
  clientId: '0191a3c2-0000-7000-8000-000000000003',
  groupId: '0191a3c2-0000-7000-8000-000000000001',
  subject: 'ann',
  text: 'Ten courts?',
  replyTo: null,
  mentions: [],
  files: [],
  written: 1,
}
const problem = (status: number) =>
  Response.json(
    { type: '/docs/problems', title: 'Refused', status, detail: 'Refused.', code: 'REFUSED', traceId: '1' },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )
const fetched = vi.fn<() => Promise<Response>>()
const kept = () => deviceDrafts.keys(outboxKey('ann', ''))

beforeEach(() => {
  dispatchSession({ type: 'client-reported', isLoading: false, person, hasFailed: false, endedLogins: 0 })
  vi.stubGlobal('fetch', fetched)
  deviceDrafts.write(outboxKey('ann', left.clientId), JSON.stringify(left))
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
  for (const key of kept()) deviceDrafts.drop(key)
  useSession.setState(initialSession, true)
})

test('a message to a conversation that its author was removed from is dropped', async () => {
  fetched.mockImplementation(async () => problem(404))
  sendLeftMessages(new QueryClient(), 'ann')
  await expect.poll(kept).toEqual([])
})

test.each([400, 403])(
  'a message that is refused with %i is kept, so that it can be sent again',
  async (status) => {
    fetched.mockImplementation(async () => problem(status))
    const queries = new QueryClient()
    sendLeftMessages(queries, 'ann')
    await expect
      .poll(() =>
        queries
          .getMutationCache()
          .getAll()
          .map(({ state }) => state.status),
      )
      .toEqual(['error'])
    expect(kept()).toHaveLength(1)
  },
)
