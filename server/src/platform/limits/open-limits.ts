import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { callerTurns } from './caller-turns.ts'
import type { LimitSettings } from './limit-settings.ts'
import { rateLimits, type RequestLimits } from './rate-limits.ts'
import { sharedLevels } from './shared-levels.ts'
import { useLevels } from './use-levels.ts'

interface LimitParts {
  pool: pg.Pool
  /** Of the installation. */
  secret: Buffer
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Maps an IP address to the network that one customer has. */
  networkOf: (address: string) => string
  /** The number of trusted reverse proxies. */
  proxies?: number | undefined
}

/** The limits of callers, as configured. */
export function openLimits({ rates, callsAtOnce }: LimitSettings, parts: LimitParts) {
  const turns = callerTurns(callsAtOnce)
  if (!rates) return { turns, requests: undefined }
  const { networkOf, proxies = 0, log } = parts
  const requests = rateLimits({ rates, levels: useLevels({ settle: sharedLevels(parts) }), networkOf })
  return { turns, requests: proxies === 0 ? warningOfProxies(requests, log) : requests }
}

/** Warns once if there seems to be a proxy that isn't trusted, because all of its visitors would be one network. */
function warningOfProxies(limits: RequestLimits, log: LimitParts['log']): RequestLimits {
  let hasWarned = false
  const count: RequestLimits['count'] = (request, reply) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true
      log.warn(
        'Requests have X-Forwarded-For. If they come through a proxy, set TRUST_PROXY: its visitors share limits.',
      )
    }
    return limits.count(request, reply)
  }
  return { ...limits, count }
}
