import type { IncomingMessage } from 'node:http'
import type { Site } from '@app/identity/imprint.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createLocalJWKSet } from 'jose'
import type pg from 'pg'
import { programScopes as scopes } from '@app/contract/rules/program-scopes.ts'
import { mcpPath } from './mcp/mcp-path.ts'
import { discover, type TokenRules } from './platform/auth.ts'
import type { Configuration } from './platform/configuration.ts'
import { isDatabaseUnavailable } from './platform/database.ts'
import { publicFetch } from './platform/outgoing/public-fetch.ts'
import type { SendMail } from './platform/mail/outbox.ts'
import type { ReportEvent } from './platform/security-events.ts'
import { onSessionsEnded } from './services/user-mgmt/index.ts'

type Embedded = Awaited<ReturnType<(typeof import('@app/identity/create-identity.ts'))['createIdentity']>>

export interface IdentitySide {
  /** Undefined for an external provider. */
  accounts: Embedded['accounts'] | undefined
  issueAccessToken(email: string): Promise<string>
  tokens: Pick<TokenRules, 'issuer' | 'keys' | 'closedSubjects'> & { userinfo?: string | undefined }
  mount(app: FastifyInstance): void
  close(): Promise<void>
}

interface IdentityParts {
  sendMail: SendMail
  /** Of the installation. */
  secret: Buffer
  log: FastifyBaseLogger
  report: ReportEvent
}

/** Opens the external identity provider if an issuer is configured, otherwise the embedded one, which is loaded lazily. */
export const openIdentity = (configuration: Configuration, pool: pg.Pool, parts: IdentityParts) =>
  configuration.oidc.issuer === undefined
    ? openEmbedded(configuration, pool, parts)
    : openExternal(configuration.oidc.issuer)

/** Whom emails come from, with the texts and the postal address that are configured. */
export const siteOf = ({ origin, brand, postalAddress, links: { privacy, terms } }: Configuration): Site => ({
  issuer: `${origin}/`,
  brand,
  imprint: {
    postalAddress,
    privacy: new URL(privacy, origin).href,
    terms: new URL(terms, origin).href,
  },
})

async function openExternal(address: string): Promise<IdentitySide> {
  const { issuer, keys, userinfo } = await discover(address)
  return {
    accounts: undefined,
    issueAccessToken: () => Promise.reject(new Error("an external provider's tokens can't be issued here")),
    tokens: { issuer, keys, userinfo },
    mount: () => {},
    close: async () => {},
  }
}

async function openEmbedded(
  configuration: Configuration,
  pool: pg.Pool,
  { sendMail, secret, log, report }: IdentityParts,
): Promise<IdentitySide> {
  const {
    origin,
    mode,
    oidc: { audience, clientId, rolesClaim },
  } = configuration
  const site = siteOf(configuration)
  const { createIdentity } = await withoutRuntimeWarning(() => import('@app/identity/create-identity.ts'))
  const addresses = new WeakMap<IncomingMessage, string>()
  const provider = await createIdentity({
    ...site,
    pool,
    audience,
    clientId,
    rolesClaim,
    allowedOrigins: [origin],
    sendMail,
    secret,
    programs: { resource: origin + mcpPath, scopes, fetch: publicFetch },
    // The password of the demo accounts is public.
    admitsDemo: mode === 'development',
    log,
    report,
    onSessionsEnded,
    clientAddress: (request) => addresses.get(request) ?? '',
    isUnavailable: isDatabaseUnavailable,
  })
  return {
    accounts: provider.accounts,
    issueAccessToken: (email) => provider.issueAccessToken(email),
    tokens: {
      issuer: site.issuer,
      keys: createLocalJWKSet(provider.jwks),
      closedSubjects: provider.closedSubjects,
    },
    // The provider parses bodies itself, so it must handle its requests before Fastify reads them.
    mount: (app) => {
      app.addHook('onRequest', async (request, reply) => {
        const [pathname = '/'] = request.url.split('?', 1)
        if (!provider.owns(pathname)) return
        addresses.set(request.raw, request.ip)
        request.refusalReason = 'login'
        reply.hijack()
        provider.handle(request.raw, reply.raw)
      })
    },
    close: () => provider.close(),
  }
}

/** oidc-provider warns about Node 26 while it loads, because this version has no LTS name yet. */
async function withoutRuntimeWarning<T>(load: () => Promise<T>): Promise<T> {
  const { warn } = console
  console.warn = (...args: unknown[]) => {
    if (!String(args[0]).includes('Unsupported runtime')) warn(...args)
  }
  try {
    return await load()
  } finally {
    console.warn = warn
  }
}
