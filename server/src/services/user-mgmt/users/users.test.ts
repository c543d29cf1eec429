import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditOf } from '../../../testing/audit.ts'
import { signUp, tokenStatus, type SignedUp } from '../../../testing/people.ts'
import {
  eventually,
  refusal,
  refusedFields,
  type TestServer,
  testServer,
  workerServer,
} from '../../../testing/test-server.ts'

let server: TestServer
let admin: SignedUp
beforeAll(async () => {
  server = await workerServer()
  admin = await signUp(server, 'ada', ['admin'])
})
afterAll(() => server.close())
beforeEach(() => void server.events.splice(0))

let people = 0
const newPerson = (): Promise<SignedUp> => signUp(server, `person-${people++}`)

const reason = 'Spam in reviews.'
const block = (person: SignedUp, by = admin) => by.api.users.block({ userId: person.id, data: { reason } })

describe('blocking a user', () => {
  test('ends the token, with a reason', async () => {
    const person = await newPerson()
    expect(await tokenStatus(person)).toBe(200)
    await block(person)
    await eventually(
      () => tokenStatus(person),
      (status) => status === 403,
    )
    const { problem } = await refusal(person.api.facilities.my({}))
    expect(problem).toMatchObject({
      code: 'USER_BLOCKED',
      detail: expect.stringContaining('blocked your account'),
    })
  })

  test('ends the token on another server of the same database', async () => {
    const other = await testServer(server)
    const person = await newPerson()
    const elsewhere = { ...person, api: await other.as(person.person) }
    expect(await tokenStatus(elsewhere)).toBe(200)
    await block(person)
    await eventually(
      () => tokenStatus(elsewhere),
      (status) => status === 403,
    )
    await other.close()
  })

  test('returns the user with the reason, the date and the administrator', async () => {
    const person = await newPerson()
    expect((await block(person)).data).toMatchObject({
      id: person.id,
      name: person.person.name,
      email: person.person.email,
      block: { reason, date: expect.any(String), byName: 'ada' },
    })
  })

  test('keeps the profiles of the user', async () => {
    const person = await newPerson()
    const { id } = await server.stage.facility({ manager: person.person })
    const { data } = await block(person)
    expect(data.profileCount).toBe(1)
    expect((await (await server.as()).facilities.get({ id })).data.id).toBe(id)
  })

  test('is in the audit log and a security event', async () => {
    const person = await newPerson()
    await block(person)
    expect((await auditOf(server, person.id)).at(-1)).toMatchObject({
      operation: 'user-mgmt.users.block',
      user_id: admin.id,
      patch: [{ op: 'add', path: '/block', value: { reason } }],
    })
    expect(server.events).toContainEqual({
      name: 'user.blocked',
      subject: server.issuer.subjectOf(admin.person),
      target: server.issuer.subjectOf(person.person),
      address: '127.0.0.1',
      operation: 'user-mgmt.users.block',
    })
  })

  test('again changes the reason and keeps the date', async () => {
    const person = await newPerson()
    const first = await block(person)
    const again = await admin.api.users.block({ userId: person.id, data: { reason: 'Threats.' } })
    expect(again.data.block).toMatchObject({ reason: 'Threats.', date: first.data.block?.date })
  })

  test('without a reason returns 400', async () => {
    const person = await newPerson()
    const call = admin.api.users.block({ userId: person.id, data: { reason: ' ' } })
    expect(await refusedFields(call)).toEqual(['data/reason'])
  })

  test('an unknown user returns 404', async () => {
    const call = admin.api.users.block({ userId: crypto.randomUUID(), data: { reason } })
    expect((await refusal(call)).status).toBe(404)
  })

  test('oneself returns 409', async () => {
    expect((await refusal(block(admin))).problem.code).toBe('OWN_ACCOUNT')
    expect(await tokenStatus(admin)).toBe(200)
  })

  test('is refused for people who are no administrators', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    expect((await refusal(block(person, other))).status).toBe(403)
  })

  test('another administrator works, and of two who block each other at once, one stays', async () => {
    const [first, second] = [
      await signUp(server, 'first', ['admin']),
      await signUp(server, 'second', ['admin']),
    ]
    await server.pool.query(`delete from administrator where user_id <> all ($1)`, [[first.id, second.id]])
    const results = await Promise.allSettled([block(second, first), block(first, second)])
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))
    expect(refused).toEqual([expect.stringMatching(/LAST_ADMIN|USER_BLOCKED/)])
  })
})

describe('unblocking a user', () => {
  test('makes the token valid again', async () => {
    const person = await newPerson()
    await block(person)
    await eventually(
      () => tokenStatus(person),
      (status) => status === 403,
    )
    expect((await admin.api.users.unblock({ userId: person.id })).data.block).toBeNull()
    await eventually(
      () => tokenStatus(person),
      (status) => status === 200,
    )
    expect(server.events.map(({ name }) => name)).toContain('user.unblocked')
  })

  test('who is not blocked changes nothing', async () => {
    const person = await newPerson()
    expect((await admin.api.users.unblock({ userId: person.id })).data.block).toBeNull()
    expect(await auditOf(server, person.id)).toEqual([])
  })

  test('an unknown user returns 404', async () => {
    expect((await refusal(admin.api.users.unblock({ userId: crypto.randomUUID() }))).status).toBe(404)
  })
})

test('a token with a new address takes effect at once', async () => {
  const subject = 'test|moving@people.test'
  const token = (email: string) =>
    server.issuer.sign({ sub: subject, email, email_verified: true, name: 'Mover' })
  const call = async (email: string) => {
    const headers = { authorization: `Bearer ${await token(email)}` }
    await fetch(`${server.origin}/facility-mgmt/api/facilities/my`, { headers })
    const { rows } = await server.pool.query('select email from app_user where subject = $1', [subject])
    return rows[0]
  }
  expect(await call('old@people.test')).toEqual({ email: 'old@people.test' })
  expect(await call('new@people.test')).toEqual({ email: 'new@people.test' })
})
