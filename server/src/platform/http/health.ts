import type { FastifyInstance } from 'fastify'

/** Each check resolves if that part works. */
export type HealthChecks = Readonly<Record<string, () => Promise<unknown>>>

const checkTimeoutMs = 2000
/** Anybody can ask, so checks run at most once in this time. */
const cacheMs = 1000

interface Readiness {
  isReady: boolean
  checks: Record<string, 'ok' | 'failed'>
}

/**
 * `GET /health/live`: whether the process responds. `GET /health/ready`: whether it can serve requests. While the server stops,
 * Fastify responds to everything with a 503. Until it has started, starting-server.ts does.
 */
export function registerHealth(app: FastifyInstance, checks: HealthChecks) {
  let latest: { at: number; result: Promise<Readiness> } | undefined
  const readiness = () => {
    if (latest === undefined || Date.now() - latest.at > cacheMs)
      latest = { at: Date.now(), result: run(checks) }
    return latest.result
  }
  app.get('/health/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  )
  app.get('/health/ready', async (_request, reply) => {
    const { isReady, checks: results } = await readiness()
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'failing', checks: results })
  })
}

async function run(checks: HealthChecks): Promise<Readiness> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]): Promise<[string, 'ok' | 'failed']> => {
      try {
        await Promise.race([check(), timeout()])
        return [name, 'ok']
      } catch {
        return [name, 'failed']
      }
    }),
  )
  return { isReady: results.every(([, result]) => result === 'ok'), checks: Object.fromEntries(results) }
}

const timeout = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('the check took too long')), checkTimeoutMs).unref()
  })
