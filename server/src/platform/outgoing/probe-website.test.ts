import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { probeWebsites } from './probe-website.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A website at an address of this machine, with the paths that were requested. */
async function website(listener: RequestListener) {
  const paths: (string | undefined)[] = []
  const opened = createServer((request, reply) => {
    paths.push(request.url)
    listener(request, reply)
  })
  server = opened
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve))
  const address = opened.address()
  if (address === null || typeof address === 'string') throw new Error('the website has no port')
  return { url: `http://127.0.0.1:${address.port}`, port: String(address.port), paths }
}

const probe = (url: string, settings: Parameters<typeof probeWebsites>[0] = {}) =>
  probeWebsites({ isAllowed: () => true, ports: [new URL(url).port], ...settings })(
    url,
    new AbortController().signal,
  )

test.each([
  [200, 'Reachable'],
  [204, 'Reachable'],
  [403, 'Reachable'],
  [429, 'Reachable'],
  [404, 'Failed'],
  [410, 'Failed'],
  [500, 'Failed'],
])('a website with the status %i is %s', async (status, outcome) => {
  const { url } = await website((_request, reply) => reply.writeHead(status).end())
  expect(await probe(url)).toEqual({ outcome, httpStatus: status })
})

test('follows redirects', async () => {
  const { url, paths } = await website((request, reply) =>
    request.url === '/' ? reply.writeHead(302, { location: '/home' }).end() : reply.end(),
  )
  expect(await probe(url)).toEqual({ outcome: 'Reachable', httpStatus: 200 })
  expect(paths).toEqual(['/', '/home'])
})

test('gives up after five redirects', async () => {
  const { url, paths } = await website((_request, reply) => reply.writeHead(301, { location: '/' }).end())
  expect(await probe(url)).toEqual({ outcome: 'Failed', httpStatus: 301 })
  expect(paths).toHaveLength(6)
})

test('refuses an address of our own network without a request', async () => {
  const { url, port, paths } = await website((_request, reply) => reply.end())
  const guarded = probeWebsites({ ports: [port] })
  const { signal } = new AbortController()
  expect(await guarded(url, signal)).toEqual({ outcome: 'Refused', httpStatus: null })
  // A name is as good as the address that it resolves to.
  expect(await guarded(`http://localhost:${port}`, signal)).toEqual({ outcome: 'Refused', httpStatus: null })
  expect(paths).toEqual([])
})

test('refuses a redirect into our own network', async () => {
  const { url, paths } = await website((_request, reply) =>
    reply.writeHead(302, { location: 'http://[::1]/' }).end(),
  )
  const isAllowed = (address: string) => address === '127.0.0.1'
  expect(await probe(url, { isAllowed })).toEqual({ outcome: 'Refused', httpStatus: 302 })
  expect(paths).toEqual(['/'])
})

test.each(['http://example.com:22/', 'ftp://example.com/'])('refuses %s', async (url) => {
  expect(await probe(url, { ports: [] })).toEqual({ outcome: 'Refused', httpStatus: null })
})

test('a website that takes too long gives no answer', async () => {
  const { url } = await website(() => {})
  expect(await probe(url, { timeoutMs: 50 })).toEqual({ outcome: 'NoAnswer', httpStatus: null })
})

test('a website that closes the connection gives no answer', async () => {
  const { url } = await website((request) => request.socket.destroy())
  expect(await probe(url)).toEqual({ outcome: 'NoAnswer', httpStatus: null })
})

test('doesn’t read the body', async () => {
  let isClosed = false
  const { url } = await website((_request, reply) => {
    reply.on('close', () => (isClosed = !reply.writableFinished))
    reply.write('x'.repeat(100_000))
  })
  expect((await probe(url)).outcome).toBe('Reachable')
  await expect.poll(() => isClosed).toBe(true)
})
