import {
  errors,
  interactionPolicy,
  type Configuration,
  type ErrorOut,
  type KoaContextWithOIDC,
} from 'oidc-provider'
import type { Pool } from 'pg'
import { publicIdOf } from './account-sessions.ts'
import { findActive, findBySubject } from './accounts.ts'
import { postgresAdapter } from './adapter.ts'
import { accessTokenClaims, idTokenClaims } from './claims.ts'
import { failureWords } from './failure-words.ts'
import { grantSeconds, organizationOfToken, allowedScope } from './grants.ts'
import type { Keys } from './keys.ts'
import { documentOf, type Page } from './pages/layout.ts'
import { failurePage, interactionExpiredPage, refusalPage } from './pages/refusal-pages.ts'
import {
  clientsByAddress,
  existingGrant,
  programDefaults,
  resourceIndicators,
  type Programs,
} from './programs.ts'
import { allowScripts } from './security-headers.ts'

export interface ProviderSettings {
  pool: Pool
  /** Whether demo accounts have sessions and tokens. */
  admitsDemo: boolean
  keys: Keys
  audience: string
  clientId: string
  rolesClaim: string
  brand: string
  allowedOrigins: string[]
  secure: boolean
  /** Without them, nobody but the product gets tokens. */
  programs: Programs | undefined
}

const hourSeconds = 60 * 60
const fortnightSeconds = 14 * 24 * hourSeconds

// The paths that auth0-spa-js expects.
const routes = {
  authorization: '/authorize',
  token: '/oauth/token',
  revocation: '/oauth/revoke',
  jwks: '/.well-known/jwks.json',
  // Only oidc-provider itself uses its confirmation page, when another account logs in to a session.
  end_session: '/oidc/logout',
}

export function providerConfiguration(settings: ProviderSettings): Configuration {
  const { pool, admitsDemo, keys, clientId, rolesClaim, brand, allowedOrigins, secure, programs } = settings
  const cookie = { signed: true, httpOnly: true, sameSite: 'lax', secure, overwrite: true } as const
  return {
    adapter: postgresAdapter(pool),
    jwks: { keys: keys.signing },
    cookies: {
      keys: keys.cookie,
      names: { session: 'identity', interaction: 'identity_interaction', resume: 'identity_resume' },
      long: cookie,
      short: cookie,
    },
    clients: [
      {
        client_id: clientId,
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: allowedOrigins.flatMap((origin) => [origin, `${origin}/`, `${origin}/callback`]),
        // With `max_age=0`, oidc-provider would omit `auth_time`, which the client checks.
        require_auth_time: true,
      },
    ],
    clientDefaults: programDefaults,
    clientBasedCORS: (_ctx, origin) => allowedOrigins.includes(origin),
    routes,
    scopes: allowedScope.split(' '),
    claims: {
      openid: ['sub', 'org_id', 'org_name', rolesClaim],
      profile: ['name', 'nickname'],
      email: ['email', 'email_verified'],
    },
    // The client reads the user from the ID token, so it must contain all claims.
    conformIdTokenClaims: false,
    extraParams: {
      audience: null,
      organization: null,
      screen_hint: null,
      // Sent by the client's library and ignored here.
      connection: null,
      invitation: null,
      auth0Client: null,
      // Not a parameter, but a hook: oidc-provider runs these functions once, after it has checked a new request.
      offline: keepOfflineAccess,
    },
    pkce: { required: () => true },
    ttl: {
      AccessToken: hourSeconds,
      IdToken: hourSeconds,
      AuthorizationCode: 60,
      Interaction: hourSeconds,
      Session: fortnightSeconds,
      Grant: grantSeconds,
      // Rotation doesn't extend it: two weeks after the login, the client needs the session again.
      RefreshToken: (ctx) => ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? fortnightSeconds,
    },
    rotateRefreshToken: true,
    // Programs need a refresh token, but few ask for `offline_access`.
    issueRefreshToken: (_ctx, client, code) =>
      client.grantTypeAllowed('refresh_token') &&
      (client.clientId !== clientId || code.scopes.has('offline_access')),
    expiresWithSession: () => false,
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      resourceIndicators: resourceIndicators(settings),
      clientIdMetadataDocument: clientsByAddress(programs),
    },
    interactions: { policy: promptPolicy(), url: (_ctx, interaction) => `/u/${interaction.uid}` },
    loadExistingGrant: existingGrant(pool, clientId),
    ...(programs && {
      fetch: (input, init) =>
        programs.fetch(new URL(input instanceof Request ? input.url : input), init?.signal ?? undefined),
    }),
    async findAccount(_ctx, subject, token) {
      const account = await findActive(pool, subject, admitsDemo)
      if (!account) return undefined
      return {
        accountId: subject,
        claims: async () => ({
          sub: subject,
          ...idTokenClaims(account, await organizationOfToken(pool, subject, token?.grantId), rolesClaim),
        }),
      }
    },
    async extraTokenClaims(_ctx, token) {
      if (!('accountId' in token)) return undefined
      const account = await findBySubject(pool, token.accountId)
      const organization = await organizationOfToken(pool, token.accountId, token.grantId)
      const { sessionUid, grantId, clientId: issuedTo } = token
      return (
        account && {
          ...accessTokenClaims(account, organization, rolesClaim),
          ...(sessionUid !== undefined && { sid: publicIdOf(sessionUid) }),
          // By which a program is disconnected before its token expires.
          ...(issuedTo !== clientId && grantId !== undefined && { gid: publicIdOf(grantId) }),
        }
      )
    },
    renderError(ctx, out, error) {
      ctx.type = 'html'
      ctx.body = documentOf(brand, errorPage(ctx.status, out, error), allowScripts(ctx.res))
    },
  }
}

function errorPage(status: number, out: ErrorOut, error: Error): Page {
  if (error instanceof errors.SessionNotFound) return interactionExpiredPage()
  if (status >= 500) return failurePage()
  const text = `${failureWords(out.error, out.error_description)} Start over from the home page.`
  return refusalPage(status, "We can't handle this request", text)
}

/** Adds account selection as the first prompt, shown only if the client requests it. */
function promptPolicy(): interactionPolicy.DefaultPolicy {
  const { base, Check, Prompt } = interactionPolicy
  const policy = base()
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0)
  const accountGone = new Check(
    'account_gone',
    'the account of the session no longer exists or is blocked',
    'login_required',
    ({ oidc }) => oidc.session?.accountId !== undefined && oidc.account === undefined,
  )
  policy.get('login')?.checks.add(accountGone)
  return policy
}

/**
 * oidc-provider drops `offline_access` from requests without `prompt=consent`, which the client never sends. If the scope
 * is restored after that check, the interaction, the code and the refresh token keep it.
 */
function keepOfflineAccess({ query, oidc }: KoaContextWithOIDC): void {
  const { params } = oidc
  if (!params || typeof query.scope !== 'string' || typeof params.scope !== 'string') return
  const kept = params.scope.split(' ')
  if (query.scope.split(' ').includes('offline_access') && !kept.includes('offline_access')) {
    params.scope = [...kept, 'offline_access'].join(' ')
  }
}
