import type { FastifyInstance } from 'fastify'
import type { ClosedReason } from '../http/server.ts'
import { protocolRefusal, type ProtocolError } from '../http/protocol-errors.ts'
import { counter, histogram, type MetricsRegistry } from './registry.ts'

const durationBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Too large, too many, headers too large, busy. */
const refusedStatuses = new Set([413, 429, 431, 503])

/** Counts requests by route and class of status, and refused ones by reason. Call it before registering routes. */
export function addRequestMetrics(metrics: MetricsRegistry, app: FastifyInstance) {
  const requests = metrics.add(
    counter('http_requests_total', 'Requests by method, route and class of status.'),
  )
  const durations = metrics.add(
    histogram(
      'http_request_duration_seconds',
      'From the start of a request, after it has waited for others of its network, to its last byte.',
      durationBounds,
    ),
  )
  const refused = metrics.add(
    counter('http_refused_requests_total', 'Refused requests by status, reason and kind of limit.'),
  )
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const { method, routeOptions } = request
    // Without the URL, which anybody can make up, and only with methods of routes.
    const route = routeOptions.url ?? 'none'
    const knownMethod = routeOptions.url === undefined ? 'any' : method
    requests.increment({ method: knownMethod, route, status: `${Math.floor(statusCode / 100)}xx` })
    if (routeOptions.config.isHeld !== true) durations.observe(elapsedTime / 1000)
    if (refusedStatuses.has(statusCode))
      refused.increment({
        status: String(statusCode),
        reason: request.refusalReason,
        budget: routeOptions.config.budget ?? 'none',
      })
  })
  // What the parser refuses never becomes a request.
  app.server.on('clientError', (error: ProtocolError) => {
    const { status, code } = protocolRefusal(error)
    if (refusedStatuses.has(status))
      refused.increment({ status: String(status), reason: code.toLowerCase(), budget: 'none' })
  })
}

/** Counts connections that limits close. Returns the function to call for each. */
export function countClosedConnections(metrics: MetricsRegistry): (reason: ClosedReason) => void {
  const closed = metrics.add(
    counter('http_closed_connections_total', 'Connections closed by limits of connections, by reason.'),
  )
  return (reason) => closed.increment({ reason })
}
