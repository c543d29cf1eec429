import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { errors, type KoaContextWithOIDC, type Provider } from 'oidc-provider'
import { unknownRefreshToken } from './failure-words.ts'
import { errorFields, type Log } from './log.ts'
import { unavailableSeconds } from './pages/refusal-pages.ts'
import type { ReportIdentityEvent } from './security-events.ts'

interface Watchers {
  log: Log
  report: ReportIdentityEvent
  clientAddress: (req: IncomingMessage) => string
  isUnavailable: (error: unknown) => boolean
}

/** The details of grants that were refused because their code or refresh token was used before. */
const reuses = new Set(['already used', 'refresh token already used', 'authorization code already consumed'])

/**
 * Logs errors, reports reused tokens, replaces the error message for invalid refresh tokens with the one the client expects, and
 * replies with 503 if the database can't be reached.
 */
export function watchProvider(
  provider: Provider,
  { log, report, clientAddress, isUnavailable }: Watchers,
): void {
  const refused = (_ctx: KoaContextWithOIDC, error: Error): void => {
    const { name, message } = error
    // The result of every visitor's silent check.
    if (message === 'login_required') return
    const description = 'error_description' in error ? error.error_description : undefined
    const detail = 'error_detail' in error ? error.error_detail : undefined
    log.info({ error: name, message, description, detail }, 'sign-in request refused')
  }
  provider.on('authorization.error', refused)
  provider.on('revocation.error', refused)
  provider.on('grant.error', (ctx, error) => {
    refused(ctx, error)
    if (isReuse(error)) {
      const { RefreshToken, AuthorizationCode } = ctx.oidc.entities
      const subject = (RefreshToken ?? AuthorizationCode)?.accountId
      report('token.reused', { subject, address: clientAddress(ctx.req) })
    }
    // The response body is set, but not sent yet.
    if (error instanceof errors.InvalidGrant && ctx.oidc.params?.grant_type === 'refresh_token') {
      ctx.body = { error: error.error, error_description: unknownRefreshToken }
    }
  })
  // An event of Koa, on which the provider is built. Without a listener, Koa writes to the console.
  const koa: EventEmitter = provider
  koa.on('error', (error) => log.error(errorFields(error), 'sign-in request failed'))
  provider.on('server_error', (ctx, error) => {
    log.error(errorFields(error), 'sign-in request failed')
    // The response body is set, but not sent yet.
    if (isUnavailable(error)) {
      ctx.status = 503
      ctx.set('retry-after', String(unavailableSeconds))
    }
  })
}

const isReuse = (error: Error) =>
  error instanceof errors.InvalidGrant && error.error_detail !== undefined && reuses.has(error.error_detail)
