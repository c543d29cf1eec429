import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { calls } from '../platform/calls/calls.ts'
import { refetchTouched } from '../platform/calls/touches.ts'
import { venuesKey, waitingRequestsKey } from './home-data.ts'

test.each([
  ['the requests that wait', waitingRequestsKey],
  ['the request to find hosts for', venuesKey],
])('a write that touches requests reads %s again', async (_part, key) => {
  const client = new QueryClient()
  client.setQueryData(key, {})
  await refetchTouched(client, [calls['contact-mgmt'].requests])
  expect(client.getQueryState(key)?.isInvalidated).toBe(true)
})
