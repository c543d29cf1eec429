import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import * as z from 'zod'
import { Refusal } from './errors.ts'
import { expiringCache } from './expiring-cache.ts'
import type { Authenticate } from './http/server.ts'

export interface TokenClaims {
  subject: string
  email: string | undefined
  /** Whether the provider has verified that the user owns the address. */
  emailVerified: boolean
  name: string | undefined
  picture: string | undefined
  roles: string[]
  /** What the token may be used for, of those that aren't for the product's own pages. */
  scopes: string[]
  /** The login session in which the token was issued. Undefined if the provider doesn't tell. */
  sessionId: string | undefined
  /** What a person allowed the program that has the token. Undefined for the product's own client. */
  grantId: string | undefined
  /** Milliseconds since 1970. Undefined if the provider doesn't tell. */
  issuedAt: number | undefined
}

export interface TokenRules {
  issuer: string
  audience: string
  rolesClaim: string
  keys: JWTVerifyGetKey
  /** Whose tokens are refused, although their signature is valid. */
  closedSubjects?: ReadonlySet<string> | undefined
}

const Roles = z.array(z.string()).catch([])
const OptionalText = z.string().optional().catch(undefined)

// Checking a signature takes longer than reading a profile. A removed key is still accepted for this long.
const verifiedMs = 60_000
const maxVerified = 10_000
const clockToleranceSeconds = 30

/** Verifies signature (RS256), issuer, audience and expiry. `findCaller` maps the claims to a user. */
export function bearerAuthentication<Found>(
  rules: TokenRules,
  findCaller: (claims: TokenClaims, token: string) => Promise<Found>,
): Authenticate<Found> {
  const options = {
    issuer: rules.issuer,
    audience: rules.audience,
    algorithms: ['RS256'],
    requiredClaims: ['exp', 'sub'],
    clockTolerance: clockToleranceSeconds,
  }
  const verified = expiringCache<TokenClaims>(maxVerified, verifiedMs)

  async function verify(token: string): Promise<TokenClaims> {
    let payload: JWTPayload
    try {
      payload = (await jwtVerify(token, rules.keys, options)).payload
    } catch (error) {
      if (error instanceof errors.JWTExpired)
        throw new Refusal(401, 'TOKEN_EXPIRED', 'The access token has expired.')
      if (error instanceof errors.JOSEError)
        throw new Refusal(401, 'TOKEN_INVALID', 'The access token is invalid.')
      throw error
    }
    if (typeof payload.sub !== 'string' || payload.sub === '')
      throw new Refusal(401, 'TOKEN_INVALID', 'The access token has no subject.')
    if (rules.closedSubjects?.has(payload.sub))
      throw new Refusal(401, 'TOKEN_INVALID', 'This account is closed.')
    const claims = {
      subject: payload.sub,
      email: OptionalText.parse(payload.email),
      emailVerified: payload.email_verified === true,
      name: OptionalText.parse(payload.name),
      picture: OptionalText.parse(payload.picture),
      roles: Roles.parse(payload[rules.rolesClaim]),
      scopes: OptionalText.parse(payload.scope)?.split(' ') ?? [],
      sessionId: OptionalText.parse(payload.sid),
      grantId: OptionalText.parse(payload.gid),
      issuedAt: payload.iat === undefined ? undefined : payload.iat * 1000,
    }
    verified.set(token, claims, ((payload.exp ?? 0) + clockToleranceSeconds) * 1000)
    return claims
  }
  return async (token) => findCaller(verified.get(token) ?? (await verify(token)), token)
}

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url(), userinfo_endpoint: z.url().optional() })

/** Fetches the discovery document of an OpenID server. */
export async function discover(issuer: string) {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const reply = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch((cause: unknown) => {
    throw new Error(`OIDC_ISSUER: ${address} is not reachable`, { cause })
  })
  if (!reply.ok) throw new Error(`OIDC_ISSUER: ${address} responded with ${reply.status}`)
  const found = Discovery.parse(await reply.json())
  return {
    issuer: found.issuer,
    keys: createRemoteJWKSet(new URL(found.jwks_uri)),
    userinfo: found.userinfo_endpoint,
  }
}
