import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFacility } from '../../../testing/facilities.ts'
import { dueMailsSent, mailTo } from '../../../testing/mails.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { workerServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let claimer: SignedUp
beforeEach(async () => {
  server = await workerServer()
  claimer = await signUp(server, 'claimer')
})
afterEach(() => server.close())

async function unclaimed(name: string) {
  const { id } = await makeFacility(server, { email: 'keeper@people.test' }, { name })
  await server.db.deleteFrom('member').where('owner_id', '=', id).execute()
  return id
}
const claim = async (name: string, { api }: SignedUp = claimer) =>
  (await api.facilities.claims.submit({ ownerId: await unclaimed(name), data: { role: 'Manager' } })).data.id

/** The emails to an administrator, after all that is due was sent. */
async function mailsTo({ person }: SignedUp) {
  await dueMailsSent(server)
  return server.mails.filter(({ to }) => to === person.email)
}

const anHourLater = async () => {
  await server.pool.query(`update administrator set next_digest_date = now()`)
  await server.pool.query(`update mail_job set due_date = now()`)
  await server.pool.query(`select pg_notify('mail', '')`)
}

test('a new claim is mailed to every administrator with a link to the queue', async () => {
  const [one, other] = [await signUp(server, 'ann', ['admin']), await signUp(server, 'bob', ['admin'])]
  await claim('Elm Hall')
  const mail = await mailTo(server, one.person.email)
  expect(mail.subject).toBe('New claim: Elm Hall')
  expect(mail.text).toContain('Elm Hall, Indianapolis, Indiana')
  expect(mail.text).toContain('http://localhost/admin/claims')
  expect(mail.text).not.toContain(claimer.person.email)
  expect(await mailsTo(other)).toHaveLength(1)
})

test('claims within an hour of an email are one email after it', async () => {
  const admin = await signUp(server, 'ann', ['admin'])
  await claim('Elm Hall')
  await mailTo(server, admin.person.email)
  await claim('Oak Hall')
  await claim('Ash Hall')
  expect(await mailsTo(admin)).toHaveLength(1)
  await anHourLater()
  const digest = await mailTo(server, admin.person.email, '2 new claims')
  expect(digest.text).toContain('Oak Hall, Indianapolis, Indiana\nAsh Hall, Indianapolis, Indiana')
  expect(digest.text).not.toContain('Elm Hall')
  expect(await mailsTo(admin)).toHaveLength(2)
})

test('a claim that was decided before the email is not in it', async () => {
  const admin = await signUp(server, 'ann', ['admin'])
  await claim('Elm Hall')
  await mailTo(server, admin.person.email)
  const claimId = await claim('Oak Hall')
  await admin.api.claims.decide({ data: { claimId, status: 'Approved' } })
  await anHourLater()
  expect(await mailsTo(admin)).toHaveLength(1)
})

test('an administrator who was blocked since the claim is not mailed', async () => {
  const admin = await signUp(server, 'ann', ['admin'])
  await server.pool.query(`update administrator set next_digest_date = now() + interval '1 hour'`)
  await claim('Elm Hall')
  await server.pool.query('update app_user set blocked_date = now() where id = $1', [admin.id])
  await anHourLater()
  expect(await mailsTo(admin)).toEqual([])
})

test('an email that could not be sent is sent again', async () => {
  const admin = await signUp(server, 'ann', ['admin'])
  await server.pool.query(`update administrator set next_digest_date = now() + interval '1 hour'`)
  await claim('Elm Hall')
  // As after an attempt that failed: the slot is taken, and nothing was sent.
  await server.pool.query(`update mail_job set attempts = 1, due_date = now()`)
  await server.pool.query(`select pg_notify('mail', '')`)
  expect(await mailsTo(admin)).toEqual([])
  await anHourLater()
  expect((await mailTo(server, admin.person.email)).subject).toBe('New claim: Elm Hall')
})

test('an administrator is not mailed about an own claim', async () => {
  const other = await signUp(server, 'bob', ['admin'])
  await server.pool.query('insert into administrator (user_id) values ($1)', [claimer.id])
  await claim('Elm Hall')
  await mailTo(server, other.person.email)
  expect(await mailsTo(claimer)).toEqual([])
})

test('a user who signs in without the role again is not mailed', async () => {
  const admin = await signUp(server, 'ann', ['admin'])
  const again = await server.as({ ...admin.person, roles: [] })
  await again.facilities.my({})
  await claim('Elm Hall')
  expect(await mailsTo(admin)).toEqual([])
})

test('an administrator who has not signed in for 90 days is not mailed', async () => {
  const admin = await signUp(server, 'ann', ['admin'])
  await server.pool.query(`update administrator set seen_date = now() - interval '91 days'`)
  await claim('Elm Hall')
  expect(await mailsTo(admin)).toEqual([])
})
