import { resolve } from 'node:path'
import * as z from 'zod'
import { largestQuota } from '@app/contract/quota.ts'
import { readQuotas, type QuotaSettings } from './quota-settings.ts'
import { standings, type CallsAtOnce, type LimitSettings, type Quotas } from './limits/limit-settings.ts'

const undefinedIfEmpty = (text: unknown) => (text === '' ? undefined : text)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(undefinedIfEmpty, schema.optional())
const withDefault = <T extends z.ZodType>(schema: T, fallback: z.input<T>) =>
  z.preprocess((text) => undefinedIfEmpty(text) ?? fallback, schema)
const webUrl = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
const integer = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}

/** A path, or an http(s) address. */
const mapTiles = z
  .string()
  .trim()
  .refine((text) => !/^[a-z][a-z\d+.-]+:/i.test(text) || webUrl.safeParse(text).success, {
    error: 'must be a path or an http:// or https:// address',
  })

/** `host:port`, or a port of this machine. */
const listenAddress = z.string().transform((text, context): ListenAddress => {
  const [, host = '127.0.0.1', digits = ''] = /^(?:(?:\[?([^[\]]+)\]?):)?(\d{1,5})$/.exec(text.trim()) ?? []
  const port = Number(digits)
  if (digits === '' || port > 65_535)
    context.addIssue({
      code: 'custom',
      message: 'must be a port, or a host and a port such as 127.0.0.1:9464',
    })
  return { host, port }
})

/** `many` whole numbers separated by commas, or one for all of them. */
const numbers = (many: number, max: number) => {
  const error = `must be a whole number, or ${many} separated by commas, from 0 to ${max}`
  return z
    .string({ error })
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine(
      (parts) =>
        (parts.length === 1 || parts.length === many) &&
        parts.every((part) => /^\d{1,9}$/.test(part) && Number(part) <= max),
      { error },
    )
    .transform((parts) => Array.from({ length: many }, (_, index) => Number(parts[index] ?? parts[0])))
}
const callsAtOnce = numbers(3, 1000)
  .refine((counts) => counts.every((count) => count > 0), { error: 'must be at least 1 each' })
  .transform(([reads = 1, writes = 1, uploads = 1]): CallsAtOnce => ({ reads, writes, uploads }))
const perStanding = numbers(standings.length, 1_000_000)

/** In whole seconds; 0 means without limit. */
const seconds = integer(0, 86_400)

/** Names of quotas are checked by the composition root, which knows them. */
const quotas = z.string().transform((text, context): QuotaSettings => {
  const settings = readQuotas(text)
  if (settings !== null) return settings
  const example = 'images=500 documents=50/10'
  context.addIssue({
    code: 'custom',
    message: `must be like ${example}: each name once, numbers up to ${largestQuota}, the second not above the first`,
  })
  return z.NEVER
})

const Environment = z
  .object({
    PORT: withDefault(integer(0, 65_535), 3000),
    HOST: withDefault(z.string(), 'localhost'),
    PUBLIC_URL: optional(webUrl),
    TRUST_PROXY: withDefault(integer(0, 10), 0),
    DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })),
    DATA_DIR: withDefault(z.string(), '.data'),
    BRAND: withDefault(z.string().trim().min(1).max(60), 'Homestand'),
    CATALOGUE: optional(z.enum(['demo', 'none'])),
    OIDC_ISSUER: optional(webUrl),
    OIDC_AUDIENCE: withDefault(z.string(), 'urn:marketplace:api'),
    OIDC_CLIENT_ID: withDefault(z.string(), 'web'),
    OIDC_ROLES_CLAIM: withDefault(z.string(), 'urn:marketplace:roles'),
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })),
    MAIL_FROM: optional(z.email()),
    HELP_URL: optional(webUrl),
    CONTACT_URL: optional(webUrl),
    MARKETING_URL: optional(webUrl),
    MAP_TILES: optional(mapTiles),
    MAP_STYLE_URL: optional(webUrl),
    PAGES: withDefault(z.enum(['build', 'sources']), 'build'),
    METRICS_ADDRESS: optional(listenAddress),
    ACCESS_LOG: withDefault(z.enum(['off', 'on'], { error: 'must be on or off' }), 'off'),
    STATEMENT_TIMEOUT: withDefault(seconds, 60),
    LOCK_TIMEOUT: withDefault(seconds, 10),
    IDLE_TRANSACTION_TIMEOUT: withDefault(seconds, 60),
    QUOTAS: optional(quotas),
    RATE_LIMITS: withDefault(z.enum(['off', 'on'], { error: 'must be on or off' }), 'on'),
    LIMIT_READS: withDefault(perStanding, '3000,1500,1500'),
    LIMIT_WRITES: withDefault(perStanding, '300,60,30'),
    LIMIT_UPLOADS: withDefault(perStanding, '120,30,10'),
    LIMIT_CREATIONS: withDefault(perStanding, '30,10,10'),
    LIMIT_PAGES: withDefault(integer(0, 1_000_000), 600),
    NEW_ACCOUNT_HOURS: withDefault(integer(0, 8760), 24),
    CALLS_AT_ONCE: withDefault(callsAtOnce, '8,4,4'),
    LOG_LEVEL: withDefault(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
    NODE_ENV: withDefault(z.enum(['development', 'test', 'production']), 'development'),
  })
  .refine(({ MAP_TILES, MAP_STYLE_URL }) => MAP_TILES === undefined || MAP_STYLE_URL === undefined, {
    path: ['MAP_STYLE_URL'],
    error: 'must not be set together with MAP_TILES',
  })

/** In seconds. */
const minute = 60
const hour = 3600

/** The quotas of established accounts, newcomers and visitors. 0: none. */
function quotasFor(counts: readonly number[], seconds: number) {
  const quota = (count = 0) => (count === 0 ? undefined : { count, seconds })
  const [established, newcomer, visitor] = counts
  return { established: quota(established), newcomer: quota(newcomer), visitor: quota(visitor) }
}

const quotasOf = (env: z.output<typeof Environment>): Quotas => ({
  reads: quotasFor(env.LIMIT_READS, minute),
  writes: quotasFor(env.LIMIT_WRITES, minute),
  uploads: quotasFor(env.LIMIT_UPLOADS, minute),
  creations: quotasFor(env.LIMIT_CREATIONS, hour),
  pages: quotasFor(
    standings.map(() => env.LIMIT_PAGES),
    minute,
  ),
})

export interface ListenAddress {
  host: string
  port: number
}

/** After these times in seconds, PostgreSQL ends a statement, the wait for a lock, or an idle transaction. 0: never. */
export interface DatabaseTimeouts {
  statement: number
  lock: number
  idleTransaction: number
}

export interface Configuration {
  port: number
  host: string
  /** The public origin, without a trailing slash. */
  origin: string
  /** The number of trusted reverse proxies, whose X-Forwarded headers are used. */
  proxies: number
  databaseUrl: string | undefined
  dataDir: string
  brand: string
  catalogue: 'demo' | 'none'
  oidc: { issuer: string | undefined; audience: string; clientId: string; rolesClaim: string }
  mail: { smtpUrl: string | undefined; from: string }
  /** External pages that the shell links to. */
  links: { help: string | null; contact: string | null; marketing: string | null }
  /** Streets for maps: a PMTiles archive, or another style. At most one of them. */
  map: { tiles: { path: string; url: string | undefined } | undefined; styleUrl: string | undefined }
  /** Whether pages are served from the build, or from their sources for development. */
  pages: 'build' | 'sources'
  logLevel: string
  /** Where Prometheus reads metrics. */
  metrics: ListenAddress | undefined
  /** Whether each request is logged. */
  accessLog: boolean
  databaseTimeouts: DatabaseTimeouts
  quotas: QuotaSettings
  limits: LimitSettings
  mode: 'development' | 'test' | 'production'
}

/** An error for the operator to fix. Names the variable and the problem, but never the value, which may be a secret. */
export class ConfigurationError extends Error {}

export function readConfiguration(environment: Record<string, string | undefined>): Configuration {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigurationError(`Configuration: ${problems.join('; ')}`)
  }
  const env = parsed.data
  const origin = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '')
  return {
    port: env.PORT,
    host: env.HOST,
    origin,
    proxies: env.TRUST_PROXY,
    databaseUrl: env.DATABASE_URL,
    dataDir: resolve(env.DATA_DIR),
    brand: env.BRAND,
    // The password of the demo accounts is public.
    catalogue: env.CATALOGUE ?? (env.NODE_ENV === 'production' ? 'none' : 'demo'),
    oidc: {
      issuer: env.OIDC_ISSUER,
      audience: env.OIDC_AUDIENCE,
      clientId: env.OIDC_CLIENT_ID,
      rolesClaim: env.OIDC_ROLES_CLAIM,
    },
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? `no-reply@${new URL(origin).hostname}` },
    links: {
      help: env.HELP_URL ?? null,
      contact: env.CONTACT_URL ?? null,
      marketing: env.MARKETING_URL ?? null,
    },
    map: {
      tiles: env.MAP_TILES === undefined ? undefined : tilesOf(env.MAP_TILES),
      styleUrl: env.MAP_STYLE_URL,
    },
    pages: env.PAGES,
    logLevel: env.LOG_LEVEL,
    metrics: env.METRICS_ADDRESS,
    accessLog: env.ACCESS_LOG === 'on',
    databaseTimeouts: {
      statement: env.STATEMENT_TIMEOUT,
      lock: env.LOCK_TIMEOUT,
      idleTransaction: env.IDLE_TRANSACTION_TIMEOUT,
    },
    quotas: env.QUOTAS ?? new Map(),
    limits: {
      rates: env.RATE_LIMITS === 'on' ? quotasOf(env) : undefined,
      callsAtOnce: env.CALLS_AT_ONCE,
      newAccountHours: env.NEW_ACCOUNT_HOURS,
    },
    mode: env.NODE_ENV,
  }
}

const tilesOf = (text: string) => ({
  path: resolve(text),
  url: webUrl.safeParse(text).success ? text : undefined,
})
