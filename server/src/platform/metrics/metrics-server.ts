import { once } from 'node:events'
import { createServer } from 'node:http'
import type { ListenAddress } from '../address-values.ts'
import { ConfigurationError } from '../configuration.ts'
import { replyToAll, serverOptions } from '../http/protocol-errors.ts'
import { securityHeaders } from '../http/security-headers.ts'
import type { MetricsRegistry } from './registry.ts'

const setSecurityHeaders = securityHeaders(false)

/** Serves metrics at an address of their own, since they aren't for everyone who can reach the product. */
export async function startMetricsServer({ text }: MetricsRegistry, { host, port }: ListenAddress) {
  const server = createServer(serverOptions, (request, response) => {
    setSecurityHeaders(response)
    const isMetrics = request.url === '/metrics'
    if (!isMetrics || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(isMetrics ? 405 : 404, isMetrics ? { allow: 'GET, HEAD' } : {}).end()
      return
    }
    void text().then((body) =>
      response
        .writeHead(200, {
          'content-type': 'text/plain; version=0.0.4; charset=utf-8',
          'cache-control': 'no-store',
        })
        .end(body),
    )
  })
  replyToAll(server)
  server.listen({ host, port })
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new ConfigurationError(`METRICS_ADDRESS: can't listen on ${host}:${port}: ${String(error)}`)
  }
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
