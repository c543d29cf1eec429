import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { callKey } from '../../platform/calls/call-key.ts'
import { calls } from '../../platform/calls/calls.ts'
import { refetchNews } from './refetch-news.ts'

/** A page that shows a message to us. Returns how often the message was fetched. */
async function openThread(client: QueryClient) {
  let fetches = 0
  const thread = new QueryObserver(client, {
    queryKey: callKey(calls['contact-mgmt'].inquiries.read, { data: { inquiryId: '1' } }, 'ada'),
    queryFn: () => ++fetches,
    staleTime: Infinity,
  })
  onTestFinished(thread.subscribe(() => {}))
  await expect.poll(() => fetches).toBe(1)
  return () => fetches
}

test('the reply to a message refetches the open conversation about it', async () => {
  const client = new QueryClient()
  const fetches = await openThread(client)
  await refetchNews({ client }, [{ topic: 'messages', url: '/contact/thread?id=1' }])
  expect(fetches()).toBe(2)
})

test('other news does not refetch it', async () => {
  const client = new QueryClient()
  const fetches = await openThread(client)
  await refetchNews({ client }, [{ topic: 'messages', url: '/groups/1' }])
  expect(fetches()).toBe(1)
})
