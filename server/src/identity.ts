import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose'
import type pg from 'pg'
import { discover } from './platform/auth.ts'
import type { Configuration } from './platform/configuration.ts'
import type { SendMail } from './platform/mail/outbox.ts'

type Embedded = Awaited<ReturnType<(typeof import('@app/identity/create-identity.ts'))['createIdentity']>>

export interface IdentitySide {
  /** Of the embedded provider; undefined with an external one. */
  accounts: Embedded['accounts'] | undefined
  issueAccessToken(email: string): Promise<string>
  tokens: { issuer: string; keys: JWTVerifyGetKey; userinfo?: string | undefined }
  mount(app: FastifyInstance): void
  close(): Promise<void>
}

type Issuer = Pick<Configuration, 'oidc'>

/** The folders of migrations that the provider needs: none where it is an external one. */
export const identityMigrations = async ({ oidc }: Issuer): Promise<URL[]> =>
  oidc.issuer === undefined ? [(await import('@app/identity/identity-migrations.ts')).identityMigrations] : []

/** The provider of sign-ins: an external one by its issuer, else the embedded one, which is loaded only then. */
export const openIdentity = (
  configuration: Configuration,
  pool: pg.Pool,
  sendMail: SendMail,
  log: FastifyBaseLogger,
) =>
  configuration.oidc.issuer === undefined
    ? embedded(configuration, pool, sendMail, log)
    : external(configuration.oidc.issuer)

async function external(address: string): Promise<IdentitySide> {
  const { issuer, keys, userinfo } = await discover(address)
  return {
    accounts: undefined,
    issueAccessToken: () => Promise.reject(new Error('an external provider issues its tokens itself')),
    tokens: { issuer, keys, userinfo },
    mount: () => {},
    close: async () => {},
  }
}

async function embedded(
  { origin, brand, oidc: { audience, clientId, rolesClaim } }: Configuration,
  pool: pg.Pool,
  sendMail: SendMail,
  log: FastifyBaseLogger,
): Promise<IdentitySide> {
  const { createIdentity } = await quietly(() => import('@app/identity/create-identity.ts'))
  const issuer = `${origin}/`
  const addresses = new WeakMap<IncomingMessage, string>()
  const provider = await createIdentity({
    pool,
    issuer,
    audience,
    clientId,
    rolesClaim,
    brand,
    allowedOrigins: [origin],
    sendMail,
    log,
    clientAddress: (request) => addresses.get(request) ?? '',
  })
  return {
    accounts: provider.accounts,
    issueAccessToken: (email) => provider.issueAccessToken(email),
    tokens: { issuer, keys: createLocalJWKSet(provider.jwks) },
    // The provider reads bodies itself, so it gets the requests before the server touches them.
    mount: (app) => {
      app.addHook('onRequest', async (request, reply) => {
        const [pathname = '/'] = request.url.split('?', 1)
        if (!provider.owns(pathname)) return
        addresses.set(request.raw, request.ip)
        reply.hijack()
        provider.handle(request.raw, reply.raw)
      })
    },
    close: () => provider.close(),
  }
}

/** Node 26 has no LTS name yet, which the provider's package takes for an old version and warns of while it loads. */
async function quietly<T>(load: () => Promise<T>): Promise<T> {
  const { warn } = console
  console.warn = (...said: unknown[]) => {
    if (!String(said[0]).includes('Unsupported runtime')) warn(...said)
  }
  try {
    return await load()
  } finally {
    console.warn = warn
  }
}
