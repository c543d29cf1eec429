import { createPublicKey, randomBytes } from 'node:crypto'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { pushBrowser } from '../../testing/push-browser.ts'
import { pushService } from '../../testing/push-service.ts'
import { isPushEndpoint, pushSender, type PushSettings } from './send-push.ts'
import { openVapid, type Vapid } from './vapid.ts'

const message = { text: '{"title":"News"}', topic: 'abc', urgency: 'high' } as const
const browser = pushBrowser()

let service: Awaited<ReturnType<typeof pushService>>
let vapid: Vapid
beforeAll(async () => {
  service = await pushService()
  vapid = await openVapid(randomBytes(32), 'https://homestand.example')
})
afterAll(() => service.close())
beforeEach(() => {
  service.reply(201)
  service.requests.length = 0
})

const send = (endpoint = `${service.origin}/one`, settings: Partial<PushSettings> = {}) =>
  pushSender(vapid, { origins: [service.origin], ...settings })({ endpoint, ...browser.target }, message)

test('the service gets an encrypted body, how long to keep it, and how urgent it is', async () => {
  expect(await send()).toBe('sent')
  const [request] = service.requests
  expect(request?.path).toBe('/one')
  expect(request?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
    topic: 'abc',
    urgency: 'high',
  })
  expect(browser.decrypt(request?.body ?? Buffer.alloc(0))).toBe(message.text)
})

test('the service can verify who sent it, and that it is meant for this service', async () => {
  await send()
  const [, token = '', publicKey = ''] =
    /^vapid t=(.+), k=(.+)$/.exec(service.requests[0]?.headers.authorization ?? '') ?? []
  const point = Buffer.from(publicKey, 'base64url')
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const { payload } = await jwtVerify(token, key, { audience: service.origin, algorithms: ['ES256'] })
  expect(payload.sub).toBe('https://homestand.example')
  expect((payload.exp ?? 0) * 1000 - Date.now()).toBeLessThan(24 * 3_600_000)
  expect(publicKey).toBe(vapid.publicKey)
})

test.each([
  [201, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [401, 'denied'],
  [403, 'denied'],
  [413, 'refused'],
  [429, 'failed'],
  [500, 'failed'],
])('the status %i means %s', async (status, outcome) => {
  service.reply(status)
  expect(await send()).toBe(outcome)
})

test('a redirect is not followed', async () => {
  service.reply(307)
  expect(await send()).toBe('failed')
  expect(service.requests.map(({ path }) => path)).toEqual(['/one'])
})

test('a service that never replies fails', async () => {
  service.reply(undefined)
  expect(await send(undefined, { timeoutMs: 50 })).toBe('failed')
})

test('nothing is sent to an address of our own network', async () => {
  expect(await send(undefined, { origins: [] })).toBe('gone')
  expect(service.requests).toEqual([])
})

test('a name that resolves to our own network is not connected to', async () => {
  const inside = [{ address: '10.0.0.1', family: 4 }]
  const lookup = vi
    .spyOn(dns, 'lookup')
    .mockImplementation(((
      _name: string,
      _options: object,
      callback: (error: null, found: object[]) => void,
    ) => callback(null, inside)) as never)
  syncBuiltinESMExports()
  try {
    expect(await send('https://push.example.com/one', { origins: [] })).toBe('gone')
    expect(lookup).toHaveBeenCalledOnce()
  } finally {
    lookup.mockRestore()
    syncBuiltinESMExports()
  }
})

describe('an endpoint', () => {
  const settings = { origins: ['http://10.0.0.5:9000'] }

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://web.push.apple.com/abc',
    'http://10.0.0.5:9000/configured',
  ])('may be %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, settings)).toBe(true)
  })

  test.each([
    'http://fcm.googleapis.com/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.5/abc',
    'https://192.168.1.1/abc',
    'https://0x7f000001/abc',
    'https://2130706433/abc',
    'https://localhost/abc',
    'https://printer/abc',
    'https://push.example.com:8080/abc',
    'https://user:secret@push.example.com/abc',
    'file:///etc/passwd',
    'no address',
  ])('can’t be %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, settings)).toBe(false)
  })
})
