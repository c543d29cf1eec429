import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { ConfigurationError, type ListenAddress } from '../configuration.ts'
import { problem, Refusal } from '../errors.ts'

const retryAfterSeconds = 5

/**
 * Holds the port from the start, until the product can serve it. So a port that is in use is found before minutes of
 * building a catalogue, and load balancers see a server that is alive but not ready.
 */
export async function startingServer({ host, port }: ListenAddress): Promise<{ close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const isLive = request.url?.split('?', 1)[0] === '/health/live'
    const refusal = new Refusal(503, 'STARTING', 'The server is starting. Try again in a few seconds.')
    const body = isLive ? { status: 'live' } : problem(refusal, randomUUID())
    if (!isLive) response.setHeader('retry-after', retryAfterSeconds)
    response
      .writeHead(isLive ? 200 : 503, {
        'content-type': isLive ? 'application/json' : 'application/problem+json',
        'cache-control': 'no-store',
        connection: 'close',
      })
      .end(JSON.stringify(body))
  })
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
