import { generateKeyPair, SignJWT } from 'jose'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearerAuthentication } from './auth.ts'
import { visitor } from './http/call.ts'

const issuer = 'https://issuer.test/'
const audience = 'urn:test:api'
const now = Date.parse('2027-01-15T12:00:00Z')

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** Authenticates a token that expires after these seconds. Counts how often its key is looked up. */
async function tokenValidFor(seconds: number, closedSubjects?: ReadonlySet<string>) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const token = await new SignJWT({ roles: [] })
    .setProtectedHeader({ alg: 'RS256' })
    .setSubject('test|someone')
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime(now / 1000 + seconds)
    .sign(privateKey)
  const keys = vi.fn<() => CryptoKey>(() => publicKey)
  const authenticate = bearerAuthentication(
    { issuer, audience, rolesClaim: 'roles', keys, closedSubjects },
    async () => visitor,
  )
  return { keys, authenticate: () => authenticate(token) }
}

test('a token that is sent twice in a minute is verified once', async () => {
  const { keys, authenticate } = await tokenValidFor(600)
  await authenticate()
  vi.setSystemTime(now + 59_000)
  await authenticate()
  expect(keys).toHaveBeenCalledTimes(1)
})

test('a token is verified again after a minute', async () => {
  const { keys, authenticate } = await tokenValidFor(600)
  await authenticate()
  vi.setSystemTime(now + 60_000)
  await authenticate()
  expect(keys).toHaveBeenCalledTimes(2)
})

test('a token that was accepted is rejected once it has expired, 30 seconds of tolerance included', async () => {
  const { authenticate } = await tokenValidFor(10)
  await authenticate()
  vi.setSystemTime(now + 39_000)
  await authenticate()
  vi.setSystemTime(now + 41_000)
  await expect(authenticate()).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
})

test('a valid token of a closed subject is refused', async () => {
  const { authenticate } = await tokenValidFor(600, new Set(['test|someone']))
  await expect(authenticate()).rejects.toMatchObject({ status: 401, code: 'TOKEN_INVALID' })
})
