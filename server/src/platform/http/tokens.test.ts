import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../testing/test-server.ts'
import { base, problemOf, wire } from '../../testing/wire.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const claims = { sub: 'test|someone@tokens.test', email: 'someone@tokens.test', name: 'Someone' }
const my = (authorization?: string) =>
  wire(
    server.origin,
    'GET',
    `${base}/facilities/my`,
    authorization === undefined ? {} : { headers: { authorization } },
  )

async function expectRefused(token: string, code: string) {
  const heard = await my(`Bearer ${token}`)
  expect(heard.status).toBe(401)
  expect(problemOf(heard).code).toBe(code)
  expect(heard.headers.get('www-authenticate')).toMatch(/^Bearer/)
  expect(heard.text).not.toContain(token)
}
const rowsOf = (subject: string) =>
  server.db.selectFrom('app_user').selectAll().where('subject', '=', subject).execute()

test('a token that holds is let in, whatever the case of its scheme', async () => {
  const token = await server.issuer.sign(claims)
  expect((await my(`Bearer ${token}`)).status).toBe(200)
  expect((await my(`bearer ${token}`)).status).toBe(200)
})

test('no token is a visitor, who is asked to sign in where a user is needed', async () => {
  const heard = await my()
  expect(heard.status).toBe(401)
  expect(problemOf(heard).code).toBe('UNAUTHENTICATED')
  expect(heard.headers.get('www-authenticate')).toMatch(/^Bearer/)
})

test('a token that does not hold is refused even where visitors are let in', async () => {
  const path = `${base}/facilities`
  const heard = await wire(server.origin, 'GET', path, { token: await server.issuer.sign(claims, '-5m') })
  expect(heard.status).toBe(401)
  expect(problemOf(heard).code).toBe('TOKEN_EXPIRED')
})

test('an expired token says so', async () => {
  await expectRefused(await server.issuer.sign(claims, '-5m'), 'TOKEN_EXPIRED')
})

test('a token of another audience or issuer is refused', async () => {
  await expectRefused(
    await server.issuer.sign(claims, '1h', { audience: 'urn:another:api' }),
    'TOKEN_INVALID',
  )
  await expectRefused(
    await server.issuer.sign(claims, '1h', { issuer: 'https://another.test/' }),
    'TOKEN_INVALID',
  )
  await expectRefused(
    await server.issuer.sign(claims, '1h', { issuer: 'https://issuer.test' }),
    'TOKEN_INVALID',
  )
})

const addressed = (token: SignJWT | UnsecuredJWT) =>
  token.setIssuer('https://issuer.test/').setAudience('urn:test:api').setIssuedAt().setExpirationTime('1h')

test('an unsigned token is refused', async () => {
  const unsigned = new UnsecuredJWT(claims)
  addressed(unsigned)
  await expectRefused(unsigned.encode(), 'TOKEN_INVALID')
  const signed = await server.issuer.sign(claims)
  await expectRefused(signed.replace(/\.[^.]+$/, '.'), 'TOKEN_INVALID')
})

test('a token signed by another key, or by the public key as if it were a secret, is refused', async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const foreign = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'test' })
  addressed(foreign)
  await expectRefused(await foreign.sign(privateKey), 'TOKEN_INVALID')

  const ours = server.issuer.publicKey
  for (const secret of [
    await exportSPKI(ours),
    JSON.stringify(await exportJWK(ours)),
    await exportSPKI(publicKey),
  ]) {
    const symmetric = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'test' })
    addressed(symmetric)
    await expectRefused(await symmetric.sign(new TextEncoder().encode(secret)), 'TOKEN_INVALID')
  }
})

test('a token with another payload under its signature is refused', async () => {
  const [head, , signature] = (await server.issuer.sign(claims)).split('.')
  const payload = Buffer.from(JSON.stringify({ ...claims, 'urn:test:roles': ['admin'] })).toString(
    'base64url',
  )
  await expectRefused(`${head}.${payload}.${signature}`, 'TOKEN_INVALID')
})

test('garbage is refused', async () => {
  for (const token of ['garbage', 'a.b.c', '..', 'e30.e30.e30', 'x'.repeat(5000)])
    await expectRefused(token, 'TOKEN_INVALID')
  for (const header of ['Basic dXNlcjpwYXNz', 'Bearer', 'Bearer a b', 'Token abc', 'Bearer <>']) {
    const heard = await my(header)
    expect(heard.status, header).toBe(401)
    expect(problemOf(heard).code).toBe('TOKEN_INVALID')
    expect(heard.headers.get('www-authenticate')).toMatch(/^Bearer/)
  }
})

test('a token that names nobody, or has no address to know them by, is refused', async () => {
  const { sub: _, ...nobody } = claims
  await expectRefused(await server.issuer.sign(nobody), 'TOKEN_INVALID')
  await expectRefused(await server.issuer.sign({ ...claims, sub: '' }), 'TOKEN_INVALID')
  await expectRefused(await server.issuer.sign({ sub: 'test|addressless' }), 'TOKEN_INVALID')
  expect(await rowsOf('test|addressless')).toEqual([])
})

test('a role is only what the roles claim lists', async () => {
  const stats = async (roles: unknown) => {
    const token = await server.issuer.sign({ ...claims, 'urn:test:roles': roles })
    return (await wire(server.origin, 'GET', `${base}/facilities/stats`, { token })).status
  }
  expect(await stats(['admin'])).toBe(200)
  for (const roles of [
    undefined,
    [],
    ['Admin'],
    ['administrator'],
    'admin',
    { admin: true },
    [['admin']],
    [1, 'admin'],
  ])
    expect(await stats(roles), JSON.stringify(roles)).toBe(403)
})

test('the first sign-in makes one row, also when twenty requests are the first', async () => {
  const subject = 'test|burst'
  const token = await server.issuer.sign({
    sub: subject,
    email: 'Burst@Tokens.test',
    name: 'Burst',
    picture: 'https://a.test/b.png',
  })
  const replies = await Promise.all(Array.from({ length: 20 }, () => my(`Bearer ${token}`)))
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(await rowsOf(subject)).toMatchObject([
    { email: 'Burst@Tokens.test', name: 'Burst', picture: 'https://a.test/b.png', is_visible: true },
  ])
})

test('the same person is the same row on every server and at every sign-in', async () => {
  const other = await testServer(server)
  const token = await server.issuer.sign(claims)
  await Promise.all([my(`Bearer ${token}`), wire(other.origin, 'GET', `${base}/facilities/my`, { token })])
  await my(`Bearer ${await server.issuer.sign(claims)}`)
  await other.close()
  expect(await rowsOf(claims.sub)).toHaveLength(1)
})

test('a new address in the token becomes the row’s; a name is made of it where there is none', async () => {
  await my(`Bearer ${await server.issuer.sign({ sub: 'test|moving', email: 'old@tokens.test' })}`)
  expect(await rowsOf('test|moving')).toMatchObject([{ email: 'old@tokens.test', name: 'old' }])
  const other = await testServer(server)
  const token = await server.issuer.sign({ sub: 'test|moving', email: 'new@tokens.test' })
  await wire(other.origin, 'GET', `${base}/facilities/my`, { token })
  await other.close()
  expect(await rowsOf('test|moving')).toMatchObject([{ email: 'new@tokens.test', name: 'old' }])
})
