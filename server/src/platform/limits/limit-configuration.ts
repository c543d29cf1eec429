import * as z from 'zod'
import { integer, numbers, withDefault } from '../environment-values.ts'
import {
  defaultConnections,
  defaultNewAccountHours,
  standings,
  type CallsAtOnce,
  type LimitSettings,
  type Rates,
} from './limit-settings.ts'

const callsAtOnce = numbers(3, 1000)
  .refine((counts) => counts.every((count) => count > 0), { error: 'must be at least 1 each' })
  .transform(([reads = 1, writes = 1, uploads = 1]): CallsAtOnce => ({ reads, writes, uploads }))
const perStanding = numbers(standings.length, 1_000_000)

/** Rates are per minute, those of creations and exports per hour: of established accounts, newcomers and visitors. */
export const limitVariables = {
  RATE_LIMITS: withDefault(z.enum(['off', 'on'], { error: 'must be on or off' }), 'on'),
  LIMIT_READS: withDefault(perStanding, '3000,1500,1500'),
  LIMIT_WRITES: withDefault(perStanding, '600,300,60'),
  LIMIT_UPLOADS: withDefault(perStanding, '600,200,10'),
  LIMIT_CREATIONS: withDefault(perStanding, '30,10,10'),
  LIMIT_EXPORTS: withDefault(perStanding, '60,20,10'),
  LIMIT_RECORDS: withDefault(integer(0, 1_000_000), 300),
  LIMIT_PAGES: withDefault(integer(0, 1_000_000), 1200),
  NEW_ACCOUNT_HOURS: withDefault(integer(0, 8760), defaultNewAccountHours),
  CALLS_AT_ONCE: withDefault(callsAtOnce, '8,4,4'),
  MAX_CONNECTIONS: withDefault(integer(1, 1_000_000), defaultConnections.total),
  MAX_NETWORK_CONNECTIONS: withDefault(integer(1, 1_000_000), defaultConnections.perNetwork),
  MIN_UPLOAD_RATE: withDefault(integer(0, 1_000_000), defaultConnections.minBytesPerSecond),
}

const Variables = z.object(limitVariables)
type LimitVariables = z.output<typeof Variables>

/** In seconds. */
const minute = 60
const hour = 3600

/** The rates of established accounts, newcomers and visitors. 0: none. */
function ratesFor(counts: readonly number[], per: number) {
  const rate = (count = 0) => (count === 0 ? undefined : { count, seconds: per })
  const [established, newcomer, visitor] = counts
  return { established: rate(established), newcomer: rate(newcomer), visitor: rate(visitor) }
}

/** Per minute, whoever it is. */
const sameFor = (count: number) =>
  ratesFor(
    standings.map(() => count),
    minute,
  )

const ratesOf = (env: LimitVariables): Rates => ({
  reads: ratesFor(env.LIMIT_READS, minute),
  writes: ratesFor(env.LIMIT_WRITES, minute),
  uploads: ratesFor(env.LIMIT_UPLOADS, minute),
  creations: ratesFor(env.LIMIT_CREATIONS, hour),
  exports: ratesFor(env.LIMIT_EXPORTS, hour),
  records: sameFor(env.LIMIT_RECORDS),
  pages: sameFor(env.LIMIT_PAGES),
})

export const limitsOf = (env: LimitVariables): LimitSettings => ({
  rates: env.RATE_LIMITS === 'on' ? ratesOf(env) : undefined,
  callsAtOnce: env.CALLS_AT_ONCE,
  newAccountHours: env.NEW_ACCOUNT_HOURS,
  connections: {
    total: env.MAX_CONNECTIONS,
    perNetwork: env.MAX_NETWORK_CONNECTIONS,
    minBytesPerSecond: env.MIN_UPLOAD_RATE,
  },
})
