import { networkOf } from '@app/identity/network-address.ts'
import pino from 'pino'
import { expect, test } from 'vitest'
import { visitor } from './call.ts'
import { forwardedAddress } from './forwarded-address.ts'
import { httpServer } from './server.ts'

/** The network of a request with this header, behind this many trusted proxies. */
async function networkBehind(proxies: number, forwarded?: string) {
  const app = httpServer(pino({ level: 'silent' }), async () => visitor, { proxies })
  app.get('/network', async (request) => networkOf(request.ip))
  const reply = await app.inject({
    url: '/network',
    remoteAddress: '10.0.0.1',
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  })
  await app.close()
  return reply.body
}

test.each([
  [0, '203.0.113.9', '10.0.0.1'],
  [1, '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  [2, '203.0.113.9, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
  [2, '198.51.100.7', '198.51.100.7'],
])(
  'before a request is started: behind %i trusted proxies, X-Forwarded-For: %s is %s',
  async (proxies, chain, address) => {
    const app = httpServer(pino({ level: 'silent' }), async () => visitor, { proxies })
    app.get('/address', async (request) => [forwardedAddress(request.raw, proxies), request.ip])
    const headers = { 'x-forwarded-for': chain }
    const reply = await app.inject({ url: '/address', remoteAddress: '10.0.0.1', headers })
    await app.close()
    expect(reply.json()).toEqual([address, address])
  },
)

test.each([
  ['203.0.113.9', 'a forged address'],
  ['203.0.113.9, 198.51.100.7', 'a forged chain'],
  ['10.0.0.1', 'our own address'],
])('without trusted proxies, ignores X-Forwarded-For: %s (%s)', async (forwarded) => {
  expect(await networkBehind(0, forwarded)).toBe('10.0.0.1')
})

test.each([
  [1, '198.51.100.7', '198.51.100.7'],
  [1, '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  [1, '203.0.113.9,198.51.100.7', '198.51.100.7'],
  [1, '127.0.0.1, ::1, 198.51.100.7', '198.51.100.7'],
  [1, '198.51.100.7:51234', '198.51.100.7'],
  [1, '203.0.113.9, 2001:db8:1:2:3::4', '2001:db8:1:2::/64'],
  [2, '203.0.113.9, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
])(
  'behind %i trusted proxies, X-Forwarded-For: %s is the network %s',
  async (proxies, forwarded, network) => {
    expect(await networkBehind(proxies, forwarded)).toBe(network)
  },
)

test.each(['', 'nonsense', 'unknown', '203.0.113.9, <script>', '1.2.3.4.5', ','])(
  'behind a trusted proxy, X-Forwarded-For: %j is no network of its own',
  async (forwarded) => {
    expect(['10.0.0.1', 'unknown']).toContain(await networkBehind(1, forwarded))
  },
)
