import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { TokenRules } from '../platform/auth.ts'

export interface Person {
  email: string
  name?: string
  roles?: string[]
  /** By default, one of another provider. */
  subject?: string
  /** The login session of the token. */
  sessionId?: string
}

export const admin: Person = { email: 'admin@test.test', roles: ['admin'] }

const issuer = 'https://issuer.test/'
const audience = 'urn:test:api'
const rolesClaim = 'urn:test:roles'

let keyPair: ReturnType<typeof generateKeyPair> | undefined

/**
 * An issuer of real tokens, as the provider signs them. All issuers have one key, which takes 50 ms to generate. `prefix` begins
 * the subjects of people without one of their own.
 */
export async function testIssuer(prefix = 'test') {
  const { publicKey, privateKey } = await (keyPair ??= generateKeyPair('RS256'))
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256' }
  const rules: TokenRules = { issuer, audience, rolesClaim, keys: createLocalJWKSet({ keys: [jwk] }) }
  const sign = (
    claims: Record<string, unknown>,
    lifetime = '1h',
    overrides: { audience?: string; issuer?: string; issuedAt?: Date } = {},
  ) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .setIssuer(overrides.issuer ?? issuer)
      .setAudience(overrides.audience ?? audience)
      .setIssuedAt(overrides.issuedAt)
      .setExpirationTime(lifetime)
      .sign(privateKey)
  const subjectOf = ({ email, subject = `${prefix}|${email}` }: Pick<Person, 'email' | 'subject'>) => subject
  return {
    rules,
    publicKey,
    sign,
    subjectOf,
    tokenOf: (person: Person) =>
      sign({
        sub: subjectOf(person),
        email: person.email,
        email_verified: true,
        name: person.name ?? person.email,
        [rolesClaim]: person.roles ?? [],
        sid: person.sessionId,
      }),
  }
}
export type TestIssuer = Awaited<ReturnType<typeof testIssuer>>
