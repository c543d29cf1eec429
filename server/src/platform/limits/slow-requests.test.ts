import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { cutSlowRequest } from '../http/protocol-errors.ts'
import { limitConnections } from './connection-limits.ts'
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

/** A server that reads bodies, and cuts those with less than 1,000 bytes per second, measured over 100 ms. */
async function measuringServer(readAfterMs = 0) {
  const { server, open } = await listeningServer(async (request, response) => {
    await pause(readAfterMs)
    // Cut requests are destroyed.
    const body = await text(request).catch(() => '')
    response.end(`${body.length} bytes`)
  })
  cutSlowBodies(server, { minBytesPerSecond: 1000, cut: cutSlowRequest, windowMs: 100, checkEveryMs: 20 })
  return open
}

const head = (length: number) =>
  `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`

async function send(socket: Socket, parts: number, partBytes: number, everyMs: number) {
  socket.write(head(parts * partBytes))
  for (let part = 0; part < parts && socket.writable; part++) {
    socket.write('x'.repeat(partBytes))
    await pause(everyMs)
  }
}

const statusOf = (response: string) => response.split('\r\n', 1)[0]

test('a body that stops is cut with a 408', async () => {
  const socket = await (await measuringServer())()
  socket.write(`${head(1000)}x`)
  const response = await text(socket)
  expect(statusOf(response)).toBe('HTTP/1.1 408 Request Timeout')
  expect(response).toContain('REQUEST_TIMEOUT')
})

test('a body that drips is cut', async () => {
  const socket = await (await measuringServer())()
  const response = text(socket)
  await send(socket, 100, 1, 20)
  expect(statusOf(await response)).toBe('HTTP/1.1 408 Request Timeout')
})

test('a slow body that makes progress arrives, however long it takes', async () => {
  const socket = await (await measuringServer())()
  const response = text(socket)
  await send(socket, 40, 1000, 20)
  expect(await response).toContain('40000 bytes')
})

test('a body that the server doesn’t read is not cut', async () => {
  const socket = await (await measuringServer(500))()
  const response = text(socket)
  await send(socket, 20, 100_000, 0)
  expect(await response).toContain('2000000 bytes')
})

/** A server that allows two connections of a network, and never replies to /wait. */
async function limitedServer() {
  const { server, open } = await listeningServer(async (request, response) => {
    if (request.url !== '/wait') response.end('done')
  })
  limitConnections(server, {
    total: 100,
    perNetwork: 2,
    minBytesPerSecond: 0,
    networkOf: (address) => address,
  })
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
