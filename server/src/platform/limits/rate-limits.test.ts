import { networkOf } from '@app/identity/network-address.ts'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { visitor } from '../http/call.ts'
import { httpServer } from '../http/server.ts'
import { rateLimits } from './rate-limits.ts'
import { useLevels } from './use-levels.ts'

const none = { established: undefined, newcomer: undefined, visitor: undefined }

/** A server that answers two reads of a visitor per hour, behind this many trusted proxies. */
function limitedApp(proxies: number) {
  const limit = rateLimits({
    rates: {
      reads: { ...none, visitor: { count: 2, seconds: 3600 } },
      writes: none,
      uploads: none,
      creations: none,
      exports: none,
      pages: { ...none, visitor: { count: 2, seconds: 3600 } },
    },
    levels: useLevels({ settle: async (_name, _rate, { uses }) => uses }),
    networkOf,
  })
  const app = httpServer(pino({ level: 'silent' }), async () => visitor, { proxies, limit })
  onTestFinished(() => app.close())
  app.get('/read', { config: { budget: 'reads' } }, async () => 'done')
  app.get('/write', { config: { budget: 'writes' } }, async () => 'done')
  app.get('/uncounted', async () => 'done')
  return async (forwarded: string, url = '/read') =>
    (await app.inject({ url, remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': forwarded } }))
      .statusCode
}

async function statusesOf(send: (forwarded: string) => Promise<number>, forwarded: readonly string[]) {
  const statuses: number[] = []
  for (const header of forwarded) statuses.push(await send(header))
  return statuses
}

test('without a trusted proxy, forged addresses share the budget of the connection', async () => {
  const send = limitedApp(0)
  expect(await statusesOf(send, ['203.0.113.1', '203.0.113.2', '203.0.113.3'])).toEqual([200, 200, 429])
})

test('behind a proxy, each visitor has a budget', async () => {
  const send = limitedApp(1)
  const visitors = ['203.0.113.1', '203.0.113.1', '203.0.113.2', '203.0.113.1']
  expect(await statusesOf(send, visitors)).toEqual([200, 200, 200, 429])
})

test('behind a proxy, a forged first hop makes no other visitor', async () => {
  const send = limitedApp(1)
  const forged = ['1.1.1.1, 203.0.113.1', '2.2.2.2, 203.0.113.1', '3.3.3.3, 203.0.113.1']
  expect(await statusesOf(send, forged)).toEqual([200, 200, 429])
})

test('addresses of one IPv6 /64 are one visitor, those of another are not', async () => {
  const send = limitedApp(1)
  const addresses = ['2001:db8:0:1::1', '2001:db8:0:1::2', '2001:db8:0:1:ffff::3', '2001:db8:0:2::1']
  expect(await statusesOf(send, addresses)).toEqual([200, 200, 429, 200])
})

test('budgets without a rate and routes without a budget have no limit', async () => {
  const send = limitedApp(0)
  await statusesOf(send, ['', '', ''])
  const replies = [await send('', '/read'), await send('', '/write'), await send('', '/uncounted')]
  expect(replies).toEqual([429, 200, 200])
})

test('requests without a route count as pages', async () => {
  const send = limitedApp(0)
  expect(await statusesOf((forwarded) => send(forwarded, '/u/login'), ['', '', ''])).toEqual([404, 404, 429])
})
