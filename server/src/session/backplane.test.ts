import { createClient } from '@redis/client'
import pg from 'pg'
import pino from 'pino'
import { beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { ring } from '../patterns/ring.ts'
import { openBackplane } from '../platform/backplane.ts'
import { signUp } from '../testing/people.ts'
import { sessionClient } from '../testing/session-client.ts'
import { testDatabase } from '../testing/test-database.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { valkeyServer } from '../testing/valkey-server.ts'
import { addressOf, agreeOnBackplane } from './agree-on-backplane.ts'

const log = pino({ level: 'silent' })

/** A started one, which ends with the test. */
async function startedValkey(settings?: Parameters<typeof valkeyServer>[0]) {
  const valkey = await valkeyServer(settings)
  onTestFinished(valkey.stop)
  await valkey.start()
  return valkey
}

async function appWith(backplaneUrl: string, shared?: TestServer) {
  const server = await testServer(shared, undefined, { backplaneUrl })
  onTestFinished(server.close)
  return server
}

describe('servers', () => {
  const waiting = async ({ pool }: { pool: pg.Pool }) =>
    (await pool.query<{ n: number }>('select count(*)::int as n from session_event')).rows[0]?.n

  test('events that were committed while the backplane was down arrive when it is back, after Resync', async () => {
    const valkey = await startedValkey()
    const server = await appWith(valkey.url)
    const admin = await signUp(server, 'ada', ['admin'])
    const person = await signUp(server, 'bob')
    const { received, sequences } = await sessionClient({ token: person.token, origin: server.origin })
    await expect.poll(() => waiting(server)).toBe(0)
    await valkey.stop()
    for (const title of ['One', 'Two'])
      await admin.api.users.notifications.create({ ownerId: person.id, data: { title, url: '/' } })
    expect(await waiting(server)).toBeGreaterThan(0)
    await valkey.start()
    await expect.poll(sequences).toEqual([1, 2])
    expect(received).toContainEqual(['Resync'])
    await expect.poll(() => waiting(server)).toBe(0)
  })

  test('a server starts without its backplane, and delivers once it is there', async () => {
    const valkey = await valkeyServer()
    const server = await appWith(valkey.url)
    const admin = await signUp(server, 'ada', ['admin'])
    const person = await signUp(server, 'bob')
    const { sequences } = await sessionClient({ token: person.token, origin: server.origin })
    await admin.api.users.notifications.create({ ownerId: person.id, data: { title: 'One', url: '/' } })
    onTestFinished(valkey.stop)
    await valkey.start()
    await expect.poll(sequences).toEqual([1])
  })

  test('two servers publish each event once, and those of a transaction in order', async () => {
    const valkey = await startedValkey()
    const here = await appWith(valkey.url)
    const elsewhere = await appWith(valkey.url, here)
    const listener = createClient({ url: valkey.url })
    listener.on('error', () => {})
    await listener.connect()
    onTestFinished(() => listener.destroy())
    const rung: unknown[] = []
    await listener.pSubscribe('session:*', (text) => {
      const { event, args } = JSON.parse(text)
      if (event === 'Typing') rung.push(args[0])
    })
    const numbers = Array.from({ length: 100 }, (_, n) => n)
    const ringAs = (server: typeof here, name: string) =>
      server.db.transaction().execute((db) =>
        ring(
          { db },
          numbers.map((n) => ({ event: 'Typing', to: [crypto.randomUUID()], args: [`${name}${n}`] })),
        ),
      )
    const names = ['a', 'b', 'c', 'd']
    await Promise.all(names.map((name, n) => ringAs(n % 2 === 0 ? here : elsewhere, name)))
    await expect.poll(() => waiting(here)).toBe(0)
    await expect.poll(() => rung.length).toBeGreaterThanOrEqual(400)
    for (const name of names)
      expect(rung.filter((text) => String(text).startsWith(name))).toEqual(numbers.map((n) => name + n))
  })
})

describe('the connection', () => {
  const open = (url: string) => {
    const onMessage = vi.fn<(text: string) => void>()
    const onConnect = vi.fn<() => void>()
    const timeouts = { heartbeat: 100, reply: 500 }
    return {
      onMessage,
      onConnect,
      opening: openBackplane({ url, channel: 'c', onMessage, onConnect, log, timeouts }),
    }
  }

  test('is replaced when the server goes silent without closing it', async () => {
    const valkey = await startedValkey()
    const { opening, onConnect } = open(valkey.url)
    const backplane = await opening
    onTestFinished(backplane.close)
    valkey.pause()
    await expect.poll(backplane.isConnected).toBe(false)
    valkey.resume()
    await expect.poll(() => onConnect.mock.calls.length).toBe(1)
    expect(backplane.isConnected()).toBe(true)
  })

  test('publishing rejects while there is no connection', async () => {
    const valkey = await valkeyServer()
    const backplane = await open(valkey.url).opening
    onTestFinished(backplane.close)
    await expect(backplane.publish(['x'])).rejects.toThrow('not connected')
  })

  test('works with a password', async () => {
    const valkey = await startedValkey({ password: 'sesame' })
    const { opening, onMessage } = open(valkey.url)
    const backplane = await opening
    onTestFinished(backplane.close)
    await backplane.publish(['x'])
    await expect.poll(() => onMessage.mock.calls.map(([text]) => text)).toEqual(['x'])
  })

  test.each([
    ['a wrong password', ':wrong@', 'WRONGPASS'],
    ['no password', '', 'NOAUTH'],
  ])('with %s, the start fails, naming the variable and not the password', async (_title, login, reason) => {
    const valkey = await startedValkey({ password: 'sesame' })
    const error: unknown = await open(valkey.url.replace(':sesame@', login)).opening.catch((e: unknown) => e)
    expect(String(error)).toMatch(new RegExp(`BACKPLANE_URL: the server refuses the login: ${reason}`))
    expect(String(error)).not.toMatch(/sesame|:wrong/)
  })
})

describe('all servers of a database use the same backplane', () => {
  let start: (address: string | null) => Promise<{ end(): Promise<void> }>
  beforeEach(async () => {
    const database = await testDatabase(inject('databaseUrl'))
    onTestFinished(database.drop)
    start = async (address) => {
      const client = new pg.Client({ connectionString: database.url })
      client.on('error', () => {})
      await client.connect()
      onTestFinished(() => client.end())
      await agreeOnBackplane(client, address)
      return client
    }
  })

  test('a server with the same one starts', async () => {
    await start('redis://a:6379')
    await expect(start('redis://a:6379')).resolves.toBeDefined()
  })

  test.each([
    ['a backplane', 'no backplane', null, 'redis://a:6379'],
    ['no backplane', 'redis://a:6379', 'redis://a:6379', null],
    ['another backplane', 'redis://a:6379', 'redis://a:6379', 'redis://b:6379'],
  ])('with %s, a server doesn’t start while others use %s', async (_own, others, first, second) => {
    await start(first)
    await expect(start(second)).rejects.toThrow(
      `BACKPLANE_URL: running servers of this database use ${others}.`,
    )
  })

  test('the only server changes it, and others must follow', async () => {
    const first = await start('redis://a:6379')
    await first.end()
    await start(null)
    await expect(start('redis://a:6379')).rejects.toThrow('use no backplane')
    await start(null)
  })

  test('the login and the number of the database don’t matter', () => {
    expect(addressOf('rediss://user:secret@Valkey.test/3')).toBe('rediss://valkey.test:6379')
  })
})
