import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpHere, tokenStatus } from '../../../testing/people.ts'
import { sessionClient } from '../../../testing/session-client.ts'
import { eventually, testServer, type Api, type TestServer } from '../../../testing/test-server.ts'
import { runOn } from './accounts.ts'
import { onSessionsEnded } from './end-tokens.ts'

let server: TestServer
let elsewhere: TestServer
beforeAll(async () => {
  server = await testServer()
  elsewhere = await testServer(server)
})
afterAll(async () => {
  await elsewhere.close()
  await server.close()
})

let people = 0
let person: Awaited<ReturnType<typeof signUpHere>>
let phone: Browser
let laptop: Browser
beforeEach(async () => {
  person = await signUpHere(server, `person-${people++}`)
  phone = await logIn('Safari on iPhone')
  laptop = await logIn('Firefox on Linux')
})

interface Browser {
  sessionId: string
  token: string
  /** On another server than the one that ends sessions. */
  api: Api
}

/** Logs in with another browser, as the embedded provider stores it, and subscribes it to push messages. */
async function logIn(device: string): Promise<Browser> {
  const uid = crypto.randomUUID()
  await server.pool.query(
    `insert into identity.artifact (model, id, payload, uid, account_id, device, expires_at)
     values ('Session', $1, $2, $1, $3, $4, now() + interval '1 day')`,
    [uid, { loginTs: 1, iat: 1 }, `local|${person.accountId}`, device],
  )
  const { data } = await person.api.users.sessions.list({})
  const sessionId = data.find((session) => session.device === device)?.id ?? ''
  await server.pool.query(
    `insert into push_subscription (id, user_id, session_id, endpoint, p256dh, auth)
     values (gen_random_uuid(), $1, $2, $3, $4, $5)`,
    [person.id, sessionId, `https://push.test/${uid}`, Buffer.alloc(65), Buffer.alloc(16)],
  )
  const named = { ...person.person, sessionId }
  return { sessionId, token: await server.issuer.tokenOf(named), api: await elsewhere.as(named) }
}

const subscribed = async () => {
  const { rows } = await server.pool.query<{ session: string }>(
    'select session_id as session from push_subscription where user_id = $1',
    [person.id],
  )
  return rows.map(({ session }) => session)
}

const untilRefused = (browser: Pick<Browser, 'api'>) =>
  eventually(
    () => tokenStatus(browser),
    (status) => status === 401,
  )

describe('ending a session', () => {
  const end = ({ sessionId }: Browser) => person.api.users.sessions.end({ sessionId })

  test('refuses its access tokens on all servers', async () => {
    expect(await tokenStatus(phone)).toBe(200)
    await end(phone)
    expect(await untilRefused(phone)).toBe(401)
  })

  test('leaves the tokens of other sessions', async () => {
    await end(phone)
    await untilRefused(phone)
    expect(await tokenStatus(laptop)).toBe(200)
    expect(await tokenStatus(person)).toBe(200)
  })

  test('leaves push on other devices', async () => {
    await end(phone)
    expect(await subscribed()).toEqual([laptop.sessionId])
  })

  test('ends its live connections only', async () => {
    const ended = await sessionClient({ token: phone.token, origin: elsewhere.origin })
    const kept = await sessionClient({ token: laptop.token, origin: elsewhere.origin })
    await end(phone)
    await expect.poll(ended.isClosed).toBe(true)
    expect(ended.received).toContainEqual(['ForceDisconnect'])
    expect(kept.isClosed()).toBe(false)
  })

  test('changes nothing for the session of somebody else', async () => {
    const other = await signUpHere(server, `person-${people++}`)
    await other.api.users.sessions.end({ sessionId: phone.sessionId })
    const { rows } = await server.pool.query('select from ended_session where session_id = $1', [
      phone.sessionId,
    ])
    expect(rows).toEqual([])
    expect(await subscribed()).toHaveLength(2)
  })
})

describe('when the provider ends', () => {
  const endAtProvider = (sessionIds: string[], isAll: boolean) =>
    onSessionsEnded(runOn(server.db), { subject: `local|${person.accountId}`, sessionIds, isAll })

  test('one session, others stay', async () => {
    await endAtProvider([phone.sessionId], false)
    await untilRefused(phone)
    expect(await tokenStatus(laptop)).toBe(200)
    expect(await subscribed()).toEqual([laptop.sessionId])
  })

  describe('before any token was used', () => {
    let subject: string
    beforeEach(() => void (subject = `local|${crypto.randomUUID()}`))
    const claims = () => ({ sub: subject, email: 'unused@test.test', email_verified: true })
    const apiOf = async ({ api }: { api: (token: string) => Api }, sessionId: string) =>
      api(await server.issuer.sign({ ...claims(), sid: sessionId }))
    const here = { api: (token: string) => server.withToken(token) }
    const there = { api: (token: string) => elsewhere.withToken(token) }

    test('all sessions, only tokens of a new one are accepted', async () => {
      const sessionId = crypto.randomUUID()
      const issuedAt = new Date(Date.now() - 5000)
      const withoutSession = server.withToken(await server.issuer.sign(claims(), '1h', { issuedAt }))
      await onSessionsEnded(runOn(server.db), { subject, sessionIds: [sessionId], isAll: true })
      expect(await tokenStatus({ api: withoutSession })).toBe(401)
      expect(await tokenStatus({ api: await apiOf(there, sessionId) })).toBe(401)
      expect(await tokenStatus({ api: await apiOf(there, crypto.randomUUID()) })).toBe(200)
      expect(await tokenStatus({ api: withoutSession })).toBe(401)
    })

    test('one session, only its tokens are refused', async () => {
      const sessionId = crypto.randomUUID()
      await onSessionsEnded(runOn(server.db), { subject, sessionIds: [sessionId], isAll: false })
      expect(await tokenStatus({ api: await apiOf(here, sessionId) })).toBe(401)
      expect(await tokenStatus({ api: await apiOf(there, sessionId) })).toBe(401)
      expect(await tokenStatus({ api: await apiOf(here, crypto.randomUUID()) })).toBe(200)
    })
  })

  test('all sessions, only tokens of a new one are accepted', async () => {
    await endAtProvider([phone.sessionId, laptop.sessionId], true)
    await untilRefused(phone)
    await untilRefused(laptop)
    expect(await subscribed()).toEqual([])
    const renewed = await elsewhere.as({ ...person.person, sessionId: crypto.randomUUID() })
    expect(await tokenStatus({ api: renewed })).toBe(200)
  })
})
