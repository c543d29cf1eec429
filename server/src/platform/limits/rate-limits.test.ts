import { networkOf } from '@app/identity/network-address.ts'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { Refusal } from '../errors.ts'
import { httpServer } from '../http/server.ts'
import { rateLimits } from './rate-limits.ts'
import { useLevels } from './use-levels.ts'

const none = { established: undefined, newcomer: undefined, visitor: undefined }

/** A server that answers two reads of a visitor per hour, behind this many trusted proxies. Everybody with a token is one account. */
function limitedApp(proxies: number) {
  const limits = rateLimits({
    rates: {
      reads: { ...none, visitor: { count: 2, seconds: 3600 } },
      writes: none,
      uploads: { ...none, visitor: { count: 4, seconds: 3600 } },
      creations: none,
      exports: { ...none, visitor: { count: 2, seconds: 3600 } },
      records: none,
      pages: { ...none, visitor: { count: 2, seconds: 3600 } },
    },
    levels: useLevels({ settle: async (_name, _rate, { uses }) => uses }),
    networkOf,
  })
  const account = { id: 'ann', subject: 'local|ann', email: 'ann@people.test', name: 'Ann' }
  const app = httpServer(
    pino({ level: 'silent' }),
    async () => ({ user: account, isAdmin: false, standing: 'established' }),
    { proxies, limits },
  )
  onTestFinished(() => app.close())
  app.get('/read', { config: { budget: 'reads' } }, async () => 'done')
  app.get('/linked', { config: { budget: 'reads', link: 'host' } }, async () => 'done')
  app.get('/write', { config: { budget: 'writes' } }, async () => 'done')
  app.get('/uncounted', async () => 'done')
  app.get('/exported', { config: { budget: 'exports' } }, async () => 'done')
  app.get<{ Params: { status: string } }>(
    '/exports/:status',
    { config: { budget: 'exports', generalBudget: 'uploads' } },
    async ({ params }) => {
      throw new Refusal(Number(params.status), 'BUSY', 'Refused.')
    },
  )
  return async (forwarded: string, url = '/read', headers: Record<string, string> = {}) => {
    const sent = { 'x-forwarded-for': forwarded, ...headers }
    return (await app.inject({ url, remoteAddress: '10.0.0.1', headers: sent })).statusCode
  }
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

const key = (letter: string) => ({ 'mailed-key': letter.repeat(43) })
const networks = ['203.0.113.1', '203.0.113.2', '203.0.113.3']

test('a mailed link has one budget in all networks', async () => {
  const send = limitedApp(1)
  const sendBy = (letter: string) => (forwarded: string) => send(forwarded, '/linked', key(letter))
  expect(await statusesOf(sendBy('A'), networks)).toEqual([200, 200, 429])
  expect(await sendBy('B')('203.0.113.4')).toBe(200)
})

test('mailed links of a network share its budget as a visitor, also beside an account', async () => {
  const send = limitedApp(1)
  const [network = ''] = networks
  const authorization = 'Bearer ann'
  expect(await send(network, '/linked', key('A'))).toBe(200)
  expect(await send(network, '/linked', { ...key('B'), authorization })).toBe(200)
  expect(await send(network, '/linked', key('C'))).toBe(429)
  expect(await send(network, '/linked', { ...key('D'), authorization })).toBe(429)
  expect(await send(network, '/linked', { authorization })).toBe(200)
})

test('a route that admits no mailed link counts none', async () => {
  const send = limitedApp(1)
  expect(await statusesOf((forwarded) => send(forwarded, '/read', key('A')), networks)).toEqual([
    200, 200, 200,
  ])
})

test.each([400, 401, 404, 413, 415, 503])(
  'a call that is refused with %d costs no export',
  async (status) => {
    const send = limitedApp(0)
    const refused = await statusesOf((forwarded) => send(forwarded, `/exports/${status}`), ['', '', ''])
    expect(refused).toEqual([status, status, status])
    expect(await statusesOf((forwarded) => send(forwarded, '/exported'), ['', '', ''])).toEqual([
      200, 200, 429,
    ])
  },
)

test.each([422, 500])('a call that took its work and ended with %d costs an export', async (status) => {
  const send = limitedApp(0)
  const ended = await statusesOf((forwarded) => send(forwarded, `/exports/${status}`), ['', '', ''])
  expect(ended).toEqual([status, status, 429])
})

test('refused exports count as calls of their general budget', async () => {
  const send = limitedApp(0)
  const refused = await statusesOf((forwarded) => send(forwarded, '/exports/400'), ['', '', '', '', ''])
  expect(refused).toEqual([400, 400, 400, 400, 429])
})
