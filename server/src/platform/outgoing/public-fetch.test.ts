import { createServer } from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicFetch } from './public-fetch.ts'

let requests = 0
const server = createServer((_request, reply) => {
  requests += 1
  reply.end('{}')
})
let port = 0
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address === 'object' && address !== null) port = address.port
})
afterAll(() => server.close())

test.each([
  'https://127.0.0.1/',
  'https://localhost/',
  'https://10.1.2.3/',
  'https://[::1]/',
  'http://169.254.169.254/',
])('%s is not connected to', async (address) => {
  await expect(publicFetch(new URL(address))).rejects.toThrow('our own network')
})

test('an unusual port is not connected to', async () => {
  await expect(publicFetch(new URL(`http://127.0.0.1:${port}/`))).rejects.toThrow('our own network')
  expect(requests).toBe(0)
})
