import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  authorizeUrlOfFrame,
  logIn,
  openClient,
  respond,
  stubTokens,
  type TokenResponse,
} from '../../testing/sign-in-provider.tsx'

// Checks of the sign-in library that the specification states.

afterEach(() => void vi.useRealTimers())

const now = Date.UTC(2027, 2, 1) / 1000

/** Otherwise claims would be further from now on a slow machine. */
const stopClock = () => vi.useFakeTimers({ toFake: ['Date'], now: now * 1000 })

test('an identity token with the right claims logs in', async () => {
  const tokens = stubTokens()
  const client = await openClient()
  await logIn(client(), tokens)
  await expect.poll(() => client().user).toMatchObject({ sub: 'ada', name: 'Ada' })
})

describe('an identity token is refused for', () => {
  test.each<[string, TokenResponse, string]>([
    ['another issuer', { claims: { iss: 'https://other.example/' } }, 'Issuer (iss) claim mismatch'],
    ['no subject', { claims: { sub: undefined } }, 'Subject (sub) claim must be a string'],
    ['another signature than RS256', { algorithm: 'HS256' }, 'Signature algorithm of "HS256"'],
    ['another audience', { claims: { aud: 'other' } }, 'Audience (aud) claim mismatch'],
    [
      'another authorized party',
      { claims: { aud: ['checked', 'api'], azp: 'api' } },
      'Authorized Party (azp) claim mismatch',
    ],
    ['another nonce', { claims: { nonce: 'other' } }, 'Nonce (nonce) claim mismatch'],
    ['its expiry', { claims: { exp: now - 3600 } }, 'Expiration Time (exp) claim error'],
    ['no time of issue', { claims: { iat: undefined } }, 'Issued At (iat) claim must be a number'],
    ['a later start', { claims: { nbf: now + 3600 } }, 'Not Before time (nbf) claim'],
    [
      'a login of too long ago',
      { claims: { auth_time: now - 7200 } },
      'Authentication Time (auth_time) claim',
    ],
    ['another organization', { claims: { org_id: 'org_2' } }, 'Organization ID (org_id) claim mismatch'],
  ])('%s', async (_title, response, message) => {
    stopClock()
    const tokens = stubTokens({
      ...response,
      claims: { auth_time: now, org_id: 'org_1', ...response.claims },
    })
    const client = await openClient({ clientId: 'checked', authorizationParams: { max_age: 3600 } })
    await logIn(client(), tokens, { login: { authorizationParams: { organization: 'org_1' } } })
    await expect.poll(() => client().error?.message).toContain(message)
    expect(client().isAuthenticated).toBe(false)
  })
})

test('an identity token that expired 59 s ago is accepted by default', async () => {
  stopClock()
  const tokens = stubTokens({ claims: { exp: now - 59 } })
  const client = await openClient()
  await logIn(client(), tokens)
  await expect.poll(() => client().isAuthenticated).toBe(true)
})

test('an identity token that expired 61 s ago is refused by default', async () => {
  stopClock()
  const tokens = stubTokens({ claims: { exp: now - 61 } })
  const client = await openClient()
  await logIn(client(), tokens)
  await expect.poll(() => client().error?.message).toContain('Expiration Time (exp) claim error')
})

test('the response of a popup with another state is refused', async () => {
  const tokens = stubTokens()
  const client = await openClient()
  await logIn(client(), tokens, { response: { state: 'other' } })
  await expect.poll(() => client().error).toMatchObject({ error: 'state_mismatch', message: 'Invalid state' })
  expect(tokens.fetch).not.toHaveBeenCalled()
})

test('the response of the hidden frame with another state is refused', async () => {
  const { fetch } = stubTokens()
  const client = await openClient()
  const token = client().getAccessTokenSilently()
  respond(await authorizeUrlOfFrame(), { state: 'other' })
  await expect(token).rejects.toMatchObject({ error: 'state_mismatch' })
  expect(fetch).not.toHaveBeenCalled()
})

test('a callback with another state is refused', async () => {
  const { fetch } = stubTokens()
  const client = await openClient()
  await client().loginWithRedirect({ openUrl: () => {} })
  const callback = client().handleRedirectCallback(`${location.origin}/?code=code&state=other`)
  await expect(callback).rejects.toMatchObject({ error: 'state_mismatch', message: 'Invalid state' })
  expect(fetch).not.toHaveBeenCalled()
})

test('a callback without a stored transaction is refused', async () => {
  const client = await openClient()
  const callback = client().handleRedirectCallback(`${location.origin}/?code=code&state=state`)
  await expect(callback).rejects.toMatchObject({ error: 'missing_transaction', message: 'Invalid state' })
})

test('a callback without query parameters is refused', async () => {
  const client = await openClient()
  await client().loginWithRedirect({ openUrl: () => {} })
  const callback = client().handleRedirectCallback(`${location.origin}/`)
  await expect(callback).rejects.toThrow('There are no query params available for parsing.')
  sessionStorage.clear()
})

test('a new token refreshes the user', async () => {
  const tokens = stubTokens({ refresh_token: 'refresh' })
  const client = await openClient({ useRefreshTokens: true })
  await logIn(client(), tokens)
  await expect.poll(() => client().user?.name).toBe('Ada')
  tokens.setResponse({ claims: { name: 'Ada Lovelace' } })
  await client().getAccessTokenSilently({ cacheMode: 'off' })
  await expect.poll(() => client().user?.name).toBe('Ada Lovelace')
})

test('the organization of a login is the hint of the next silent one, in a cookie', async () => {
  const tokens = stubTokens({ claims: { org_id: 'org_1' } })
  const client = await openClient({ clientId: 'hinted' })
  await logIn(client(), tokens, { login: { authorizationParams: { organization: 'org_1' } } })
  expect(document.cookie).toContain('auth0.hinted.organization_hint=')
  const token = client().getAccessTokenSilently({ cacheMode: 'off' })
  const url = await authorizeUrlOfFrame()
  expect(new URL(url).searchParams.get('organization')).toBe('org_1')
  tokens.setNonce(url)
  respond(url)
  await token
})
