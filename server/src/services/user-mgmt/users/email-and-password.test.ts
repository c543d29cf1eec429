import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailTo } from '../../../testing/mails.ts'
import { signUp, signUpHere, type SignedUp } from '../../../testing/people.ts'
import { refusal, workerServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let admin: SignedUp
let ann: SignedUp
let bob: SignedUp
beforeAll(async () => {
  server = await workerServer()
  admin = await signUp(server, 'ada', ['admin'])
  ann = await signUp(server, 'ann')
  bob = await signUp(server, 'bob')
})
afterAll(() => server.close())

describe('looking a user up by email', () => {
  const find = (by: SignedUp, email: string) => by.api.users.byEmail({ email })

  test('returns the caller for their own address, in any case', async () => {
    expect((await find(ann, 'ANN@people.test')).data).toMatchObject({ id: ann.id, email: 'ann@people.test' })
  })

  test('returns anybody to administrators', async () => {
    expect((await find(admin, 'bob@People.test')).data.id).toBe(bob.id)
  })

  test.each(['ann@people.test', 'nobody@people.test'])('returns 404 to others for %s', async (email) => {
    const { status, problem } = await refusal(find(bob, email))
    expect([status, problem.code]).toEqual([404, 'NOT_FOUND'])
  })

  test('returns the same problem whether or not somebody has the address', async () => {
    const problem = async (email: string) => {
      const { traceId: _, ...rest } = (await refusal(find(bob, email))).problem
      return rest
    }
    expect(await problem('ann@people.test')).toEqual(await problem('nobody@people.test'))
  })

  test('returns 404 for an address that is not verified', async () => {
    const person = await signUp(server, 'unverified')
    await server.pool.query('update app_user set email_verified = false where id = $1', [person.id])
    expect((await refusal(find(admin, 'unverified@people.test'))).status).toBe(404)
  })

  test('is refused to visitors', async () => {
    const visitor = await server.as()
    expect((await refusal(visitor.users.byEmail({ email: 'ann@people.test' }))).status).toBe(401)
  })
})

let accounts = 0
const newAccount = () => signUpHere(server, `account-${accounts++}`)

describe('a password reset', () => {
  test('emails the person a link of the identity provider', async () => {
    const person = await newAccount()
    await person.api.users.passwordReset({ id: person.id })
    const mail = await mailTo(server, person.person.email, 'Set a new password')
    expect(mail.text).toMatch(/http:\/\/localhost\/u\/reset\?token=[\w-]{43}\n/)
  })

  test('by an administrator emails the person, and nobody else', async () => {
    const person = await newAccount()
    await admin.api.users.passwordReset({ id: person.id })
    await mailTo(server, person.person.email, 'Set a new password')
    expect(server.mails.filter(({ to }) => to === admin.person.email)).toEqual([])
  })

  test('is reported as a security event', async () => {
    const person = await newAccount()
    await person.api.users.passwordReset({ id: person.id })
    expect(server.events).toContainEqual(
      expect.objectContaining({ name: 'password_reset.requested', target: person.person.subject }),
    )
  })

  test('of an account of another provider returns 409 with the reason', async () => {
    const { status, problem } = await refusal(ann.api.users.passwordReset({ id: ann.id }))
    expect([status, problem.code]).toEqual([409, 'EXTERNAL_ACCOUNT'])
    expect(problem.detail).toContain('another provider')
  })

  test('of somebody else is refused', async () => {
    const person = await newAccount()
    expect((await refusal(bob.api.users.passwordReset({ id: person.id }))).status).toBe(403)
  })

  test('of somebody hidden looks as if there were nobody', async () => {
    const person = await newAccount()
    await person.api.users.visibility({ isVisible: false })
    expect((await refusal(bob.api.users.passwordReset({ id: person.id }))).status).toBe(404)
  })

  test('returns 429 after five within a quarter of an hour', async () => {
    const person = await newAccount()
    const reset = () => person.api.users.passwordReset({ id: person.id })
    for (let n = 0; n < 5; n++) await reset()
    expect((await refusal(reset())).status).toBe(429)
  })
})
