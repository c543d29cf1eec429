import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { TokenRules } from '../platform/auth.ts'

export interface Person {
  email: string
  name?: string
  roles?: string[]
  /** By default, that of another provider. */
  subject?: string
  /** The login session of the token. */
  sessionId?: string
}

const issuer = 'https://issuer.test/'
const audience = 'urn:test:api'
const rolesClaim = 'urn:test:roles'

let keyPair: ReturnType<typeof generateKeyPair> | undefined

/** An issuer of real tokens, as the provider signs them. All issuers have one key, which takes 50 ms to generate. */
export async function testIssuer() {
  const { publicKey, privateKey } = await (keyPair ??= generateKeyPair('RS256'))
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256' }
  const rules: TokenRules = { issuer, audience, rolesClaim, keys: createLocalJWKSet({ keys: [jwk] }) }
  const sign = (
    claims: Record<string, unknown>,
    lifetime = '1h',
    overrides: { audience?: string; issuer?: string } = {},
  ) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .setIssuer(overrides.issuer ?? issuer)
      .setAudience(overrides.audience ?? audience)
      .setIssuedAt()
      .setExpirationTime(lifetime)
      .sign(privateKey)
  return {
    rules,
    publicKey,
    sign,
    tokenOf: ({ email, name, roles = [], subject = `test|${email}`, sessionId }: Person) =>
      sign({
        sub: subject,
        email,
        email_verified: true,
        name: name ?? email,
        [rolesClaim]: roles,
        sid: sessionId,
      }),
  }
}
