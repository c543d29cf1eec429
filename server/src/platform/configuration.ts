import { resolve } from 'node:path'
import * as z from 'zod'
import { defaultBar, ownHelpLinks } from '@app/contract/page-surroundings.ts'
import { largestQuota } from '@app/contract/quota.ts'
import type { AnalyticsSettings, BarSettings, HelpLinks } from '@app/contract/page-surroundings.ts'
import {
  backplaneUrl,
  collectorUrl,
  listenAddress,
  mapTiles,
  outgoingVariables,
  placesUrl,
  tilesOf,
  webUrl,
  type ListenAddress,
} from './address-values.ts'
import { integer, optional, withDefault } from './environment-values.ts'
import { limitsOf, limitVariables } from './limits/limit-configuration.ts'
import type { LimitSettings } from './limits/limit-settings.ts'
import { modelOf, modelProblem, modelVariables, type ModelSettings } from './model-configuration.ts'
import { defaultPlans, plansText, type Plans } from '@app/contract/plans.ts'
import { readQuotas, type QuotaSettings } from './quota-settings.ts'
import { stateVideosText, type StateVideos } from './state-videos.ts'

const onOrOff = z.enum(['off', 'on'], { error: 'must be on or off' })

/** In whole seconds; 0 means without limit. */
const seconds = integer(0, 86_400)

/** Names of quotas are checked by the composition root, which knows them. */
const quotas = z.string().transform((text, context): QuotaSettings => {
  const settings = readQuotas(text)
  if (settings !== null) return settings
  const example = 'images=500 documents=50/10 pageFileBytes=2GB/500MB'
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
    BACKPLANE_URL: optional(backplaneUrl),
    DATA_DIR: withDefault(z.string(), '.data'),
    BRAND: withDefault(z.string().trim().min(1).max(60), 'Homestand'),
    CATALOGUE: optional(z.enum(['demo', 'none'])),
    OIDC_ISSUER: optional(webUrl),
    OIDC_AUDIENCE: withDefault(z.string(), 'urn:marketplace:api'),
    OIDC_CLIENT_ID: withDefault(z.string(), 'web'),
    OIDC_ROLES_CLAIM: withDefault(z.string(), 'urn:marketplace:roles'),
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })),
    MAIL_FROM: optional(z.email()),
    MAIL: optional(z.enum(['drop'], { error: 'must be drop, or not set' })),
    HELP_URL: optional(webUrl),
    CONTACT_URL: optional(webUrl),
    MARKETING_URL: optional(webUrl),
    PRIVACY_URL: optional(webUrl),
    TERMS_URL: optional(webUrl),
    POSTAL_ADDRESS: optional(z.string().trim().min(1).max(300)),
    BAR_HEIGHT: withDefault(integer(44, 160), defaultBar.height),
    BAR_POSITION: withDefault(
      z.enum(['sticky', 'fixed'], { error: 'must be sticky or fixed' }),
      defaultBar.position,
    ),
    BAR_CONTAINED: optional(onOrOff),
    STATE_VIDEOS: optional(stateVideosText),
    MAP_TILES: optional(mapTiles),
    MAP_STYLE_URL: optional(webUrl),
    PLACES_URL: optional(placesUrl),
    PLACES_KEY: optional(z.string().min(1)),
    ROUTES_URL: optional(webUrl),
    ...outgoingVariables,
    ...modelVariables,
    VISITS: withDefault(onOrOff, 'on'),
    ANALYTICS_URL: optional(collectorUrl),
    ANALYTICS_CONSENT: withDefault(onOrOff, 'on'),
    PAGES: withDefault(z.enum(['build', 'sources']), 'build'),
    METRICS_ADDRESS: optional(listenAddress),
    ACCESS_LOG: withDefault(onOrOff, 'off'),
    STATEMENT_TIMEOUT: withDefault(seconds, 60),
    LOCK_TIMEOUT: withDefault(seconds, 10),
    IDLE_TRANSACTION_TIMEOUT: withDefault(seconds, 60),
    QUOTAS: optional(quotas),
    PLANS: optional(plansText),
    ...limitVariables,
    LOG_LEVEL: withDefault(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
    NODE_ENV: withDefault(z.enum(['development', 'test', 'production']), 'development'),
  })
  .refine(({ MAP_TILES, MAP_STYLE_URL }) => MAP_TILES === undefined || MAP_STYLE_URL === undefined, {
    path: ['MAP_STYLE_URL'],
    error: 'must not be set together with MAP_TILES',
  })
  .refine(({ MAIL, SMTP_URL }) => MAIL === undefined || SMTP_URL === undefined, {
    path: ['MAIL'],
    error: 'must not be set together with SMTP_URL',
  })
  .superRefine((env, context) => {
    const problem = modelProblem(env)
    if (problem) context.addIssue({ code: 'custom', ...problem })
  })
  // Browsers would block it.
  .refine(
    ({ PUBLIC_URL, ANALYTICS_URL }) =>
      PUBLIC_URL?.startsWith('https:') !== true || ANALYTICS_URL?.startsWith('http:') !== true,
    { path: ['ANALYTICS_URL'], error: 'must be an https:// address, like PUBLIC_URL' },
  )

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
  /** A Valkey or Redis that passes events of the session between servers. If undefined, PostgreSQL does. */
  backplaneUrl: string | undefined
  dataDir: string
  brand: string
  catalogue: 'demo' | 'none'
  oidc: { issuer: string | undefined; audience: string; clientId: string; rolesClaim: string }
  mail: { smtpUrl: string | undefined; from: string; isDropped: boolean }
  links: HelpLinks
  postalAddress: string | undefined
  bar: BarSettings
  stateVideos: StateVideos
  /** Streets for maps: a PMTiles archive, or another style. At most one of them. */
  map: { tiles: { path: string; url: string | undefined } | undefined; styleUrl: string | undefined }
  /** Where details of places come from, besides our own pages. */
  places: { url: string; key: string | undefined } | undefined
  /** Where drive distances come from. */
  routes: { url: string } | undefined
  /** Push services, and calendars to subscribe to, that may be in our own network. */
  push: { origins: string[] }
  calendarOrigins: string[]
  storiesUrl: string | undefined
  /** Whether what is read of pages is counted for their teams. */
  visits: boolean
  assistantQuestions: number | undefined
  /** What answers questions to assistants before our own engine does. */
  model: ModelSettings | undefined
  /** Where browsers report page views and user ids. */
  analytics: AnalyticsSettings | undefined
  /** Whether pages are served from the build, or from their sources for development. */
  pages: 'build' | 'sources'
  logLevel: string
  /** Where Prometheus reads metrics. */
  metrics: ListenAddress | undefined
  /** Whether each request is logged. */
  accessLog: boolean
  databaseTimeouts: DatabaseTimeouts
  quotas: QuotaSettings
  /** The tiers of memberships. */
  plans: Plans
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
    backplaneUrl: env.BACKPLANE_URL,
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
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM ?? `no-reply@${new URL(origin).hostname}`,
      isDropped: env.MAIL === 'drop',
    },
    links: {
      help: env.HELP_URL ?? ownHelpLinks.help,
      contact: env.CONTACT_URL ?? ownHelpLinks.contact,
      marketing: (env.MARKETING_URL ?? ownHelpLinks.marketing).replace(/\/$/, ''),
      privacy: env.PRIVACY_URL ?? ownHelpLinks.privacy,
      terms: env.TERMS_URL ?? ownHelpLinks.terms,
    },
    postalAddress: env.POSTAL_ADDRESS,
    bar: {
      height: env.BAR_HEIGHT,
      position: env.BAR_POSITION,
      isContained: env.BAR_CONTAINED === undefined ? defaultBar.isContained : env.BAR_CONTAINED === 'on',
    },
    stateVideos: env.STATE_VIDEOS ?? {},
    map: {
      tiles: env.MAP_TILES === undefined ? undefined : tilesOf(env.MAP_TILES),
      styleUrl: env.MAP_STYLE_URL,
    },
    places: env.PLACES_URL === undefined ? undefined : { url: env.PLACES_URL, key: env.PLACES_KEY },
    routes: env.ROUTES_URL === undefined ? undefined : { url: env.ROUTES_URL },
    push: { origins: env.PUSH_ORIGINS ?? [] },
    calendarOrigins: env.CALENDAR_ORIGINS ?? [],
    storiesUrl: env.STORIES_URL,
    assistantQuestions: env.ASSISTANT_QUESTIONS,
    model: modelOf(env),
    visits: env.VISITS === 'on',
    analytics:
      env.ANALYTICS_URL === undefined
        ? undefined
        : { url: env.ANALYTICS_URL, needsConsent: env.ANALYTICS_CONSENT === 'on' },
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
    plans: env.PLANS ?? defaultPlans,
    limits: limitsOf(env),
    mode: env.NODE_ENV,
  }
}
