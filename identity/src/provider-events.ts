import type { EventEmitter } from 'node:events'
import { errors, type KoaContextWithOIDC, type Provider } from 'oidc-provider'
import { errorFields, type Log } from './log.ts'

/** What auth0-spa-js looks for before it asks the session for new tokens instead. */
const unknownRefreshToken = 'Unknown or invalid refresh token.'

/** Logs what goes wrong, and words refused refresh tokens as the client expects them. */
export function watchProvider(provider: Provider, log: Log): void {
  const refused = (_ctx: KoaContextWithOIDC, error: Error): void => {
    const { name, message } = error
    // The answer to every silent check of a visitor.
    if (message === 'login_required') return
    const description = 'error_description' in error ? error.error_description : undefined
    const detail = 'error_detail' in error ? error.error_detail : undefined
    log.info({ error: name, message, description, detail }, 'sign-in request refused')
  }
  provider.on('authorization.error', refused)
  provider.on('revocation.error', refused)
  provider.on('grant.error', (ctx, error) => {
    refused(ctx, error)
    // The reply is written, but not sent yet.
    if (error instanceof errors.InvalidGrant && ctx.oidc.params?.grant_type === 'refresh_token') {
      ctx.body = { error: error.error, error_description: unknownRefreshToken }
    }
  })
  // Of Koa, on which the provider is built; without a listener it writes to the console.
  const koa: EventEmitter = provider
  koa.on('error', (error) => log.error(errorFields(error), 'sign-in request failed'))
  provider.on('server_error', (_ctx, error) => log.error(errorFields(error), 'sign-in request failed'))
}
