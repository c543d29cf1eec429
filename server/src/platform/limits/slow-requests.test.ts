import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cutSlowRequest } from '../http/protocol-errors.ts'
import { limitConnections } from './connection-limits.ts'
import { openConnections } from './open-connections.ts'
import { cutSlowBodies } from './slow-bodies.ts'

async function listeningServer(respond: (...exchange: Parameters<RequestListener>) => Promise<void>) {
  const server = createServer((request, response) => void respond(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return { server, open: () => opened(address.port) }
}

async function opened(port: number) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})
const passSeconds = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

/** A server that cuts bodies with less than 1,000 bytes per second over 30 seconds, and one request to it with this body. */
async function requestWith(bytes: number, { isRead = true } = {}) {
  const { server, open } = await listeningServer(async (request, response) => {
    requests.push(request)
    if (!isRead) await reading.promise
    request.on('data', (chunk: Buffer) => (received += chunk.byteLength))
    request.once('end', () => response.end(`${received} bytes`))
  })
  cutSlowBodies(server, { minBytesPerSecond: 1000, cut: cutSlowRequest })
  const requests: IncomingMessage[] = []
  const reading = Promise.withResolvers<void>()
  let received = 0
  const socket = await open()
  const response = text(socket)
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${bytes}\r\n\r\n`)
  await expect.poll(() => requests.length).toBe(1)
  return {
    response,
    read: () => reading.resolve(),
    buffered: () => requests[0]?.readableLength ?? 0,
    /** Resolves when it has arrived, if it is read. */
    send: async (count: number) => {
      const expected = received + count
      socket.write('x'.repeat(count))
      if (isRead) await expect.poll(() => received).toBe(expected)
    },
  }
}

const statusOf = (response: string) => response.split('\r\n', 1)[0]

test('a body that stops is cut with a 408 within 35 seconds', async () => {
  const { send, response } = await requestWith(1000)
  await send(1)
  passSeconds(35)
  expect(statusOf(await response)).toBe('HTTP/1.1 408 Request Timeout')
  expect(await response).toContain('REQUEST_TIMEOUT')
})

test('a body that drips is cut', async () => {
  const { send, response } = await requestWith(1000)
  for (let second = 0; second < 35; second += 5) {
    await send(1)
    passSeconds(5)
  }
  expect(statusOf(await response)).toBe('HTTP/1.1 408 Request Timeout')
})

test('a slow body that makes progress arrives, however long it takes', async () => {
  const { send, response } = await requestWith(500_000)
  for (let part = 0; part < 10; part++) {
    await send(50_000)
    passSeconds(30)
  }
  expect(await response).toContain('500000 bytes')
})

test('a body that stops after it made progress is cut', async () => {
  const { send, response } = await requestWith(500_000)
  await send(50_000)
  passSeconds(30)
  passSeconds(35)
  expect(statusOf(await response)).toBe('HTTP/1.1 408 Request Timeout')
})

test('a body that the server doesn’t read is not cut', async () => {
  const { send, read, buffered, response } = await requestWith(2_000_000, { isRead: false })
  await send(2_000_000)
  await expect.poll(buffered).toBeGreaterThanOrEqual(65_536)
  passSeconds(600)
  read()
  expect(await response).toContain('2000000 bytes')
})

/** A server that allows two connections of a network, and never replies to /wait. */
async function limitedServer() {
  const { server, open } = await listeningServer(async (request, response) => {
    if (request.url !== '/wait') response.end('done')
  })
  limitConnections(server, { perNetwork: 2, open: openConnections(server, (address) => address) })
  const accepted = async () => {
    const [socket] = await Promise.all([open(), once(server, 'connection')])
    return socket
  }
  return { server, open: accepted }
}

const isClosed = (socket: Socket) =>
  new Promise<boolean>((resolve) => socket.resume().once('close', () => resolve(true)))
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`

test('a third connection closes the oldest one without a request', async () => {
  const { open } = await limitedServer()
  const [oldest, second] = [await open(), await open()]
  oldest.write('GET / HTTP/1.1\r\nX-Slow')
  const third = await open()
  expect(await isClosed(oldest)).toBe(true)
  for (const socket of [second, third]) {
    socket.write(get('/'))
    expect(String(await once(socket, 'data'))).toContain('200 OK')
  }
})

test('a third connection is closed if both others have requests', async () => {
  const { open, server } = await limitedServer()
  for (const socket of [await open(), await open()]) {
    socket.write(get('/wait'))
    await once(server, 'request')
  }
  expect(await isClosed(await open())).toBe(true)
})

test('a connection whose request is done can be closed for a new one', async () => {
  const { open } = await limitedServer()
  const [done] = [await open(), await open()]
  done.write(get('/'))
  await once(done, 'data')
  await open()
  expect(await isClosed(done)).toBe(true)
})
