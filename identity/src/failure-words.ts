import type { Provider } from 'oidc-provider'

/** What people read about a failed request, on a page or in the client's message. By the codes of OAuth and OpenID Connect. */
const words: Readonly<Record<string, string>> = {
  account_selection_required: 'You have to choose an account first.',
  consent_required: 'You have to log in first.',
  interaction_required: 'You have to log in first.',
  invalid_client: "The page you came from isn't set up for this login.",
  invalid_grant: 'This login is no longer valid. Log in again.',
  invalid_redirect_uri: "This login can't lead back to the address that the page you came from gave.",
  invalid_request: 'The request for this login is incomplete or has a value that is not valid.',
  invalid_scope: 'The page you came from asked for more than this login can give.',
  invalid_target: 'The page you came from asked for a login to something that is not known here.',
  invalid_token: 'This login is no longer valid. Log in again.',
  login_required: 'You have to log in first.',
  registration_not_supported: "The page you came from asked for a kind of login that we don't support.",
  request_not_supported: "The page you came from asked for a kind of login that we don't support.",
  request_uri_not_supported: "The page you came from asked for a kind of login that we don't support.",
  server_error: "Something went wrong. It's our fault. Try again in a moment.",
  temporarily_unavailable: 'Logging in is paused. Try again in a moment.',
  unauthorized_client: "The page you came from asked for a kind of login that we don't support.",
  unmet_authentication_requirements:
    'You are logged in with another account than the one that was asked for.',
  unsupported_grant_type: "The page you came from asked for a kind of login that we don't support.",
  unsupported_response_mode: "The page you came from asked for a kind of login that we don't support.",
  unsupported_response_type: "The page you came from asked for a kind of login that we don't support.",
}
const otherwise = 'This login was refused. Go back and try again.'

/** As Auth0 describes it, with the name of the service. */
export const unknownService = (name: string) => `${unknownServiceStart}${name}`
const unknownServiceStart = 'Service not found: '

/** The message that makes auth0-spa-js get new tokens from the session instead. */
export const unknownRefreshToken = 'Unknown or invalid refresh token.'

/** Refusals of ours, which oidc-provider only passes on. */
const isOwn = (code: string, description: string) =>
  code === 'access_denied' ||
  description === unknownRefreshToken ||
  (code === 'invalid_target' && description.startsWith(unknownServiceStart))

/** A description in our own words. Those of oidc-provider are for its developers. */
export const failureWords = (code: string, description = '') =>
  description !== '' && isOwn(code, description) ? description : (words[code] ?? otherwise)

/** A reply or redirect of the provider, as fields. */
export function withOwnWords<Fields extends object>(fields: Fields): Fields {
  if (!('error' in fields) || typeof fields.error !== 'string') return fields
  const description = 'error_description' in fields ? fields.error_description : undefined
  return {
    ...fields,
    error_description: failureWords(fields.error, typeof description === 'string' ? description : undefined),
  }
}

/** Replaces the descriptions of failures in JSON, and in redirects and forms that lead to the client. */
export function useOwnWords(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next()
    if (isPlainObject(ctx.body)) ctx.body = withOwnWords(ctx.body)
    if (typeof ctx.body === 'string') ctx.body = formWithOwnWords(ctx.body)
    // Koa's type lacks that the header may be missing.
    const location: unknown = ctx.response.get('location')
    if (typeof location === 'string' && location.includes('error='))
      ctx.redirect(redirectWithOwnWords(location))
  })
}

const isPlainObject = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && Object.getPrototypeOf(body) === Object.prototype

/** The fields are in the query, or in the fragment for clients that ask for that. */
function redirectWithOwnWords(location: string): string {
  const url = URL.parse(location)
  if (!url) return location
  for (const part of ['search', 'hash'] as const) {
    const fields = new URLSearchParams(url[part].slice(1))
    const code = fields.get('error')
    if (code === null) continue
    fields.set('error_description', failureWords(code, fields.get('error_description') ?? undefined))
    url[part] = fields.toString()
  }
  return url.href
}

/** The form of oidc-provider that a browser posts to the client. */
function formWithOwnWords(page: string): string {
  const code = /<input type="hidden" name="error" value="([a-z_]+)"\/>/.exec(page)?.[1]
  if (code === undefined) return page
  return page.replace(
    /(<input type="hidden" name="error_description" value=")([^"]*)/,
    (_field, start: string, description: string) => start + encodeHtml(failureWords(code, description)),
  )
}

// A description of ours that came through the form has its characters encoded already.
const encodeHtml = (text: string) =>
  text
    .replaceAll(/&(?![a-z]+;|#\d+;)/g, '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
