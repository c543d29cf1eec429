import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { visitor } from './call.ts'
import { addJsonParser } from './json-body.ts'
import { readLongBodiesInTurns } from './long-bodies.ts'

async function openServer() {
  const app = fastify({ bodyLimit: 300_000, forceCloseConnections: true })
  onTestFinished(() => app.close())
  app.decorateRequest('caller')
  app.addHook('onRequest', (request, _reply, done) => {
    request.caller = visitor
    done()
  })
  addJsonParser(app)
  readLongBodiesInTurns(app, { networkOf: (address) => address })
  const arrived: string[] = []
  app.post<{ Body: string }>('/:name', (request, reply) => {
    arrived.push(`${request.url} ${request.body.length}`)
    return reply.send('read')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo

  /** A request of which only the head was sent. */
  async function begin(name: string, length: number, from = '127.0.0.1') {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {})
    await once(socket, 'connect')
    const body = JSON.stringify('x'.repeat(length))
    const head = [`POST /${name} HTTP/1.1`, 'Host: x', 'Connection: close', 'Content-Type: application/json']
    socket.write(`${[...head, `Content-Length: ${body.length}`].join('\r\n')}\r\n\r\n`)
    return {
      response: text(socket).catch(() => 'none'),
      finish: () => void socket.write(body),
      disconnect: () => void socket.destroy(),
    }
  }
  /** A request that sends items until the server ends it. Resolves with the response. */
  async function beginEndless(name: string) {
    const socket = connect({ port, host: '127.0.0.1' })
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {})
    await once(socket, 'connect')
    const head = [`POST /${name} HTTP/1.1`, 'Host: x', 'Connection: close', 'Content-Type: application/json']
    socket.write(`${[...head, 'Transfer-Encoding: chunked'].join('\r\n')}\r\n\r\n`)
    const items = '1,'.repeat(8192)
    const chunk = `${items.length.toString(16)}\r\n${items}\r\n`
    const timer = setInterval(() => socket.write(chunk), 1)
    onTestFinished(() => clearInterval(timer))
    socket.once('data', () => clearInterval(timer))
    const [answer] = await once(socket, 'data')
    return String(answer)
  }
  return { begin, beginEndless, arrived }
}

test('a long body is read when the one before it has arrived, and those of others at once', async () => {
  const { begin, arrived } = await openServer()
  const first = await begin('first', 200_000)
  const second = await begin('second', 200_000)
  const other = await begin('other', 200_000, '127.0.0.2')
  const short = await begin('short', 1000)
  second.finish()
  short.finish()
  other.finish()
  expect(await short.response).toContain('200 OK')
  expect(await other.response).toContain('200 OK')
  expect(arrived).toEqual(expect.arrayContaining(['/short 1000', '/other 200000']))
  expect(arrived).toHaveLength(2)
  first.finish()
  expect(await first.response).toContain('200 OK')
  expect(await second.response).toContain('200 OK')
})

test('a body that is too long, or whose sender leaves, gives up its turn', async () => {
  const { begin, arrived } = await openServer()
  const refused = await begin('refused', 400_000)
  expect(await refused.response).toContain('413')
  const left = await begin('left', 200_000)
  const waiting = await begin('waiting', 200_000)
  waiting.finish()
  left.disconnect()
  expect(await waiting.response).toContain('200 OK')
  expect(arrived).toEqual(['/waiting 200000'])
})

test('a body of too many items without an end is refused, and gives up its turn', async () => {
  const { begin, beginEndless, arrived } = await openServer()
  const endless = await beginEndless('endless')
  expect(endless).toContain('400')
  const next = await begin('next', 200_000)
  next.finish()
  expect(await next.response).toContain('200 OK')
  expect(arrived).toEqual(['/next 200000'])
})
