import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditOf } from '../../../testing/audit.ts'
import { mailTo, tokenIn } from '../../../testing/mails.ts'
import { signUp, signUpHere, tokenStatus, type SignedUp } from '../../../testing/people.ts'
import {
  eventually,
  refusal,
  refusedFields,
  type TestServer,
  workerServer,
} from '../../../testing/test-server.ts'

let server: TestServer
let ann: SignedUp
let admin: SignedUp
beforeAll(async () => {
  server = await workerServer()
  ann = await signUp(server, 'ann')
  admin = await signUp(server, 'ada', ['admin'])
})
afterAll(() => server.close())
beforeEach(() => void server.events.splice(0))

let people = 0
const newPerson = () => signUp(server, `person-${people++}`)
/** Somebody with an account of the embedded provider. */
const newAccount = (roles: string[] = []) => signUpHere(server, `account-${people++}`, roles)

const replace = (path: string, value: unknown) => [{ op: 'replace' as const, path, value }]

describe('settings', () => {
  test('are those of the browser and all notifications at first', async () => {
    const { api } = await newPerson()
    const { data } = await api.users.settings.get({})
    expect(data).toMatchObject({ timeZone: null, theme: 'system' })
    const { favorites, ...addressed } = data.notifications
    expect(favorites).toEqual({ inApp: true, email: 'daily', push: false })
    for (const channels of Object.values(addressed))
      expect(channels).toEqual({ inApp: true, email: 'now', push: true })
  })

  test('are kept', async () => {
    const { api } = await newPerson()
    await api.users.settings.update({
      patch: [
        ...replace('/timeZone', 'America/Chicago'),
        ...replace('/theme', 'dark'),
        ...replace('/notifications/messages/email', 'never'),
      ],
    })
    expect((await api.users.settings.get({})).data).toMatchObject({
      timeZone: 'America/Chicago',
      theme: 'dark',
      notifications: { messages: { inApp: true, email: 'never' }, reviews: { inApp: true, email: 'now' } },
    })
  })

  test('with a topic that no longer exists are read without it', async () => {
    const { api, id } = await newPerson()
    await server.pool.query(`insert into user_setting (user_id, notifications) values ($1, $2)`, [
      id,
      { carrierPigeons: { email: true }, reviews: { email: 'never' } },
    ])
    const { notifications } = (await api.users.settings.get({})).data
    expect(notifications).not.toHaveProperty('carrierPigeons')
    expect(notifications.reviews).toEqual({ inApp: true, email: 'never', push: true })
  })

  test.each([
    ['/timeZone', 'Mars/Olympus', 'timeZone'],
    ['/theme', 'sepia', 'theme'],
    ['/notifications/reviews/email', 'maybe', 'notifications/reviews/email'],
  ])('return 400 for %s %j', async (path, value, field) => {
    expect(await refusedFields(ann.api.users.settings.update({ patch: replace(path, value) }))).toEqual([
      field,
    ])
  })

  test('with an old ETag return 412', async () => {
    const { api } = await newPerson()
    await api.users.settings.update({ patch: replace('/theme', 'dark') })
    const call = api.users.settings.update({ patch: replace('/theme', 'light') }, { ifMatch: '"1-x"' })
    expect((await refusal(call)).status).toBe(412)
  })

  test('of somebody else are never returned', async () => {
    const { api } = await newPerson()
    await api.users.settings.update({ patch: replace('/theme', 'dark') })
    expect((await ann.api.users.settings.get({})).data.theme).toBe('system')
  })
})

/** Tokens have whole seconds. Those that were issued in the second in which others ended are valid after this. */
const aSecondLater = ({ id }: SignedUp) =>
  server.pool.query(`update app_user set tokens_from = tokens_from - interval '1 second' where id = $1`, [id])

/** A session as the embedded provider stores it. */
async function addSession({ accountId }: { accountId: string }, device: string, startedMinutesAgo: number) {
  const uid = crypto.randomUUID()
  const startedAt = Math.floor(Date.now() / 1000) - 60 * startedMinutesAgo
  await server.pool.query(
    `insert into identity.artifact (model, id, payload, uid, account_id, device, expires_at)
     values ('Session', $1, $2, $1, $3, $4, now() + interval '1 day')`,
    [uid, { loginTs: startedAt, iat: startedAt }, `local|${accountId}`, device],
  )
  await server.pool.query(
    `insert into identity.artifact (model, id, payload, session_uid, account_id)
     values ('RefreshToken', $1, '{}', $1, $2)`,
    [uid, `local|${accountId}`],
  )
}

const artifactsOf = async ({ accountId }: { accountId: string }) => {
  const { rows } = await server.pool.query<{ model: string; device: string | null }>(
    'select model, device from identity.artifact where account_id = $1 order by model',
    [`local|${accountId}`],
  )
  return rows
}

describe('programs', () => {
  /** What the person allowed a program, as the embedded provider stores it. */
  const allow = async ({ accountId }: { accountId: string }, clientId: string, name: string | null) =>
    server.pool.query(
      `insert into identity.artifact (model, id, payload, account_id, program_name, expires_at)
       values ('Grant', $1, $2, $3, $4, now() + interval '1 day')`,
      [
        crypto.randomUUID(),
        { clientId, iat: 1_790_000_000, resources: { 'https://brand.test/mcp': 'mcp:read leads:write' } },
        `local|${accountId}`,
        name,
      ],
    )

  test('are listed with their host and what they may do', async () => {
    const person = await newAccount()
    await allow(person, 'https://planner.test/client.json', 'Planner')
    await allow(person, 'product', null)
    const { data } = await person.api.users.programs.list({})
    expect(data).toMatchObject({
      isManagedHere: true,
      programs: [
        {
          name: 'Planner',
          host: 'planner.test',
          scopes: ['mcp:read', 'leads:write'],
          createdDate: '2026-09-21T14:13:20.000Z',
        },
      ],
    })
  })

  test('of somebody else are neither listed nor disconnected', async () => {
    const person = await newAccount()
    const other = await newAccount()
    await allow(person, 'https://planner.test/client.json', null)
    const [program] = (await person.api.users.programs.list({})).data.programs
    expect(program?.name).toBe('planner.test')
    expect((await other.api.users.programs.list({})).data.programs).toEqual([])
    await other.api.users.programs.end({ programId: program!.id })
    expect((await person.api.users.programs.list({})).data.programs).toHaveLength(1)
  })

  test('are managed elsewhere with another provider', async () => {
    const { api } = await newPerson()
    expect((await api.users.programs.list({})).data).toEqual({ isManagedHere: false, programs: [] })
  })
})

describe('sessions', () => {
  test('are listed with their devices, the last used first', async () => {
    const person = await newAccount()
    await addSession(person, 'Firefox on Linux', 90)
    await addSession(person, 'Safari on iPhone', 5)
    const { data } = await person.api.users.sessions.list({})
    expect(data.map(({ device }) => device)).toEqual(['Safari on iPhone', 'Firefox on Linux'])
  })

  test('mark the one in which the token of the call was issued', async () => {
    const person = await newAccount()
    await addSession(person, 'Firefox on Linux', 90)
    await addSession(person, 'Safari on iPhone', 5)
    const [phone] = (await person.api.users.sessions.list({})).data
    const onPhone = await server.as({ ...person.person, sessionId: phone!.id })
    const { data } = await onPhone.users.sessions.list({})
    expect(data.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Safari on iPhone', true],
      ['Firefox on Linux', false],
    ])
  })

  test('are all elsewhere for a token without a session', async () => {
    const person = await newAccount()
    await addSession(person, 'Firefox on Linux', 5)
    expect((await person.api.users.sessions.list({})).data).toMatchObject([{ isCurrent: false }])
  })

  test('of somebody else are not listed', async () => {
    await addSession(await newAccount(), 'Firefox on Linux', 5)
    expect((await (await newAccount()).api.users.sessions.list({})).data).toEqual([])
  })

  test('can be ended one by one, with their refresh tokens', async () => {
    const person = await newAccount()
    await addSession(person, 'Firefox on Linux', 90)
    await addSession(person, 'Safari on iPhone', 5)
    const [first] = (await person.api.users.sessions.list({})).data
    await person.api.users.sessions.end({ sessionId: first!.id })
    expect(await artifactsOf(person)).toEqual([
      { model: 'RefreshToken', device: null },
      { model: 'Session', device: 'Firefox on Linux' },
    ])
  })

  test('of somebody else cannot be ended', async () => {
    const person = await newAccount()
    await addSession(person, 'Firefox on Linux', 5)
    const [session] = (await person.api.users.sessions.list({})).data
    await (await newAccount()).api.users.sessions.end({ sessionId: session!.id })
    expect((await person.api.users.sessions.list({})).data).toHaveLength(1)
  })

  test('end everywhere, with the access token', async () => {
    const person = await newAccount()
    await addSession(person, 'Firefox on Linux', 5)
    await person.api.users.sessions.endAll({ data: {} })
    expect(await artifactsOf(person)).toEqual([])
    await eventually(
      () => tokenStatus(person),
      (status) => status === 401,
    )
    expect((await refusal(person.api.users.my({}))).problem.code).toBe('TOKEN_EXPIRED')
  })

  test('can begin again after that', async () => {
    const person = await newAccount()
    await person.api.users.sessions.endAll({ data: {} })
    await aSecondLater(person)
    expect(await tokenStatus({ api: await server.as(person.person) })).toBe(200)
  })
})

describe('a new address', () => {
  const change = ({ api }: SignedUp, email: string) => api.users.email.change({ data: { email } })

  /** The token in the email about the new address. */
  async function tokenFor(person: SignedUp, email: string) {
    await change(person, email)
    return tokenIn(await mailTo(server, email))
  }
  const freeAddress = () => `new-${people++}@people.test`

  test('takes effect when its link is used', async () => {
    const person = await newAccount()
    const email = freeAddress()
    const token = await tokenFor(person, email)
    expect((await person.api.users.my({})).data.email).toBe(person.person.email)
    const { data } = await person.api.users.email.confirm({ data: { token } })
    expect(data).toMatchObject({ email, isEmailVerified: true })
    const { rows } = await server.pool.query('select email from identity.account where id = $1', [
      person.accountId,
    ])
    expect(rows).toEqual([{ email }])
  })

  test('is not set back by a token with the old one, issued in an earlier second', async () => {
    const person = await newAccount()
    const email = freeAddress()
    const token = await tokenFor(person, email)
    await person.api.users.email.confirm({ data: { token } })
    await server.pool.query(
      `update app_user set tokens_from = tokens_from + interval '1 second' where id = $1`,
      [person.id],
    )
    await eventually(
      () => tokenStatus(person),
      (status) => status === 401,
    )
    const { rows } = await server.pool.query('select email from app_user where id = $1', [person.id])
    expect(rows).toEqual([{ email }])
  })

  test('takes effect for a token that is renewed in the same second', async () => {
    const person = await newAccount()
    const email = freeAddress()
    const token = await tokenFor(person, email)
    await person.api.users.email.confirm({ data: { token } })
    const renewed = await server.as({ ...person.person, email })
    expect((await renewed.users.my({})).data.email).toBe(email)
  })

  test('is sent at most three links a day', async () => {
    const email = freeAddress()
    for (let asked = 0; asked < 4; asked++) await change(await newAccount(), email)
    const last = freeAddress()
    await tokenFor(await newAccount(), last)
    expect(server.mails.filter(({ to }) => to === email)).toHaveLength(3)
  })

  test('is announced to the old one, which is not kept', async () => {
    const person = await newAccount()
    const token = await tokenFor(person, freeAddress())
    await person.api.users.email.confirm({ data: { token } })
    expect((await mailTo(server, person.person.email, 'was changed')).text).toContain('another address')
    await eventually(
      async () => (await server.pool.query('select from email_change where user_id = $1', [person.id])).rows,
      (rows) => rows.length === 0,
    )
  })

  test('that is taken gets the same reply, and no email', async () => {
    const [person, other] = [await newAccount(), await newAccount()]
    expect(await change(person, other.person.email.toUpperCase())).toEqual({ data: null })
    const email = freeAddress()
    await tokenFor(person, email)
    expect(server.mails.some(({ to }) => to === other.person.email)).toBe(false)
  })

  test('that was taken since is refused like an expired link', async () => {
    const person = await newAccount()
    const email = freeAddress()
    const token = await tokenFor(person, email)
    await server.pool.query(`insert into identity.account (id, email, name) values ($1, $2, 'Other')`, [
      crypto.randomUUID(),
      email,
    ])
    const { problem } = await refusal(person.api.users.email.confirm({ data: { token } }))
    expect(problem.code).toBe('LINK_EXPIRED')
  })

  test.each(['used', 'of somebody else', 'replaced by another', 'a day old'])(
    'is refused with a link that is %s',
    async (what) => {
      const person = await newAccount()
      const token = await tokenFor(person, freeAddress())
      if (what === 'used') await person.api.users.email.confirm({ data: { token } })
      if (what === 'replaced by another') await tokenFor(person, freeAddress())
      if (what === 'a day old') await server.pool.query('update mailed_token set expires_date = now()')
      const caller = what === 'of somebody else' ? await newAccount() : person
      const api = await server.as(caller.person)
      expect((await refusal(api.users.email.confirm({ data: { token } }))).problem.code).toBe('LINK_EXPIRED')
    },
  )

  test('of an external provider returns 409', async () => {
    expect((await refusal(change(ann, freeAddress()))).problem.code).toBe('EXTERNAL_ACCOUNT')
  })

  test('that is none returns 400', async () => {
    expect(await refusedFields(change(ann, 'nobody'))).toEqual(['data/email'])
  })

  test('stays out of the audit log', async () => {
    const person = await newAccount()
    const email = freeAddress()
    const token = await tokenFor(person, email)
    await person.api.users.email.confirm({ data: { token } })
    expect(JSON.stringify(await auditOf(server, person.id))).not.toContain(email)
  })
})

describe('the role of an administrator', () => {
  const set = (person: SignedUp, isAdmin: boolean, by = admin) =>
    by.api.users.setAdmin({ userId: person.id, isAdmin })

  test('can be given', async () => {
    const person = await newAccount()
    expect((await set(person, true)).data.isAdmin).toBe(true)
    const { rows } = await server.pool.query('select roles from identity.account where id = $1', [
      person.accountId,
    ])
    expect(rows).toEqual([{ roles: ['admin'] }])
    expect(server.events).toContainEqual(expect.objectContaining({ name: 'admin.added' }))
  })

  test('can be taken, which ends the token', async () => {
    const person = await newAccount(['admin'])
    expect((await set(person, false)).data.isAdmin).toBe(false)
    await eventually(
      () => tokenStatus(person),
      (status) => status === 401,
    )
  })

  test('stays with the last administrator', async () => {
    const last = await newAccount(['admin'])
    await server.pool.query('delete from administrator where user_id <> $1', [last.id])
    expect((await refusal(set(last, false, last))).problem.code).toBe('LAST_ADMIN')
  })

  test('of an external provider returns 409', async () => {
    expect((await refusal(set(ann, true))).problem.code).toBe('EXTERNAL_ACCOUNT')
  })

  test('is refused to others', async () => {
    expect((await refusal(set(ann, true, ann))).status).toBe(403)
  })
})
