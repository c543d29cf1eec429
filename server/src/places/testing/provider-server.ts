import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'

/** A provider at an address of this machine, with the requests that it received. Ends with the test. */
export async function providerServer(listener: RequestListener) {
  const requests: { url: string; headers: IncomingHttpHeaders }[] = []
  const server = createServer((request, reply) => {
    requests.push({ url: request.url ?? '', headers: request.headers })
    listener(request, reply)
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the provider has no port')
  return { origin: `http://127.0.0.1:${address.port}`, requests }
}

/** A log that keeps its warnings. */
export function warningLog() {
  const warnings: unknown[] = []
  return { warnings, log: { warn: (...entry: unknown[]) => void warnings.push(entry) } }
}

/** Ways in which a provider fails, with a timeout of 300 ms. */
export const failingProviders: [string, RequestListener][] = [
  ['hangs', () => {}],
  ['drips', (_request, reply) => void reply.write('{"id":')],
  ['fails', (_request, reply) => reply.writeHead(500).end()],
  ['replies with HTML', (_request, reply) => reply.end('<html>')],
  ['replies with 10 MB', (_request, reply) => reply.end('x'.repeat(10_000_000))],
  ['replies without end', (_request, reply) => void reply.write('x'.repeat(300_000))],
  [
    'redirects into our network',
    (_request, reply) => reply.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
  ],
]

/** Without a path. */
export const ownAddresses = ['http://127.0.0.1:1', 'http://localhost:1', 'http://[::1]:1', 'http://10.0.0.1']
