import type { FastifyInstance } from 'fastify'
import { counter, histogram, type MetricsRegistry } from './registry.ts'

const durationBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts requests by route and class of status. Call it before registering routes. */
export function addRequestMetrics(metrics: MetricsRegistry, app: FastifyInstance) {
  const requests = metrics.add(
    counter('http_requests_total', 'Requests by method, route and class of status.'),
  )
  const durations = metrics.add(
    histogram('http_request_duration_seconds', 'From a request to its last byte.', durationBounds),
  )
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    // Without the URL, which anybody can make up, and only with methods of routes.
    const route = routeOptions.url ?? 'none'
    const knownMethod = routeOptions.url === undefined ? 'any' : method
    requests.increment({ method: knownMethod, route, status: `${Math.floor(statusCode / 100)}xx` })
    durations.observe(elapsedTime / 1000)
  })
}
