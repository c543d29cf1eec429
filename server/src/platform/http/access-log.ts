import type { FastifyInstance } from 'fastify'
import type { PseudonymOf } from '../pseudonyms.ts'

interface AccessLogParts {
  pseudonymOf: PseudonymOf
  /** Maps an IP address to the network that one customer has. */
  networkOf: (address: string) => string
}

// Segments of paths that aren't tokens, such as the keys of shared lists, links in emails and passes of private files.
const short = /^.{0,19}$/
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const slug = /^[\da-z]{1,20}(-[\da-z]{1,20})*$/

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

/** The path without its query, and with `…` for tokens. */
export const redactedPath = (url: string) =>
  (url.split(/[?#]/, 1)[0] ?? '')
    .split('/')
    .map((segment) => ([short, uuid, slug].some((shape) => shape.test(segment)) ? segment : '…'))
    .join('/')
