import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import * as z from 'zod'
import { Refusal } from './errors.ts'
import type { Caller } from './http/call.ts'
import type { Authenticate } from './http/server.ts'

export interface TokenClaims {
  subject: string
  email: string | undefined
  /** Whether the provider has seen that the address is theirs. */
  emailVerified: boolean
  name: string | undefined
  picture: string | undefined
  roles: string[]
}

export interface TokenRules {
  issuer: string
  audience: string
  rolesClaim: string
  keys: JWTVerifyGetKey
}

const Roles = z.array(z.string()).catch([])
const OptionalText = z.string().optional().catch(undefined)

/** Verifies signature (RS256), issuer, audience and expiry; `who` finds the user's row for the claims. */
export function bearerAuthentication(
  rules: TokenRules,
  who: (claims: TokenClaims, token: string) => Promise<Caller>,
): Authenticate {
  const options = {
    issuer: rules.issuer,
    audience: rules.audience,
    algorithms: ['RS256'],
    requiredClaims: ['exp', 'sub'],
    clockTolerance: 30,
  }
  return async (token) => {
    let payload: JWTPayload
    try {
      payload = (await jwtVerify(token, rules.keys, options)).payload
    } catch (error) {
      if (error instanceof errors.JWTExpired)
        throw new Refusal(401, 'TOKEN_EXPIRED', 'The access token has expired.')
      if (error instanceof errors.JOSEError)
        throw new Refusal(401, 'TOKEN_INVALID', 'The access token does not hold.')
      throw error
    }
    if (typeof payload.sub !== 'string' || payload.sub === '')
      throw new Refusal(401, 'TOKEN_INVALID', 'The access token names nobody.')
    return who(
      {
        subject: payload.sub,
        email: OptionalText.parse(payload.email),
        emailVerified: payload.email_verified === true,
        name: OptionalText.parse(payload.name),
        picture: OptionalText.parse(payload.picture),
        roles: Roles.parse(payload[rules.rolesClaim]),
      },
      token,
    )
  }
}

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url(), userinfo_endpoint: z.url().optional() })

/** An external OpenID server's keys and profile address, from its discovery document. */
export async function discover(issuer: string) {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const reply = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch((cause: unknown) => {
    throw new Error(`OIDC_ISSUER: ${address} does not answer`, { cause })
  })
  if (!reply.ok) throw new Error(`OIDC_ISSUER: ${address} answered ${reply.status}`)
  const found = Discovery.parse(await reply.json())
  return {
    issuer: found.issuer,
    keys: createRemoteJWKSet(new URL(found.jwks_uri)),
    userinfo: found.userinfo_endpoint,
  }
}
