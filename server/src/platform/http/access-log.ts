import { redactedPath } from '@app/contract/redacted-path.ts'
import type { FastifyInstance } from 'fastify'
import type { PseudonymOf } from '../pseudonyms.ts'

interface AccessLogParts {
  pseudonymOf: PseudonymOf
  /** Maps an IP address to the network that one customer has. */
  networkOf: (address: string) => string
}

/**
 * Logs a line for each request, whatever the log level is. It has no query, because searches contain texts and addresses, and
 * no tokens. People and networks have pseudonyms, which show what belongs together. Call it before registering routes.
 */
export function logRequests(app: FastifyInstance, { pseudonymOf, networkOf }: AccessLogParts) {
  const log = app.log.child({}, { level: 'info' })
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, routeOptions, caller, ip, id } = request
    const bytes = reply.raw.getHeader('content-length')
    log.info(
      {
        method,
        path: redactedPath(url),
        operation: routeOptions.config.operation,
        status: reply.raw.statusCode,
        ms: Math.round(reply.elapsedTime),
        bytes: bytes === undefined ? undefined : Number(bytes),
        subject: caller.user ? pseudonymOf('subject', caller.user.subject) : undefined,
        network: pseudonymOf('network', networkOf(ip)),
        traceId: id,
      },
      'request',
    )
  })
}
