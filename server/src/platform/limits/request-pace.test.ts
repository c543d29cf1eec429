import { once, type EventEmitter } from 'node:events'
import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { connect, Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { refuseFlood } from '../http/early-refusal.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { paceRequests } from './request-pace.ts'

const nextRound = () => new Promise((resolve) => setImmediate(resolve))

const refuse = (reply: ServerResponse) => refuseFlood(reply, securityHeaders(false))

/** A server that records the URLs of the requests that it starts. The first letter of a URL is the share. */
function recordedServer() {
  const started: string[] = []
  const server = createServer((request) => void started.push(request.url ?? ''))
  const pace = paceRequests(server, {
    shareOf: ({ url = '' }) => url.slice(0, 1),
    refuse,
  })
  const send = (url: string, socket = new Socket()) => {
    const request = Object.assign(new IncomingMessage(socket), { url })
    const reply = new ServerResponse(request)
    server.emit('request', request, reply)
    return reply
  }
  return { started, pace, send }
}

test('four requests of a share start at once, and two of the rest in each round of the event loop', async () => {
  const { started, pace, send } = recordedServer()
  for (const n of [1, 2, 3, 4, 5, 6, 7]) send(`a${n}`)
  expect(started).toEqual(['a1', 'a2', 'a3', 'a4'])
  await nextRound()
  expect(started).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6'])
  expect(pace.hasWaiting('a')).toBe(true)
  await nextRound()
  expect(started.at(-1)).toBe('a7')
  expect(pace.hasWaiting('a')).toBe(false)
})

test('a request of another share passes those that wait', () => {
  const { started, send } = recordedServer()
  for (const n of [1, 2, 3, 4, 5, 6]) send(`a${n}`)
  send('b1')
  expect(started).toEqual(['a1', 'a2', 'a3', 'a4', 'b1'])
})

test('a request of a share that has others waiting does not pass them', async () => {
  const { started, send } = recordedServer()
  for (const n of [1, 2, 3, 4, 5, 6, 7]) send(`a${n}`)
  await nextRound()
  send('a8')
  await nextRound()
  await nextRound()
  expect(started.slice(4)).toEqual(['a5', 'a6', 'a7', 'a8'])
})

test('shares take turns', async () => {
  const { started, send } = recordedServer()
  for (const share of ['a', 'b', 'c']) for (const n of [1, 2, 3, 4, 5, 6]) send(`${share}${n}`)
  for (let round = 0; round < 3; round++) await nextRound()
  expect(started.slice(12)).toEqual(['a5', 'b5', 'c5', 'a6', 'b6', 'c6'])
})

test('of 100 shares at the same time, 64 start at once', async () => {
  const { started, send } = recordedServer()
  for (let n = 0; n < 100; n++) send(String.fromCodePoint(0x4e_00 + n))
  expect(started).toHaveLength(64)
  for (let round = 0; round < 18; round++) await nextRound()
  expect(started).toHaveLength(100)
})

test('a request whose client leaves while it waits is not started', async () => {
  const { started, send } = recordedServer()
  for (const n of [1, 2, 3, 4]) send(`a${n}`)
  send('a5').destroy()
  send('a6')
  await nextRound()
  await nextRound()
  expect(started).toEqual(['a1', 'a2', 'a3', 'a4', 'a6'])
})

test('a second burst after the first one has been started is paced as well', async () => {
  const { started, send } = recordedServer()
  for (const n of [1, 2, 3, 4, 5, 6]) send(`a${n}`)
  await nextRound()
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) send(`b${n}`)
  expect(started.slice(6)).toEqual(['b1', 'b2', 'b3', 'b4'])
  await nextRound()
  expect(started.slice(10)).toEqual(['b5', 'b6'])
})

test('a connection that pipelines more than 16 requests that wait is closed', () => {
  const { started, send } = recordedServer()
  const socket = new Socket()
  for (let n = 0; n < 20; n++) send('a', socket)
  expect(socket.destroyed).toBe(false)
  send('a', socket)
  expect(socket.destroyed).toBe(true)
  send('a', socket)
  expect(started).toHaveLength(4)
})

test('a client that pipelines 500 requests in one chunk is cut off, and others are answered', async () => {
  const server = createServer((_request, reply) => void reply.end('done'))
  paceRequests(server, { shareOf: () => 'a', refuse })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const socket = connect(address.port, '127.0.0.1')
  socket.on('error', () => {})
  socket.resume().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(500))
  await once(socket, 'close')
  expect(await (await fetch(`http://127.0.0.1:${address.port}`)).text()).toBe('done')
})

test('a share has at most 1,000 requests waiting, and further ones are refused with Retry-After', () => {
  const { send } = recordedServer()
  for (let n = 0; n < 1004; n++) expect(send('a').headersSent).toBe(false)
  const refused = send('a')
  expect([refused.statusCode, refused.getHeader('retry-after')]).toEqual([503, '5'])
  expect(refused.getHeaders()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-type': 'application/problem+json; charset=utf-8',
  })
  expect(send('b').headersSent).toBe(false)
})

test('handlers run for each request, with the server as this', () => {
  const server = createServer()
  const callers: unknown[] = []
  server.on('request', function (this: EventEmitter) {
    callers.push(this)
  })
  paceRequests(server, { shareOf: () => '', refuse })
  const request = new IncomingMessage(new Socket())
  server.emit('request', request, new ServerResponse(request))
  expect(callers).toEqual([server])
})
