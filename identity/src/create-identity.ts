import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Site } from './imprint.ts'
import type { JWK } from 'jose'
import { Provider } from 'oidc-provider'
import type { Pool } from 'pg'
import { registerAccountSwitch } from './account-switch.ts'
import { AccountNotFound, findActive, openAccounts, type Accounts } from './accounts.ts'
import type { OnSessionsEnded } from './ended-sessions.ts'
import { openBackgroundWork } from './background-work.ts'
import { demoSubjects } from './demo-accounts.ts'
import { deleteExpired } from './expiry.ts'
import { useOwnWords } from './failure-words.ts'
import type { PageContext } from './interaction.ts'
import { loadKeys } from './keys.ts'
import type { Log } from './log.ts'
import { logOut } from './logout.ts'
import type { Mail } from './mail-document.ts'
import { servePage } from './page-server.ts'
import type { Programs } from './programs.ts'
import { providerConfiguration } from './provider-configuration.ts'
import { watchProvider } from './provider-events.ts'
import { reply } from './reply.ts'
import type { ReportIdentityEvent } from './security-events.ts'
import { securityHeaders } from './security-headers.ts'
import { issueAccessToken } from './token-issue.ts'
import { registerWebMessage } from './web-message.ts'

export interface IdentityOptions extends Site {
  pool: Pool
  audience: string
  clientId: string
  rolesClaim: string
  /** Origins of the client's pages, besides the issuer's own. */
  allowedOrigins: string[]
  sendMail: (mail: Mail) => Promise<void>
  /** By default, only the product itself gets tokens. */
  programs?: Programs | undefined
  /** At least 32 random bytes that all processes of the installation share. */
  secret: Buffer
  /** Whether demo accounts, whose password is public, can be used. By default, they can't. */
  admitsDemo?: boolean
  log: Log
  /** Receives security events. */
  report?: ReportIdentityEvent
  /** By default, nothing. */
  onSessionsEnded?: OnSessionsEnded
  /** The caller's network address, for attempt limits. Defaults to the socket's, which is wrong behind a proxy. */
  clientAddress?: (req: IncomingMessage) => string
  /** Whether an error means that the database can't be reached, so that the same request may succeed later. By default, none does. */
  isUnavailable?: (error: unknown) => boolean
}

export interface Identity {
  /** Handles a request whose path it owns. The body must not have been read. */
  handle(req: IncomingMessage, res: ServerResponse): void
  owns(pathname: string): boolean
  accounts: Accounts
  /** Issues an access token for scripts and tests. Throws AccountNotFound. */
  issueAccessToken(email: string): Promise<string>
  /** Whose tokens must be refused, although their signature is valid: demo accounts, unless they are admitted. */
  closedSubjects: ReadonlySet<string>
  /** The public keys, to verify tokens without a network request. */
  jwks: { keys: JWK[] }
  /** Waits for pending emails. Leaves the pool open, because the caller owns it. */
  close(): Promise<void>
}

const cleanupIntervalMs = 15 * 60 * 1000

const ownPaths = new Set([
  '/authorize',
  '/oauth/token',
  '/oauth/revoke',
  '/oidc/logout/confirm',
  '/v2/logout',
  '/.well-known/jwks.json',
  '/.well-known/openid-configuration',
  '/.well-known/oauth-authorization-server',
])

const owns = (pathname: string) =>
  ownPaths.has(pathname) || pathname.startsWith('/u/') || pathname.startsWith('/authorize/')

/** Starts the provider on a migrated database, which any number of processes may share. */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { pool, issuer, brand, clientId, audience, rolesClaim, log, programs } = options
  const issuerOrigin = new URL(issuer).origin
  if (issuer !== `${issuerOrigin}/`)
    throw new Error(`The issuer must be an origin with a trailing slash, not ${issuer}`)
  const invalid = options.allowedOrigins.find((origin) => URL.parse(origin)?.origin !== origin)
  if (invalid !== undefined) throw new Error(`An allowed origin must be an origin, not ${invalid}`)
  const allowedOrigins = [...new Set([issuerOrigin, ...options.allowedOrigins])]
  const secure = issuer.startsWith('https:')

  const { report = () => {}, isUnavailable = () => false, admitsDemo = false } = options

  const keys = await loadKeys(pool)
  const provider = new Provider(
    issuer,
    providerConfiguration({
      pool,
      admitsDemo,
      keys,
      audience,
      clientId,
      rolesClaim,
      brand,
      allowedOrigins,
      secure,
      programs,
    }),
  )
  useOwnWords(provider)
  registerWebMessage(provider, brand, allowedOrigins)
  registerAccountSwitch(provider, brand)
  const clientAddress = options.clientAddress ?? ((req) => req.socket.remoteAddress ?? '')
  watchProvider(provider, { log, report, clientAddress, isUnavailable })
  const respond = provider.callback()

  const accounts = openAccounts(pool)
  const background = openBackgroundWork(log)
  const context: PageContext = {
    pool,
    admitsDemo,
    programs,
    clientId,
    provider,
    brand,
    imprint: options.imprint,
    issuer,
    sendMail: options.sendMail,
    background,
    secret: options.secret,
    cookieKeys: keys.cookie,
    clientAddress,
    log,
    report,
    onSessionsEnded: options.onSessionsEnded ?? (async () => {}),
    isUnavailable,
  }
  const headers = securityHeaders(issuerOrigin, allowedOrigins)

  // oidc-provider builds its URLs from these headers. Overwrites them with the issuer's origin, because proxies may
  // send other values or none.
  provider.proxy = true
  const { host } = new URL(issuer)
  const origin = { host, 'x-forwarded-host': host, 'x-forwarded-proto': secure ? 'https' : 'http' }

  const cleanup = setInterval(
    () => background.start('deletion of expired rows', () => deleteExpired(pool)),
    cleanupIntervalMs,
  ).unref()

  return {
    handle(req, res) {
      Object.assign(req.headers, origin)
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
      const pathname = req.url?.split('?', 1)[0] ?? '/'
      if (pathname.startsWith('/u/')) {
        void servePage(context, req, res)
      } else if (pathname === '/v2/logout') {
        void reply(context, req, res, () => logOut({ ...context, clientId, allowedOrigins }, req, res))
      } else {
        void respond(req, res)
      }
    },
    owns,
    accounts,
    async issueAccessToken(email) {
      const found = await accounts.find(email)
      const account = found && (await findActive(pool, found.subject, admitsDemo))
      if (!account) throw new AccountNotFound(`There is no account for ${email}.`)
      return issueAccessToken(provider, { clientId, audience }, account)
    },
    closedSubjects: new Set(admitsDemo ? [] : await demoSubjects(pool)),
    jwks: keys.jwks,
    async close() {
      clearInterval(cleanup)
      await background.settled()
    },
  }
}
