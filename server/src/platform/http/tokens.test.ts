import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer, workerServer } from '../../testing/test-server.ts'
import { base, problemOf, wire } from '../../testing/wire.ts'

let server: TestServer
beforeAll(async () => {
  server = await workerServer()
})
afterAll(() => server.close())

const path = `${base}/facilities/my`
const claims = { sub: 'test|someone@tokens.test', email: 'someone@tokens.test', name: 'Someone' }
/** Any call that requires a user. */
const callAs = (authorization?: string) =>
  wire(server.origin, 'GET', path, authorization === undefined ? {} : { headers: { authorization } })

async function expectUnauthorized(authorization: string, code: string) {
  const reply = await callAs(authorization)
  expect(reply.status).toBe(401)
  expect(problemOf(reply).code).toBe(code)
  expect(reply.headers.get('www-authenticate')).toMatch(/^Bearer/)
  return reply
}
async function expectRejected(token: string, code: string) {
  const reply = await expectUnauthorized(`Bearer ${token}`, code)
  expect(reply.text).not.toContain(token)
}
const rowsOf = (subject: string) =>
  server.db.selectFrom('app_user').selectAll().where('subject', '=', subject).execute()

test.each(['Bearer', 'bearer'])('accepts a valid token with the scheme "%s"', async (scheme) => {
  expect((await callAs(`${scheme} ${await server.issuer.sign(claims)}`)).status).toBe(200)
})

test('returns 401 without a token', async () => {
  const reply = await callAs()
  expect(reply.status).toBe(401)
  expect(problemOf(reply).code).toBe('UNAUTHENTICATED')
  expect(reply.headers.get('www-authenticate')).toMatch(/^Bearer/)
})

test('rejects an expired token even where visitors are allowed', async () => {
  const token = await server.issuer.sign(claims, '-5m')
  const reply = await wire(server.origin, 'GET', `${base}/facilities`, { token })
  expect(reply.status).toBe(401)
  expect(problemOf(reply).code).toBe('TOKEN_EXPIRED')
})

test('rejects an expired token with a code of its own', async () => {
  await expectRejected(await server.issuer.sign(claims, '-5m'), 'TOKEN_EXPIRED')
})

test.each([
  { audience: 'urn:another:api' },
  { issuer: 'https://another.test/' },
  // The issuer without its trailing slash.
  { issuer: 'https://issuer.test' },
])('rejects a token with %o', async (options) => {
  await expectRejected(await server.issuer.sign(claims, '1h', options), 'TOKEN_INVALID')
})

const withOurIssuer = (token: SignJWT | UnsecuredJWT) =>
  token.setIssuer('https://issuer.test/').setAudience('urn:test:api').setIssuedAt().setExpirationTime('1h')

test('rejects a token with the algorithm "none"', async () => {
  const unsecured = new UnsecuredJWT(claims)
  withOurIssuer(unsecured)
  await expectRejected(unsecured.encode(), 'TOKEN_INVALID')
})

test('rejects a token without its signature', async () => {
  const signed = await server.issuer.sign(claims)
  await expectRejected(signed.replace(/\.[^.]+$/, '.'), 'TOKEN_INVALID')
})

test('rejects a token signed by another key', async () => {
  const { privateKey } = await generateKeyPair('RS256')
  const token = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'test' })
  withOurIssuer(token)
  await expectRejected(await token.sign(privateKey), 'TOKEN_INVALID')
})

test.each([
  ['the PEM of our public key', async () => exportSPKI(server.issuer.publicKey)],
  ['the JWK of our public key', async () => JSON.stringify(await exportJWK(server.issuer.publicKey))],
  [
    'the PEM of another public key',
    async () => exportSPKI((await generateKeyPair('RS256', { extractable: true })).publicKey),
  ],
])('rejects a token signed with HS256 and %s as the secret', async (_name, secret) => {
  const token = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'test' })
  withOurIssuer(token)
  await expectRejected(await token.sign(new TextEncoder().encode(await secret())), 'TOKEN_INVALID')
})

test('rejects a token whose payload was changed after signing', async () => {
  const [head, , signature] = (await server.issuer.sign(claims)).split('.')
  const payload = Buffer.from(JSON.stringify({ ...claims, 'urn:test:roles': ['admin'] })).toString(
    'base64url',
  )
  await expectRejected(`${head}.${payload}.${signature}`, 'TOKEN_INVALID')
})

test.each(['garbage', 'a.b.c', '..', 'e30.e30.e30', 'x'.repeat(5000)])(
  'rejects the malformed token %s',
  async (token) => {
    await expectRejected(token, 'TOKEN_INVALID')
  },
)

test.each(['Basic dXNlcjpwYXNz', 'Bearer', 'Bearer a b', 'Token abc', 'Bearer <>'])(
  'rejects the Authorization header "%s"',
  async (header) => {
    await expectUnauthorized(header, 'TOKEN_INVALID')
  },
)

test('rejects a token without a subject', async () => {
  const { sub: _, ...withoutSubject } = claims
  await expectRejected(await server.issuer.sign(withoutSubject), 'TOKEN_INVALID')
})

test('rejects a token with an empty subject', async () => {
  await expectRejected(await server.issuer.sign({ ...claims, sub: '' }), 'TOKEN_INVALID')
})

test('rejects a token without an email address and creates no user', async () => {
  await expectRejected(await server.issuer.sign({ sub: 'test|addressless' }), 'TOKEN_INVALID')
  expect(await rowsOf('test|addressless')).toEqual([])
})

test.each([
  [['admin'], 200],
  [undefined, 403],
  [[], 403],
  [['Admin'], 403],
  [['administrator'], 403],
  ['admin', 403],
  [{ admin: true }, 403],
  [[['admin']], 403],
  [[1, 'admin'], 403],
])('with the roles claim %j, an admin operation returns %i', async (roles, status) => {
  const token = await server.issuer.sign({ ...claims, 'urn:test:roles': roles })
  expect((await wire(server.origin, 'GET', `${base}/facilities/stats`, { token })).status).toBe(status)
})

test('twenty concurrent first requests create one user', async () => {
  const subject = 'test|burst'
  const token = await server.issuer.sign({
    sub: subject,
    email: 'Burst@Tokens.test',
    name: 'Burst',
    picture: 'https://a.test/b.png',
  })
  const replies = await Promise.all(Array.from({ length: 20 }, () => callAs(`Bearer ${token}`)))
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(await rowsOf(subject)).toMatchObject([
    { email: 'Burst@Tokens.test', name: 'Burst', picture: 'https://a.test/b.png', is_visible: true },
  ])
})

test('one person is one user on all servers and at every sign-in', async () => {
  const other = await testServer(server)
  const token = await server.issuer.sign(claims)
  await Promise.all([callAs(`Bearer ${token}`), wire(other.origin, 'GET', path, { token })])
  await callAs(`Bearer ${await server.issuer.sign(claims)}`)
  await other.close()
  expect(await rowsOf(claims.sub)).toHaveLength(1)
})

test('a token without a name creates a user named after the email address', async () => {
  await callAs(`Bearer ${await server.issuer.sign({ sub: 'test|nameless', email: 'old@tokens.test' })}`)
  expect(await rowsOf('test|nameless')).toMatchObject([{ email: 'old@tokens.test', name: 'old' }])
})

test('a token with a new email address updates the user but keeps the name', async () => {
  await callAs(`Bearer ${await server.issuer.sign({ sub: 'test|moving', email: 'old@tokens.test' })}`)
  const other = await testServer(server)
  const token = await server.issuer.sign({ sub: 'test|moving', email: 'new@tokens.test' })
  await wire(other.origin, 'GET', path, { token })
  await other.close()
  expect(await rowsOf('test|moving')).toMatchObject([{ email: 'new@tokens.test', name: 'old' }])
})
