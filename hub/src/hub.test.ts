import { connect } from 'node:net'
import { HttpTransportType } from '@microsoft/signalr'
import { describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { invocationFrame } from './frames.ts'
import { client, hubServer } from './hub-server.fixture.ts'

const { WebSockets, ServerSentEvents, LongPolling } = HttpTransportType
const handshake = '{"protocol":"json","version":1}\x1e'
const call = '{"type":1,"target":"Shout","arguments":[]}\x1e'

describe.each([
  ['WebSockets', WebSockets],
  ['Server-Sent Events', ServerSentEvents],
  ['long polling', LongPolling],
] as const)('the official client over %s', (_name, transport) => {
  test('receives 50 events in order', async () => {
    const { hub, url } = await hubServer()
    const { connection, received } = client(url, transport)
    await connection.start()
    for (let n = 0; n < 50; n++) hub.send('ann', invocationFrame('Notify', [n]))
    await expect.poll(() => received.length).toBe(50)
    expect(received.flat()).toEqual(Array.from({ length: 50 }, (_, n) => n))
  })

  test('receives text in any script', async () => {
    const { hub, url } = await hubServer()
    const { connection, received } = client(url, transport)
    await connection.start()
    hub.send('ann', invocationFrame('Notify', ['<b>\n\r\u202E🏀\u2028"']))
    await expect.poll(() => received).toEqual([['<b>\n\r\u202E🏀\u2028"']])
  })

  test('stays connected while nothing happens', async () => {
    const { hub, url } = await hubServer({ keepAliveMs: 500, clientTimeoutMs: 1500, pollMs: 400 })
    const { connection, received } = client(url, transport)
    connection.keepAliveIntervalInMilliseconds = 300
    connection.serverTimeoutInMilliseconds = 2500
    await connection.start()
    await new Promise((resolve) => setTimeout(resolve, 3000))
    hub.send('ann', invocationFrame('Notify', ['still here']))
    await expect.poll(() => received).toEqual([['still here']])
  })

  test('is told why the server closes', async () => {
    const { hub, url } = await hubServer()
    const { connection, closed } = client(url, transport)
    await connection.start()
    hub.disconnect('ann', () => true, { frame: invocationFrame('Notify', []), error: 'Enough.' })
    expect((await closed)?.message).toContain('Enough.')
    expect(hub.isOpen('ann')).toBe(false)
  })

  test('leaves no connection behind when it stops', async () => {
    const { hub, url } = await hubServer()
    const { connection } = client(url, transport)
    await connection.start()
    await connection.stop()
    await expect.poll(() => hub.isOpen('ann')).toBe(false)
  })

  test('is closed when it calls a method', async () => {
    const { hub, url } = await hubServer()
    const { connection, closed } = client(url, transport)
    await connection.start()
    await expect(connection.invoke('Shout')).rejects.toThrow('no such method')
    await closed
    expect(hub.isOpen('ann')).toBe(false)
  })

  test('is closed when its token expires', async () => {
    const { url } = await hubServer()
    const { connection, closed } = client(url, transport, 'expired:1500')
    await connection.start()
    expect((await closed)?.message).toContain('expired')
  })

  test('can’t connect with a stolen token', async () => {
    const { url } = await hubServer()
    const { connection } = client(url, transport, 'stolen')
    await expect(connection.start()).rejects.toThrow('401')
  })
})

describe('a raw WebSocket', () => {
  async function open(options: Parameters<typeof hubServer>[0] = {}, headers: Record<string, string> = {}) {
    const server = await hubServer(options)
    const socket = new WebSocket(`${server.webSocketUrl}?id=unknown&access_token=ann`, { headers })
    socket.on('error', () => {})
    onTestFinished(() => socket.terminate())
    const texts: string[] = []
    socket.on('message', (content) => void texts.push(Buffer.isBuffer(content) ? content.toString() : ''))
    const status = new Promise<number>((resolve) => {
      socket.on('open', () => resolve(101))
      socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode))
    })
    const closed = new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)))
    return { ...server, socket, texts, closed, status: await status }
  }

  /** A second client, which must not notice. */
  async function other(url: string) {
    const { connection, received } = client(url, WebSockets, 'ben')
    await connection.start()
    return received
  }

  test('is accepted with an unknown id, for another process may have negotiated', async () => {
    const { hub, socket, texts, status } = await open()
    expect(status).toBe(101)
    socket.send(handshake)
    await expect.poll(() => texts).toEqual(['{}\x1e'])
    expect(hub.isOpen('ann')).toBe(true)
  })

  test.each([
    ['a frame of 1 MB', 'x'.repeat(1_048_576)],
    ['a frame of 1 MB in parts', Array.from({ length: 64 }, () => 'x'.repeat(16_384))],
    ['broken JSON', '{"type":6\x1e'],
    ['JSON that isn’t an object', 'null\x1e'],
    ['an unknown method', call],
    ['1,000 invocations', Array.from({ length: 1000 }, () => call)],
    ['1,000 pings', Array.from({ length: 1000 }, () => '{"type":6}\x1e')],
    ['broken MessagePack', Buffer.from([0x93, 0xff, 0x00])],
  ])('that sends %s is closed, and no other', async (_what, content) => {
    const { hub, url, socket, closed } = await open()
    const received = await other(url)
    socket.send(handshake)
    await expect.poll(() => hub.isOpen('ann')).toBe(true)
    for (const part of [content].flat()) socket.send(part)
    await closed
    await expect.poll(() => hub.isOpen('ann')).toBe(false)
    hub.send('ben', invocationFrame('Notify', ['fine']))
    await expect.poll(() => received).toEqual([['fine']])
  })

  test('that asks for MessagePack is refused', async () => {
    const { socket, texts, closed } = await open()
    socket.send('{"protocol":"messagepack","version":1}\x1e')
    await closed
    expect(texts).toEqual([expect.stringContaining('"error"')])
  })

  test('that sends no handshake is closed', async () => {
    const { closed } = await open({ handshakeMs: 300 })
    expect(await closed).toBe(1000)
  })

  test('that goes silent is closed', async () => {
    const { socket, closed } = await open({ clientTimeoutMs: 300 })
    socket.send(handshake)
    expect(await closed).toBe(1000)
  })

  test('may send frames of unknown types, as the protocol demands', async () => {
    const { hub, socket } = await open()
    socket.send(`${handshake}{"type":99}\x1e`)
    await expect.poll(() => hub.isOpen('ann')).toBe(true)
    hub.send('ann', invocationFrame('Notify', []))
    expect(hub.isOpen('ann')).toBe(true)
  })

  test('that reads nothing is cut', async () => {
    const { hub, socket } = await open({ maxBufferedBytes: 100_000 })
    socket.send(handshake)
    await expect.poll(() => hub.isOpen('ann')).toBe(true)
    socket.pause()
    const frame = invocationFrame('Notify', ['x'.repeat(100_000)])
    for (let n = 0; n < 500 && hub.isOpen('ann'); n++) {
      hub.send('ann', frame)
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(hub.isOpen('ann')).toBe(false)
  })

  test('of a page of another origin is refused', async () => {
    const { status } = await open({}, { origin: 'https://elsewhere.example' })
    expect(status).toBe(403)
  })

  test('of a page of ours is accepted', async () => {
    const { status } = await open({}, { origin: 'http://localhost' })
    expect(status).toBe(101)
  })

  // As `ws` sends no such addresses, the request is written by hand.
  test.each(['//', '//[', 'http://['])('to %s, which is no address, is refused with 400', async (target) => {
    const { url } = await hubServer()
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    const reply = new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())))
    socket.write(`GET ${target} HTTP/1.1\r\nhost: hub\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`)
    expect(await reply).toMatch(/^HTTP\/1\.1 400 [\s\S]*\r\ncross-origin-resource-policy: same-origin\r\n/)
  })

  test('is refused when the user has too many', async () => {
    const { status } = await open({ maxConnectionsPerUser: 0 })
    expect(status).toBe(429)
  })
})

describe('a request', () => {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

  async function polled() {
    const server = await hubServer()
    const reply = await fetch(`${server.url}/negotiate`, { method: 'POST', headers: bearer('ann') })
    const [, secret] = /"connectionToken":"([^"]+)"/.exec(await reply.text()) ?? []
    const url = `${server.url}?id=${secret}`
    const send = (body: string, token = 'ann') =>
      fetch(url, { method: 'POST', headers: bearer(token), body }).then(({ status }) => status)
    const poll = (token = 'ann') => fetch(url, { headers: bearer(token) })
    return { ...server, send, poll }
  }

  test('of another user finds no connection', async () => {
    const { send, poll } = await polled()
    await poll()
    expect((await poll('ben')).status).toBe(404)
    expect(await send(handshake, 'ben')).toBe(404)
  })

  test('that polls gets frames, and 204 after the end', async () => {
    const { hub, send, poll } = await polled()
    expect(await (await poll()).text()).toBe('')
    expect(await send(handshake)).toBe(200)
    expect(await (await poll()).text()).toBe('{}\x1e')
    hub.disconnect('ann', () => true, { frame: '' })
    expect(await (await poll()).text()).toBe('{"type":7}\x1e')
    expect((await poll()).status).toBe(204)
  })

  test('with a body of 1 MB ends its connection', async () => {
    const { hub, send, poll } = await polled()
    await poll()
    await send(handshake)
    expect(hub.isOpen('ann')).toBe(true)
    await send('x'.repeat(1_048_576)).catch(() => {})
    await expect.poll(() => hub.isOpen('ann')).toBe(false)
  })

  test('before the first poll is refused', async () => {
    const { send } = await polled()
    expect(await send(handshake)).toBe(409)
  })
})
