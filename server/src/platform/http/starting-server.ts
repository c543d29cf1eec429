import { titled } from '@app/contract/page-title.ts'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { ListenAddress } from '../address-values.ts'
import { ConfigurationError } from '../configuration.ts'
import { problem, Refusal } from '../errors.ts'
import { escaped } from '../markup.ts'
import { replyToAll, serverOptions } from './protocol-errors.ts'
import { securityHeaders } from './security-headers.ts'

const retryAfterSeconds = 5
// Without what depends on the address, which browsers learn from the next reply.
const setSecurityHeaders = securityHeaders(false)

/** For browsers: asks again by itself. It has no script and nothing to load, because nothing else is served yet. */
const pageOf = (brand: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${retryAfterSeconds}">
<title>${escaped(titled('Starting …', brand))}</title>
<style>body { display: grid; place-content: center; min-height: 90vh; font: 18px/1.5 system-ui; text-align: center }</style>
<main><h1>Starting …</h1><p>The first start takes about two minutes. This page opens by itself.</p></main>
</html>`

/**
 * Holds the port from the start, until the product can serve it. So a port that is in use is found before minutes of
 * building a catalogue, and load balancers see a server that is alive but not ready.
 */
export async function startingServer(
  { host, port }: ListenAddress,
  brand: string,
): Promise<{ close(): Promise<void> }> {
  const page = pageOf(brand)
  const server = createServer(serverOptions, (request, response) => {
    setSecurityHeaders(response)
    const isLive = request.url?.split('?', 1)[0] === '/health/live'
    const headers = { 'cache-control': 'no-store', connection: 'close' }
    if (isLive)
      return response
        .writeHead(200, { ...headers, 'content-type': 'application/json' })
        .end(JSON.stringify({ status: 'live' }))
    const refusal = new Refusal(503, 'STARTING', 'The server is starting. Try again in a few seconds.')
    const isPage = request.headers.accept?.includes('text/html') === true
    return response
      .writeHead(503, {
        ...headers,
        'content-type': isPage ? 'text/html; charset=utf-8' : 'application/problem+json',
        'retry-after': String(retryAfterSeconds),
        vary: 'accept',
      })
      .end(isPage ? page : JSON.stringify(problem(refusal, randomUUID())))
  })
  replyToAll(server)
  server.listen({ host, port })
  try {
    await once(server, 'listening')
  } catch (error) {
    throw portError(port, error)
  }
  return {
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** An error that says what to change if the port is in use. */
export const portError = (port: number, error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    ? new ConfigurationError(`PORT: ${port} is already in use`)
    : error
